import { createEngine } from '@inkbloom/engine';
import { describe, expect, it } from 'vitest';
import { createFinder } from './find-area.ts';

const SIDE = 64;

/** A page of four squares, the ids 1 to 4 in reading order. */
function fourSquares() {
  const ids = Uint16Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    return 1 + Number(x >= SIDE / 2) + 2 * Number(y >= SIDE / 2);
  });
  const engine = createEngine({
    width: SIDE,
    height: SIDE,
    regions: { width: SIDE, height: SIDE, count: 4, ids },
  });
  engine.setView({ width: 400, height: 400, insets: { left: 0, top: 0, right: 0, bottom: 0 } });
  return engine;
}

describe('the finder', () => {
  it('goes round the areas that wait for paint, each in view', () => {
    const engine = fourSquares();
    const find = createFinder(engine, { quietly: (zoom) => zoom() });
    engine.fillAt(0.75, 0.25);
    expect([find(), find(), find(), find()].map((found) => found?.region)).toEqual([1, 3, 4, 1]);
    const { x, y, width, height } = engine.state().visible;
    expect(x).toBeLessThan(0.25);
    expect(y).toBeLessThan(0.25);
    expect(x + width).toBeGreaterThan(0.25);
    expect(y + height).toBeGreaterThan(0.25);
  });

  it('finds none when every area is colored', () => {
    const engine = fourSquares();
    for (const x of [0.25, 0.75]) for (const y of [0.25, 0.75]) engine.fillAt(x, y);
    expect(createFinder(engine, { quietly: (zoom) => zoom() })()).toBeNull();
  });
});
