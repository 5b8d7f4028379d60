import { depths } from '../regions/depths.ts';
import type { Point } from '../geometry/point.ts';
import { type InkMask, inkMask } from './ink.ts';
import { besideIn, skeletonOf, wayFrom } from './skeleton.ts';
import type { Raster } from '../regions/measure.ts';

/** The widest gap that is closed, in pixels of a page: 1.6 mm on A4. */
const WIDEST_GAP = 14;
/** Cells of its own line that a loose end must not be tied to, and from which its direction is told. */
const OWN_CELLS = 44;
const DIRECTION_CELLS = 16;
/** The cosine of the widest angle by which a gap turns off its line. */
const STRAIGHTEST = 0.5;
/** Ends are preferred to the middle of a line. */
const END_BONUS = 0.6;

/** Where two pieces of line are joined, in cells. */
interface Bridge {
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
}

/** A raster whose small gaps are closed. */
export interface Mended {
  readonly raster: Raster;
  readonly closed: number;
  /** Ends of lines that lead nowhere, in cells. */
  readonly openEnds: readonly Point[];
}

interface LooseEnd {
  readonly cell: number;
  readonly way: readonly number[];
  /** Half the width of its line. */
  readonly radius: number;
}

interface Lines {
  readonly mask: InkMask;
  readonly skeleton: Uint8Array;
  readonly ends: readonly LooseEnd[];
}

function pointOf(cell: number, width: number): Point {
  const x = cell % width;
  return [x, (cell - x) / width];
}

/** Ends of lines; the short spurs that a skeleton has at corners are none. */
function looseEnds(skeleton: Uint8Array, ink: Float32Array, width: number): LooseEnd[] {
  const found: LooseEnd[] = [];
  for (let cell = 0; cell < skeleton.length; cell++) {
    if (skeleton[cell] === 0 || besideIn(skeleton, cell, width).length !== 1) continue;
    const way = wayFrom(skeleton, cell, width, OWN_CELLS);
    const radius = Math.max(1, ink[way[Math.min(3, way.length - 1)]!]!);
    if (way.length > Math.max(4, 2 * radius)) found.push({ cell, way, radius });
  }
  return found;
}

function direction({ way }: LooseEnd, width: number): Point {
  const [x, y] = pointOf(way[0]!, width);
  const [fromX, fromY] = pointOf(way[Math.min(DIRECTION_CELLS, way.length - 1)]!, width);
  const size = Math.hypot(x - fromX, y - fromY) || 1;
  return [(x - fromX) / size, (y - fromY) / size];
}

/** The cells along a straight line that are paper. */
function paperBetween({ mask }: Lines, from: Point, to: Point): number {
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]));
  let paper = 0;
  for (let step = 1; step < steps; step++) {
    const x = Math.round(from[0] + ((to[0] - from[0]) * step) / steps);
    const y = Math.round(from[1] + ((to[1] - from[1]) * step) / steps);
    if (mask.ink[y * mask.width + x] === 0) paper++;
  }
  return paper;
}

/** Where the line would go on: the nearest other line ahead of its end, across paper. */
function bridgeFrom(lines: Lines, end: LooseEnd): Bridge | undefined {
  const { mask, skeleton, ends } = lines;
  const { width, height } = mask;
  const from = pointOf(end.cell, width);
  const [dx, dy] = direction(end, width);
  const own = new Set(end.way);
  const otherEnds = new Set(ends.map(({ cell }) => cell));
  const reach = Math.ceil(WIDEST_GAP + 3 * end.radius);
  let best: { readonly to: Point; readonly cost: number } | undefined;
  for (let y = Math.max(1, from[1] - reach); y <= Math.min(height - 2, from[1] + reach); y++) {
    for (let x = Math.max(1, from[0] - reach); x <= Math.min(width - 2, from[0] + reach); x++) {
      const cell = y * width + x;
      if (skeleton[cell] === 0 || own.has(cell)) continue;
      const away = Math.hypot(x - from[0], y - from[1]);
      if (((x - from[0]) * dx + (y - from[1]) * dy) / away < STRAIGHTEST) continue;
      const paper = paperBetween(lines, from, [x, y]);
      if (paper === 0 || paper > WIDEST_GAP) continue;
      const cost = away * (otherEnds.has(cell) ? END_BONUS : 1);
      if (best === undefined || cost < best.cost) best = { to: [x, y], cost };
    }
  }
  return best && { from, to: best.to, width: 2 * end.radius };
}

/** Lays ink of a width along a straight line. */
function lay(luma: Uint8Array, { width }: InkMask, bridge: Bridge): void {
  const { from, to } = bridge;
  const radius = Math.max(0.8, bridge.width / 2 - 0.5);
  const reach = Math.ceil(radius) + 1;
  const size = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const height = luma.length / width;
  for (let y = Math.min(from[1], to[1]) - reach; y <= Math.max(from[1], to[1]) + reach; y++) {
    for (let x = Math.min(from[0], to[0]) - reach; x <= Math.max(from[0], to[0]) + reach; x++) {
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const along = ((x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])) / size ** 2;
      const t = Math.min(1, Math.max(0, along));
      const away = Math.hypot(x - from[0] - t * (to[0] - from[0]), y - from[1] - t * (to[1] - from[1]));
      const shade = Math.max(0, Math.min(1, away - radius + 0.5)) * 255;
      luma[y * width + x] = Math.min(luma[y * width + x]!, shade);
    }
  }
}

function linesOf(mask: InkMask): Lines {
  const skeleton = skeletonOf(mask);
  const labels = Int32Array.from(mask.ink, (value) => 1 - value);
  const ink = depths(labels, mask.width, (label) => label === 0);
  return { mask, skeleton, ends: looseEnds(skeleton, ink, mask.width) };
}

/** Joins lines that end just before another, so that paint does not run out between them. */
export function closeGaps(raster: Raster): Mended {
  const mask = inkMask(raster);
  const lines = linesOf(mask);
  const bridges = lines.ends.map((end) => bridgeFrom(lines, end));
  const luma = Uint8Array.from(raster.luma);
  for (const bridge of bridges) if (bridge) lay(luma, mask, bridge);
  const found = bridges.flatMap((bridge) => bridge ?? []);
  const tied = new Set(found.map(({ to }) => to[1] * mask.width + to[0]));
  const openEnds = lines.ends
    .filter(({ cell }, at) => bridges[at] === undefined && !tied.has(cell))
    .map(({ cell }) => pointOf(cell, mask.width));
  // Two ends that were tied to each other are one gap.
  const cells = new Map(found.map(({ from, to }) => [from.join(), to.join()]));
  const twice = [...cells].filter(([from, to]) => cells.get(to) === from).length;
  return { raster: { ...raster, luma }, closed: found.length - twice / 2, openEnds };
}
