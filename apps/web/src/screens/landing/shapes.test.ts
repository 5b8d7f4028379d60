import type { RegionMap } from '@inkbloom/formats/region-map';
import { describe, expect, it } from 'vitest';
import { findShapes, isInner, nextShape, shapeAt } from './shapes.ts';

const CELL = 16;

/** A map whose regions are the squares of these rows. */
function map(rows: readonly (readonly number[])[]): RegionMap {
  const width = rows[0]!.length * CELL;
  const height = rows.length * CELL;
  const ids = Uint16Array.from({ length: width * height }, (_, at) => {
    const row = rows[Math.floor(at / width / CELL)]!;
    return row[Math.floor((at % width) / CELL)]!;
  });
  return { width, height, count: Math.max(...rows.flat()), ids };
}

const grid = map([
  [1, 2, 3],
  [4, 5, 6],
  [7, 0, 7],
]);
const shapes = findShapes(grid);
const shape = (id: number) => shapes.find((one) => one.id === id)!;

describe('the shapes of a page', () => {
  it('are its regions, without the ink', () => {
    expect(shapes.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(shape(5)).toMatchObject({ area: 256, left: 16, top: 16, right: 32, bottom: 32 });
  });

  it('have a heart inside them, also where their middle is outside', () => {
    for (const one of shapes) expect(shapeAt(grid, shapes, one.heart)?.id).toBe(one.id);
  });

  it('are drawn on the page, or the ground that reaches its corner', () => {
    expect(shapes.filter(isInner).map(({ id }) => id)).toEqual([5, 6]);
  });

  it('are found by a point; ink and places off the page are none', () => {
    expect(shapeAt(grid, shapes, { x: 40.5, y: 3 })?.id).toBe(3);
    expect(shapeAt(grid, shapes, { x: 24, y: 40 })).toBeUndefined();
    expect(shapeAt(grid, shapes, { x: -1, y: 3 })).toBeUndefined();
    expect(shapeAt(grid, shapes, { x: 3, y: 48 })).toBeUndefined();
  });

  it('are walked with the arrow keys, and stop at the edge', () => {
    expect(nextShape(shapes, shape(1), { x: 1, y: 0 }).id).toBe(2);
    expect(nextShape(shapes, shape(5), { x: 0, y: -1 }).id).toBe(2);
    expect(nextShape(shapes, shape(6), { x: -1, y: 0 }).id).toBe(5);
    expect(nextShape(shapes, shape(3), { x: 1, y: 0 }).id).toBe(3);
  });
});
