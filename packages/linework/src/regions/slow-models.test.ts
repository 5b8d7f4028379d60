import { describe, expect, it } from 'vitest';
import { Random } from '../random.ts';
import { depths } from './depths.ts';
import { INK, labelAreas } from './label.ts';
import { inkPrint } from './likeness.ts';
import { mapRegions } from './map-regions.ts';
import { paintOwners } from './owners.ts';

/*
 * What is done in few passes over a raster, against models that look at every cell from every other one.
 */

interface Cells {
  readonly luma: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A raster with so large a share of ink, the same for the same seed. */
function speckled(seed: number, width: number, height: number, inkShare: number): Cells {
  const random = new Random(String(seed));
  const luma = Uint8Array.from({ length: width * height }, () => (random.next() < inkShare ? INK - 1 : INK));
  return { luma, width, height };
}

const SIZES = [
  [1, 12, 9, 0.5],
  [2, 9, 13, 0.3],
  [3, 20, 6, 0.6],
  [4, 7, 7, 0.45],
  [5, 16, 16, 0.08],
] as const;

/** The areas in reading order, each cell asked of its four neighbours. */
function floodModel({ luma, width, height }: Cells): { cells: number[]; sizes: number[]; edges: boolean[] } {
  const cells = Array.from({ length: luma.length }, () => 0);
  const sizes = [0];
  const touches = [false];
  for (let first = 0; first < luma.length; first++) {
    if (luma[first]! < INK || cells[first] !== 0) continue;
    const label = sizes.push(0) - 1;
    touches.push(false);
    const waiting = [first];
    cells[first] = label;
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      sizes[label]!++;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touches[label] = true;
      const beside = [x > 0 && cell - 1, x < width - 1 && cell + 1, y > 0 && cell - width, cell + width];
      for (const next of beside) {
        if (next === false || next >= luma.length || luma[next]! < INK || cells[next] !== 0) continue;
        cells[next] = label;
        waiting.push(next);
      }
    }
  }
  return { cells, sizes, edges: touches };
}

/** The cost of the cheapest way in steps of 5 beside, 7 across a corner and 11 of a knight, in fifths of a cell. */
function chamfer(dx: number, dy: number): number {
  const [long, short] = [Math.max(Math.abs(dx), Math.abs(dy)), Math.min(Math.abs(dx), Math.abs(dy))];
  return 2 * short <= long
    ? 11 * short + 5 * (long - 2 * short)
    : 11 * (long - short) + 7 * (2 * short - long);
}

function depthModel({ luma, width, height }: Cells): number[] {
  const isInk = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && luma[y * width + x]! < INK;
  return Array.from(luma, (_, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    if (!isInk(x, y)) return 0;
    let least = Infinity;
    for (let row = -2; row < height + 2; row++)
      for (let column = -2; column < width + 2; column++)
        if (!isInk(column, row)) least = Math.min(least, chamfer(column - x, row - y));
    return least / 5;
  });
}

/** A region of one map, a ring of four and of eight neighbours in turns, twelve in all. */
function growthModel({ luma, width, height }: Cells): number[] {
  let grown = Array.from(luma, (value) => (value < INK ? 0 : 1));
  for (let ring = 0; ring < 12; ring++) {
    const before = grown;
    const at = (x: number, y: number) =>
      x >= 0 && y >= 0 && x < width && y < height ? before[y * width + x]! : 0;
    grown = before.map((id, cell) => {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      const beside = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
      const across = at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1) + at(x + 1, y + 1);
      return id + beside + (ring % 2 === 1 ? across : 0) > 0 ? 1 : 0;
    });
  }
  return grown;
}

