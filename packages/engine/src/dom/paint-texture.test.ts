import { describe, expect, it } from 'vitest';
import { createEngine, type Box, type Engine } from '../engine.ts';
import { PaintQueue } from './paint-queue.ts';
import { PaintTexture } from './paint-texture.ts';

const PAGE = { width: 700, height: 300 };
const WHOLE: Box = { left: 0, top: 0, right: 700, bottom: 300 };

const nothing = () => undefined;

/**
 * A page's texture in the graphics of nobody, and what was uploaded: into which of its textures, which box, its first
 * word.
 */
function texture() {
  const handed: { into: unknown; box: Box; word: number }[] = [];
  const [textures, units] = [new Map<unknown, number>(), new Map<number, unknown>()];
  let [active, made] = [0, 0];
  const gl = {
    TEXTURE0: 0,
    activeTexture: (unit: number) => (active = unit),
    bindTexture: (_kind: unknown, bound: unknown) => units.set(active, bound),
    createTexture: () => ++made,
    getSyncParameter: nothing,
    deleteSync: nothing,
    fenceSync: nothing,
    flush: nothing,
    deleteTexture: (gone: unknown) => textures.delete(gone),
    texParameteri: nothing,
    texStorage2D: (_kind: unknown, _levels: number, _format: unknown, width: number) =>
      textures.set(units.get(active), width),
    texSubImage2D(_kind: unknown, _level: number, left: number, top: number, ...rest: unknown[]) {
      const [width, height, , , bytes] = rest as [number, number, number, number, Uint8Array];
      const box = { left, top, right: left + width, bottom: top + height };
      expect(bytes.length).toBeGreaterThanOrEqual(width * height * 4);
      handed.push({
        into: units.get(active),
        box,
        word: new Uint32Array(bytes.buffer, bytes.byteOffset)[0]!,
      });
    },
  };
  const paint = new PaintTexture(gl as unknown as WebGL2RenderingContext, { unit: 0, spare: 3 }, PAGE);
  return { paint, handed, shownWidth: () => textures.get(units.get(0)), count: () => textures.size };
}

/** A page of a left and a right half. */
function page() {
  const engine = createEngine({
    ...PAGE,
    regions: { width: 2, height: 1, count: 2, ids: Uint16Array.of(1, 2) },
  });
  engine.set({ opacity: 1 });
  return engine;
}

/** Hands changed paint over as a surface does. */
function hand(paint: PaintTexture, engine: Engine, box: Box): void {
  const queue = new PaintQueue(PAGE);
  queue.add(box);
  for (let next = queue.next; next; next = queue.next) {
    paint.upload(engine, next);
    queue.shift();
  }
}

describe('the paint of a page on its way to the graphics', () => {
  it('is not handed over where there is none', () => {
    const { paint, handed } = texture();
    hand(paint, page(), WHOLE);
    expect(handed).toEqual([]);
  });

  it('goes in small pieces, at half its size from afar, and again where it was taken off', () => {
    const engine = page();
    const { paint, handed, shownWidth } = texture();
    expect(shownWidth()).toBe(350);
    engine.fillAt(0.1, 0.5, '#ff0000');
    hand(paint, engine, { ...WHOLE, left: 31, bottom: 201 });
    const boxes = handed.map(({ box }) => box);
    expect(boxes[0]).toEqual({ left: 15, top: 0, right: 128, bottom: 101 });
    expect(boxes.every(({ left }) => left < 256)).toBe(true);
    expect(handed[0]!.word).toBe(0xff0000ff);
    engine.undo();
    hand(paint, engine, { ...WHOLE, bottom: 201 });
    expect(handed).toHaveLength(2 * boxes.length);
    expect(handed.at(-1)?.word).toBe(0);
  });

  it('goes on the halves of its pixels, so that what changed is whole at half its size', () => {
    const engine = page();
    const { paint, handed } = texture();
    engine.fillAt(0.1, 0.5, '#ff0000');
    hand(paint, engine, { left: 201, top: 200, right: 255, bottom: 255 });
    expect(handed.map(({ box }) => box)).toEqual([{ left: 100, top: 100, right: 128, bottom: 128 }]);
  });

  it('comes close piece by piece, shows the old texture meanwhile and misses no paint', () => {
    const engine = page();
    const { paint, handed, shownWidth, count } = texture();
    engine.fillAt(0.1, 0.5, '#ff0000');
    hand(paint, engine, WHOLE);
    expect(paint.follow(engine, 0.5)).toBe(true);
    expect(paint.follow(engine, 0.8)).toBe(false);
    engine.fillAt(0.9, 0.5, '#0000ff');
    hand(paint, engine, WHOLE);
    expect([shownWidth(), count()]).toEqual([350, 2]);
    while (!paint.follow(engine, 0.8)) expect(shownWidth()).toBe(350);
    expect([shownWidth(), count()]).toEqual([700, 1]);
    const into = handed.at(-1)?.into;
    const fine = handed.filter((piece) => piece.into === into).map(({ box }) => box);
    expect(fine).toContainEqual({ left: 0, top: 0, right: 256, bottom: 256 });
    expect(fine).toContainEqual({ left: 512, top: 256, right: 700, bottom: 300 });
    expect(paint.follow(engine, 0.2)).toBe(false);
    expect(paint.follow(engine, 1)).toBe(true);
    expect([shownWidth(), count()]).toEqual([700, 1]);
  });
});
