import { clockwise } from '../../geometry/boolean.ts';
import { curve, type Knot } from '../../geometry/curve.ts';
import { mix, place, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import { withoutSlivers } from '../animals/slivers.ts';
import { bumpsOn, heapRim } from '../nature/heap.ts';
import { eachSpot, turnedFrame, lay, type Bed } from './laying.ts';

/** How large banks or waves are. Lengths are shares of the bed's size. */
export interface Swell {
  /** How long a middling one is, and how much of it is seen above the next. */
  readonly wide: number;
  readonly high: number;
  /** How many times as large the nearest are as the farthest. */
  readonly deepens?: number;
}

/** What is left of one between others must be this share of the square of the size, or it joins them. */
const SMALLEST = 0.1;

/** About the largest area of a middling one, in square units: more would be blank paper. */
const LARGEST = 11000;

/** The same bed with a size at which nothing is too large to be colored as one. */
function fitting(bed: Bed, { wide, high }: Swell): Bed {
  return { ...bed, size: Math.min(bed.size, Math.sqrt(LARGEST / (wide * high))) };
}

/** Fills a bed with low rounded banks, each row before the one above it: dunes, drifts, swell. */
export function layMounds(bed: Bed, it: Swell): void {
  layBacks(fitting(bed, it), it, mound);
}

/** Fills a bed with long banks of cloud, each with a few broad heads. */
export function layClouds(bed: Bed, it: Swell): void {
  layBacks(fitting(bed, it), it, cloud);
}

type Back = (random: Random, [wide, high]: Point) => Path;

function layBacks(bed: Bed, it: Swell, back: Back): void {
  const { random } = bed;
  const rims: Path[] = [];
  eachSpot(bed, { wide: it.wide, high: it.high, deepens: it.deepens ?? 1, loose: 0.1 }, (spot) => {
    const wide = it.wide * spot.scale * random.range(1.15, 1.6);
    const high = it.high * spot.scale * random.range(1.25, 1.9);
    const deep = it.high * spot.scale * 3;
    const rim: Path = [...back(random, [wide, high]), [wide * 0.56, deep], [-wide * 0.56, deep]];
    rims.push(clockwise(place(rim, { x: spot.x, y: spot.y, angle: spot.angle })));
  });
  drawOver(bed, rims);
}

function mound(random: Random, [wide, high]: Point): Path {
  const top = random.range(-0.2, 0.2);
  const knots: readonly Knot[] = [
    [-0.56, 0.7],
    [top * 0.5 - 0.28, -0.45],
    [top, -0.8],
    [top * 0.5 + 0.28, -0.45],
    [0.56, 0.7],
  ];
  return curve(knots.map(([x, y]): Knot => [x * wide, y * high]));
}

function cloud(random: Random, [wide, high]: Point): Path {
  const line = mound(random, [wide, high]);
  const bumps = bumpsOn(random, { line, sizes: [high * 0.26, high * 0.5] });
  const under: Path = [
    [wide * 0.56, high * 2],
    [-wide * 0.56, high * 2],
  ];
  return heapRim(bumps, { line, under }).filter(([, y]) => y < high * 1.9);
}

/**
 * Fills a bed with waves from one side to the other that end in crests, each row's below the troughs of the row
 * above.
 */
export function layWaves(asked: Bed, it: Swell): void {
  const bed = fitting(asked, it);
  const { random } = bed;
  const { wide, high, at } = turnedFrame(bed);
  const root = Math.sqrt(it.deepens ?? 1);
  const rims: Path[] = [];
  let troughs: number[] = [];
  for (let y = -high / 2; y < high / 2 + bed.size * it.high * root * 1.6;) {
    const scale = bed.size * mix(1 / root, root, Math.min(1, Math.max(0, y / high + 0.5)));
    troughs = nextTroughs(random, troughs, wide / 2 + scale * it.wide * 2, scale * it.wide);
    const line = waveLine(random, troughs, [y, scale * it.high]);
    const rim: Path = [...line, [line.at(-1)![0], high], [line[0]![0], high]];
    rims.push(clockwise(rim.map(([u, v]) => at(u, v))));
    y += scale * it.high;
  }
  drawOver(bed, rims);
}

/** Where the troughs of a row lie: about the middles of the waves above, at chance where there is no row above. */
function nextTroughs(random: Random, above: readonly number[], reach: number, step: number): number[] {
  const out: number[] = [];
  let x = -reach;
  while (x < reach) {
    out.push(x);
    const wanted = x + step * random.range(0.7, 1.35);
    const k = above.findIndex((at, i) => i + 1 < above.length && (at + above[i + 1]!) / 2 > x + step * 0.6);
    const between = k < 0 ? wanted : (above[k]! + above[k + 1]!) / 2 + step * random.range(-0.26, 0.26);
    x = between < x + step * 1.5 ? between : wanted;
  }
  return out;
}

function waveLine(random: Random, troughs: readonly number[], [y, high]: Point): Path {
  const knots: Knot[] = [];
  for (const [i, from] of troughs.slice(0, -1).entries()) {
    const to = troughs[i + 1]!;
    const tall = high * random.range(1.15, 1.55);
    const at = (along: number, up: number): [number, number] => [mix(from, to, along), y - up * tall];
    const lean = random.range(0.48, 0.64);
    knots.push(at(0, -0.3), at(lean - 0.18, 0.2), [...at(lean, 0.8), 1], at(lean + 0.16, 0.2));
  }
  return curve(knots);
}

/** Draws outlines that lie over each other, the last on top, without slivers between them. */
function drawOver({ sheet, zone, roles, size }: Bed, rims: readonly Path[]): void {
  for (const [i, shape] of withoutSlivers(zone, rims, size * size * SMALLEST).entries())
    if (shape.length > 0) sheet.shape(shape, 'fine', roles[i % roles.length]);
}

/** How broad a band is and how far it sways, as shares of the bed's size, and at most in units. */
const BAND = { thick: 0.36, most: 28 };
const SWAY = { far: 0.24, most: 26 };

/** So broad is a band that is not blank paper where nothing stands before it. */
const narrow = ({ size }: Bed): number => Math.min(BAND.most, size * BAND.thick);

/** Fills a bed with bands that sway from one side to the other, none touching the next: moving air, calm water. */
export function layBands(bed: Bed, thick = narrow(bed)): void {
  const { random } = bed;
  const [left, top, right, bottom] = bed.box;
  const { at } = turnedFrame(bed);
  const reach = Math.hypot(right - left, bottom - top) / 2 + 20;
  const sway = Math.min(SWAY.most, bed.size * SWAY.far);
  const phases = [random.range(0, 6.28), random.range(0, 6.28)] as const;
  for (let v = -reach, tone = 0; v < reach; v += thick * random.range(0.85, 1.2), tone++) {
    const line = Array.from({ length: Math.ceil(reach / 6) + 1 }, (_, i): Point => {
      const u = -reach + i * 12;
      const swing =
        Math.sin(u / (bed.size * 1.5) + v / (bed.size * 2.2) + phases[0]) +
        0.4 * Math.sin(u / (bed.size * 0.8) - v / (bed.size * 1.3) + phases[1]);
      return [u, v + sway * swing];
    });
    const foot = line.map(([u, y]): Point => [u, y + thick * 2]).toReversed();
    const rim = [...line, ...foot].map(([u, y]) => at(u, y));
    lay(bed, rim, tone);
  }
}