/** Shares of ink on 64 x 64 cells, each with its 24 neighbours at once, as a vector of length 1 about 0. */
function printModel({ luma, width, height }: Cells): number[] {
  const longer = Math.max(width, height);
  const ink = Array.from({ length: 64 * 64 }, () => 0);
  for (let cell = 0; cell < luma.length; cell++) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const column = Math.floor((64 * (x + (longer - width) / 2)) / longer);
    const row = Math.floor((64 * (y + (longer - height) / 2)) / longer);
    if (luma[cell]! < INK) ink[row * 64 + column]!++;
  }
  const weights = [1, 4, 6, 4, 1];
  const soft = ink.map((_, cell) => {
    const [x, y] = [cell % 64, Math.floor(cell / 64)];
    let sum = 0;
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++)
        if (x + dx >= 0 && x + dx < 64 && y + dy >= 0 && y + dy < 64)
          sum += weights[dy + 2]! * weights[dx + 2]! * ink[(y + dy) * 64 + x + dx]!;
    return sum / 256;
  });
  const mean = soft.reduce((sum, value) => sum + value, 0) / soft.length;
  const length = Math.sqrt(soft.reduce((sum, value) => sum + (value - mean) ** 2, 0));
  return soft.map((value) => (value - mean) / length);
}

describe('a raster in few passes', () => {
  it.each(SIZES)('labels its areas as a flood does (seed %i, %i x %i)', (seed, width, height, share) => {
    const page = speckled(seed, width, height, share);
    const { cells, sizes, edges } = labelAreas(page.luma, width, height);
    const model = floodModel(page);
    expect({ cells: [...cells], sizes }).toEqual({ cells: model.cells, sizes: model.sizes });
    expect(edges.slice(1)).toEqual(model.edges.slice(1));
  });

  it.each(SIZES)('knows how deep ink is (seed %i, %i x %i)', (seed, width, height, share) => {
    const page = speckled(seed, width, height, 1 - share / 8);
    const labels = Int32Array.from(page.luma, (value) => (value < INK ? 0 : 1));
    const found = depths(labels, width, (label) => label === 0);
    for (const [cell, depth] of depthModel(page).entries()) expect(found[cell]).toBeCloseTo(depth, 5);
  });

  it.each([
    [2, 2, 9, 5],
    [0, 0, 8, 30],
    [20, 17, 20, 23],
    [14, 0, 4, 4],
  ])('grows under the ink from a patch at %i, %i of %i x %i', (left, top, wide, high) => {
    const [width, height] = [40, 40];
    const luma = new Uint8Array(width * height);
    for (let y = top; y < top + high; y++) luma.fill(255, y * width + left, y * width + left + wide);
    expect([...mapRegions(luma, width, height).ids]).toEqual(growthModel({ luma, width, height }));
  });

  it.each([
    [6, 64, 64, 0.1],
    [7, 96, 70, 0.3],
    [8, 50, 130, 0.2],
  ] as const)('prints where its ink lies (seed %i, %i x %i)', (seed, width, height, share) => {
    const page = speckled(seed, width, height, share);
    const found = inkPrint(page);
    const differences = printModel(page).map((value, cell) => Math.abs(value - found[cell]!));
    expect(Math.max(...differences)).toBeLessThan(1e-6);
  });
});

/** Ten by eight cells with a shape on them, a row a text. */
function rows(path: string): string[] {
  const owners = paintOwners([{ path, role: 'a', outlined: true }], 10, 8, 0.1);
  return Array.from({ length: 8 }, (_, y) => owners.subarray(y * 10, y * 10 + 10).join(''));
}

describe('paintOwners', () => {
  it('paints a slope by the middle of each row', () => {
    expect(rows('M50 0l40 80 -80 0z')).toEqual([
      '0000000000',
      '0000220000',
      '0000220000',
      '0002222000',
      '0002222000',
      '0022222200',
      '0022222200',
      '0222222220',
    ]);
  });

  it('paints a shape whose lower half is drawn first, and leaves its hole', () => {
    expect(rows('M10 40l80 0 0 40 -80 0zM30 0l0 20 20 0 0 -20zM60 50l0 20 20 0 0 -20z')).toEqual([
      '0002200000',
      '0002200000',
      '0000000000',
      '0000000000',
      '0222222220',
      '0222220020',
      '0222220020',
      '0222222220',
    ]);
  });
});
