import type { Luma } from '../../src/engine.ts';

/** A page of line art with what is known about it. */
export interface LineArt {
  readonly side: number;
  /** How much of each pixel is ink, 0 to 1, exactly. */
  readonly ink: Float32Array;
  /** The picture: black ink on white paper, RGBA. */
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  /** Whether two pixels that are no ink lie in the same area. */
  sameArea(a: number, b: number): boolean;
  /** Shares of the page: a place in the background or largest area, and one in a small cell. */
  readonly background: readonly [number, number];
  readonly cell: readonly [number, number];
}

/** What a page's regions are found in. */
export function lumaOf({ side, rgba }: LineArt): Luma {
  return { width: side, height: side, values: new Uint8Array(side * side).map((_, at) => rgba[at * 4]!) };
}

interface Site {
  readonly x: number;
  readonly y: number;
}

/** Sixty circles on a large background. */
export function circlesPage(side: number, thickness: number): LineArt {
  const columns = 8;
  const step = side / columns;
  const circles = Array.from({ length: 60 }, (_, i) => ({
    x: ((i % columns) + 0.5) * step,
    y: (Math.floor(i / columns) + 0.5) * step,
    r: step * (0.2 + 0.2 * chance(i)),
  }));
  const nearest = (x: number, y: number) => {
    const i = Math.min(59, Math.floor(y / step) * columns + Math.floor(x / step));
    const { x: cx, y: cy, r } = circles[i]!;
    return { area: i + 1, off: Math.hypot(x - cx, y - cy) - r };
  };
  return drawn(side, thickness, {
    distance: (x, y) => Math.abs(nearest(x, y).off),
    area: (x, y) => (nearest(x, y).off < 0 ? nearest(x, y).area : 0),
    background: [0.002, 0.002],
    cell: [circles[27]!.x / side, circles[27]!.y / side],
  });
}

/** Four hundred cells, each nearer to its own middle than to any other. */
export function cellsPage(side: number, thickness: number): LineArt {
  const columns = 20;
  const step = side / columns;
  const sites = Array.from({ length: columns * columns }, (_, i): Site => ({
    x: ((i % columns) + 0.2 + 0.6 * chance(i * 2)) * step,
    y: (Math.floor(i / columns) + 0.2 + 0.6 * chance(i * 2 + 1)) * step,
  }));
  const nearest = (x: number, y: number) => twoNearest(sites, columns, step, x, y);
  const distance = (x: number, y: number) => {
    const [first, second] = nearest(x, y);
    const [a, b] = [sites[first]!, sites[second]!];
    const apart = Math.hypot(a.x - b.x, a.y - b.y);
    return ((x - b.x) ** 2 + (y - b.y) ** 2 - (x - a.x) ** 2 - (y - a.y) ** 2) / (2 * apart);
  };
  const middle = sites[columns * 10 + 10]!;
  return drawn(side, thickness, {
    distance,
    area: (x, y) => nearest(x, y)[0],
    background: [sites[0]!.x / side, sites[0]!.y / side],
    cell: [middle.x / side, middle.y / side],
  });
}

interface Shape {
  /** From a place to the middle of the nearest line. */
  distance(x: number, y: number): number;
  area(x: number, y: number): number;
  readonly background: readonly [number, number];
  readonly cell: readonly [number, number];
}

function drawn(side: number, thickness: number, { distance, area, background, cell }: Shape): LineArt {
  const ink = new Float32Array(side * side);
  const areas = new Uint16Array(side * side);
  const rgba = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < ink.length; at++) {
    const [x, y] = [(at % side) + 0.5, Math.floor(at / side) + 0.5];
    const covered = Math.min(1, Math.max(0, thickness / 2 + 0.5 - distance(x, y)));
    ink[at] = covered;
    areas[at] = area(x, y);
    const grey = Math.round(255 * (1 - covered));
    rgba.set([grey, grey, grey, 255], at * 4);
  }
  return { side, ink, rgba, sameArea: (a, b) => areas[a] === areas[b], background, cell };
}

function twoNearest(
  sites: readonly Site[],
  columns: number,
  step: number,
  x: number,
  y: number,
): [number, number] {
  const [column, row] = [Math.floor(x / step), Math.floor(y / step)];
  let [first, second] = [-1, -1];
  let [near, next] = [Infinity, Infinity];
  for (let r = Math.max(0, row - 2); r <= Math.min(columns - 1, row + 2); r++) {
    for (let c = Math.max(0, column - 2); c <= Math.min(columns - 1, column + 2); c++) {
      const site = sites[r * columns + c]!;
      const far = (site.x - x) ** 2 + (site.y - y) ** 2;
      if (far < near) [first, near, second, next] = [r * columns + c, far, first, near];
      else if (far < next) [second, next] = [r * columns + c, far];
    }
  }
  return [first, second];
}

/** A number from 0 to 1 that is the same for the same seed. */
export function chance(seed: number): number {
  let t = Math.imul(seed + 1, 0x6d2b79f5);
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}
