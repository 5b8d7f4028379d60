import { describe, expect, it } from 'vitest';
import { createEngine, type Box } from '../engine.ts';
import { createPaintTexture } from './paint-texture.ts';

const PAGE = { width: 700, height: 300 };
const WHOLE: Box = { left: 0, top: 0, right: 700, bottom: 300 };

const nothing = () => undefined;

/** A texture of a page in the graphics of nobody, and what was handed over to it: each box with its first word. */
function texture() {
  const handed: { box: Box; word: number }[] = [];
  const gl = {
    activeTexture: nothing,
    bindTexture: nothing,
    createTexture: () => ({}),
    texStorage2D: nothing,
    texSubImage2D(_kind: number, _level: number, left: number, top: number, ...rest: unknown[]) {
      const [width, height, , , bytes] = rest as [number, number, number, number, Uint8Array];
      const box = { left, top, right: left + width, bottom: top + height };
      handed.push({ box, word: new Uint32Array(bytes.buffer)[0]! });
    },
  };
  return { paint: createPaintTexture(gl as unknown as WebGL2RenderingContext, 0, PAGE), handed };
}

function page() {
  return createEngine({ ...PAGE, regions: { width: 2, height: 1, count: 2, ids: Uint16Array.of(1, 2) } });
}

describe('the paint of a page on its way to the graphics', () => {
  it('is not handed over where there is none', () => {
    const { paint, handed } = texture();
    paint.set(page(), WHOLE);
    expect(handed).toEqual([]);
  });

  it('goes in small pieces, and again where it was taken off', () => {
    const engine = page();
    const { paint, handed } = texture();
    engine.set({ opacity: 1 });
    engine.fillAt(0.1, 0.5, '#ff0000');
    paint.set(engine, { ...WHOLE, bottom: 200 });
    const boxes = handed.map(({ box }) => box);
    expect(boxes).toContainEqual({ left: 0, top: 0, right: 256, bottom: 200 });
    expect(boxes.every(({ left }) => left < 512)).toBe(true);
    expect(handed[0]!.word).toBe(0xff0000ff);
    engine.undo();
    paint.set(engine, { ...WHOLE, bottom: 200 });
    expect(handed).toHaveLength(2 * boxes.length);
    expect(handed.at(-1)?.word).toBe(0);
  });
});
