import { unite } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { area } from '../../geometry/path.ts';
import type { Path, Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** The heaps of a cloud 300 units wide: their middles and radii, from left to right. */
type Heaps = readonly (readonly [x: number, y: number, radius: number])[];

/** Fair-weather clouds: one that towers to the left, one to the right, a low one, one with two heads. */
const HEAPS: readonly Heaps[] = [
  [
    [-118, -24, 30],
    [-74, -52, 44],
    [-18, -84, 52],
    [44, -56, 42],
    [92, -38, 34],
    [130, -20, 22],
  ],
  [
    [-130, -20, 22],
    [-94, -40, 34],
    [-44, -54, 40],
    [20, -80, 50],
    [76, -52, 42],
    [120, -24, 28],
  ],
  [
    [-126, -20, 24],
    [-84, -38, 36],
    [-28, -50, 42],
    [34, -46, 40],
    [88, -36, 34],
    [130, -18, 22],
  ],
  [
    [-120, -26, 30],
    [-66, -72, 46],
    [-10, -46, 38],
    [52, -70, 44],
    [104, -36, 36],
    [140, -18, 18],
  ],
];

/** The outer rim of shapes that overlap, without the gaps between them. */
function outline(paths: readonly Path[]): Path {
  return unite(paths).toSorted((a, b) => Math.abs(area(b)) - Math.abs(area(a)))[0]!;
}

/**
 * A heaped cloud about 300 units wide on the frame's origin: heaps of unequal size on a foot that is not quite level.
 * With `curls` the nearer heaps stand out before the others.
 */
export function cumulus(sheet: Sheet, random: Random, curls: boolean, role: Role = 'paper'): void {
  const heaps = random.pick(HEAPS).map(([x, y, r]) => [x, y, r * random.range(0.95, 1.06)] as const);
  const [first, last] = [heaps[0]!, heaps.at(-1)!];
  const foot = blob(
    [
      [first[0] - first[2] * 0.9, -14],
      [first[0] + 30, -46],
      [last[0] - 30, -40],
      [last[0] + last[2] * 0.9, -12],
      [last[0], 2],
      [30, -3],
      [-40, 5],
      [first[0], 1],
    ],
    6,
  );
  const rim = outline([foot, ...heaps.map(([x, y, r]) => ellipse(x, y, r))]);
  sheet.shape(rim, 'line', role);
  if (!curls) return;
  const inside = sheet.inside([rim]);
  for (const [i, [x, y, r]] of heaps.slice(1, -1).entries())
    if (i !== 1) inside.line(shoulder([x, y], r, i === 0 ? 1 : -1), 'fine', 0.6);
}

/** The edge of a heap that stands before its neighbor on one side: it runs in from the rim and ends in a soft hook. */
function shoulder([x, y]: Point, radius: number, side: 1 | -1): Path {
  const from = side > 0 ? -0.62 : Math.PI + 0.62;
  const to = side > 0 ? 1.15 : Math.PI - 1.15;
  return arc(x, y, radius, radius, from, to).map(([u, v]): Point => [u, v]);
}

/**
 * A far bank of heaped clouds from one place on the horizon to another: its heaps rise towards its middle, and it
 * reaches down to a foot where the land hides it.
 */
export function bank(
  sheet: Sheet,
  random: Random,
  it: { readonly from: number; readonly to: number; readonly foot: number; readonly rise: number },
  role: Role,
): void {
  const { from, to, foot, rise } = it;
  const middle = random.range(0.35, 0.65);
  const discs: Path[] = [];
  for (let x = from; x < to;) {
    const t = (x - from) / (to - from);
    const high = rise * (0.25 + 0.75 * Math.sin(Math.PI * t ** (t < middle ? 1 : 1.2)));
    const radius = Math.max(22, rise * random.range(0.3, 0.52));
    discs.push(ellipse(x, foot - high + radius * 0.6, radius, radius * 0.92));
    x += radius * random.range(0.95, 1.35);
  }
  const heights = curve([
    [from, foot],
    [from + (to - from) * 0.2, foot - rise * 0.36],
    [from + (to - from) * middle, foot - rise * 0.5],
    [from + (to - from) * 0.82, foot - rise * 0.32],
    [to, foot],
  ]);
  sheet.shape(outline([[...heights, [to, foot + 400], [from, foot + 400]], ...discs]), 'line', role);
}

/**
 * The upper rim of a row of heaped clouds from edge to edge, its heaps of unequal size about a height, from left to
 * right; `size` is the radius of a middling heap.
 */
export function cloudRow(random: Random, width: number, y: number, size: number): Path {
  const discs: Path[] = [];
  const sway = random.range(0, 6.28);
  for (let x = -size; x < width + size;) {
    const radius = size * random.range(0.6, 1.25);
    x += radius * 0.6;
    discs.push(ellipse(x, y + size * 0.5 * Math.sin((x / width) * 5 + sway), radius, radius * 0.9));
    x += radius * 0.72;
  }
  const body: Path = [
    [-2 * size, y + size * 0.4],
    [width + 2 * size, y + size * 0.4],
    [width + 2 * size, y + 3 * size],
    [-2 * size, y + 3 * size],
  ];
  const rim = outline([body, ...discs]);
  const floor = y + 3 * size - 1;
  const start = rim.findIndex(([x, v]) => v > floor && x < 0);
  const turned = [...rim.slice(start), ...rim.slice(0, start)].filter(([, v]) => v < floor);
  return turned[0]![0] < turned.at(-1)![0] ? turned : turned.toReversed();
}

/** Rims of long clouds at sunset, 300 units wide: torn at one end, lobed at the other. */
const STREAKS: readonly (readonly Knot[])[] = [
  '-150,2! -104,-12 -70,-26 -30,-20 -6,-36 44,-34 62,-20 104,-22 128,-8 150,0! 96,8 70,4 40,16 -14,12 -40,20 -92,10',
  '-150,0! -118,-16 -84,-14 -60,-32 -10,-34 14,-22 58,-26 92,-12 150,-4! 112,8 84,6 60,16 12,10 -20,22 -74,18 -98,8',
  '-150,-2! -90,-10 -64,-24 -22,-22 10,-36 52,-28 72,-16 118,-18 150,2! 84,12 52,8 18,18 -36,10 -58,16 -108,8',
].map(knots);

/** A long cloud at sunset about the frame's origin, 300 units wide and some 50 high. */
export function streak(sheet: Sheet, random: Random, role: Role): void {
  sheet.shape(blob(random.pick(STREAKS)), 'line', role);
}
