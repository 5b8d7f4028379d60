import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { knots } from '../../geometry/knots.ts';
import { contains } from '../../geometry/path.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { bumpsOn, folds, heapRim, type Heap } from './heap.ts';

/** A cloud of fair weather 300 units wide: the line its bumps follow, and that of the heap before it. */
interface Shape {
  readonly back: string;
  readonly front: string;
}

/** One that towers to the left, one to the right, a drifting one, one with two heads, a broad one, a small tall one. */
const SHAPES: readonly Shape[] = [
  {
    back: '-132,-18 -104,-42 -74,-84 -40,-104 -4,-84 34,-60 80,-52 132,-16',
    front: '-66,-16 -30,-38 24,-42 84,-14',
  },
  {
    back: '-134,-16 -92,-46 -46,-58 -6,-78 34,-104 70,-92 100,-50 132,-18',
    front: '-90,-14 -40,-40 14,-44 62,-14',
  },
  {
    back: '-138,-14 -104,-34 -60,-44 -20,-62 26,-58 62,-40 104,-32 140,-12',
    front: '-58,-12 -20,-28 30,-26 78,-10',
  },
  {
    back: '-132,-18 -100,-54 -66,-78 -30,-62 0,-52 30,-76 66,-88 102,-48 134,-16',
    front: '-70,-14 -26,-32 30,-34 88,-14',
  },
  { back: '-136,-16 -100,-56 -50,-72 0,-92 52,-80 98,-54 136,-16', front: '-20,-14 20,-44 70,-42 110,-14' },
  {
    back: '-126,-16 -84,-36 -54,-74 -16,-112 30,-104 60,-64 96,-38 130,-14',
    front: '-78,-14 -40,-46 20,-44 72,-14',
  },
];

/** From this scale on there is room in a cloud for a lower heap before it. */
const ROOM = 0.7;

/**
 * A heaped cloud about 300 units wide on the frame's origin: bumps of unequal size that grow towards its heads, on a
 * softly swelling foot. With `curls` a lower heap stands before it and the edges of its largest bumps run on into it.
 */
export function cumulus(sheet: Sheet, random: Random, curls: boolean, role: Role = 'paper'): void {
  const shape = random.pick(SHAPES);
  const tall = random.range(0.92, 1.08);
  const back = heapOn(lineOf(shape.back, tall), curls ? [23, 38] : [26, 42]);
  const bumps = bumpsOn(random, back);
  const rim = heapRim(bumps, back);
  sheet.shape(rim, 'line', role);
  if (!curls) return;
  const inside = sheet.inside([rim]);
  const front = heapOn(lineOf(shape.front, tall), [22, 32]);
  const nearer = heapRim(bumpsOn(random, front), { ...front, under: sunk(front.line) });
  const isRoomy = sheet.scale >= ROOM;
  const open = folds(bumps, 27).filter((fold) => !isRoomy || isClear(fold.at(-1)!, nearer));
  for (const fold of open.slice(0, 2)) inside.line(fold, 'fine', 0.7);
  if (isRoomy) inside.shape(nearer, 'fine', role);
}

/** Whether the end of a fold lies well outside of what stands before the cloud. */
function isClear([x, y]: Point, nearer: Path): boolean {
  return nearer.every(([u, v]) => Math.hypot(u - x, v - y) > 22) && !contains(nearer, [x, y]);
}

function lineOf(table: string, tall: number): Path {
  return curve(knots(table).map(([x, y]): Knot => [x, y * tall]));
}

/** A heap on a foot that swells a little, as clouds have it where the air carries them. */
function heapOn(line: Path, sizes: Heap['sizes']): Heap {
  const [[left], [right]] = [line[0]!, line.at(-1)!];
  const foot = curve([
    [right, -8],
    [mix(left, right, 0.86), 4],
    [mix(left, right, 0.66), 0],
    [mix(left, right, 0.44), 6],
    [mix(left, right, 0.22), 1],
    [left, -6],
  ]);
  return { line, sizes, under: foot };
}

/** What lies under a heap whose foot is not seen. */
function sunk(line: Path): Point[] {
  return [
    [line.at(-1)![0], 60],
    [line[0]![0], 60],
  ];
}

/** Where a bank of cloud begins and ends, its foot, and how far it rises above that. */
interface Bank {
  readonly from: number;
  readonly to: number;
  readonly foot: number;
  readonly rise: number;
}

/**
 * A far bank of heaped clouds from one place on the horizon to another: its heaps rise towards its middle, lower ones
 * stand before them, and it reaches down to a foot where the land hides it.
 */
export function bank(sheet: Sheet, random: Random, it: Bank, role: Role): void {
  const { from, to, foot, rise } = it;
  const heads = headsOf(random, it);
  const small = Math.max(20, rise * 0.16);
  const sizes = [small, Math.max(small * 1.4, rise * 0.24)] as const;
  const under: Path = [
    [to, foot + 400],
    [from, foot + 400],
  ];
  const bumps = bumpsOn(random, { line: heads, sizes });
  const rim = heapRim(bumps, { line: heads, under });
  sheet.shape(rim, 'line', role);
  const inside = sheet.inside([rim]);
  for (const [i, fold] of folds(bumps, sizes[0] * 1.1, 0.95).entries())
    if (i % 3 !== 2) inside.line(fold, 'fine', 0.7);
  if (rise < 200) return;
  const wide = to - from;
  const lower = {
    from: from + wide * random.range(0.08, 0.26),
    to: to - wide * random.range(0.1, 0.28),
    foot,
    rise: rise * random.range(0.42, 0.52),
  };
  const line = headsOf(random, lower);
  const nearer = bumpsOn(random, { line, sizes: [small, sizes[1] * 0.85] });
  inside.shape(
    heapRim(nearer, {
      line,
      under: [
        [lower.to, foot + 400],
        [lower.from, foot + 400],
      ],
    }),
    'fine',
    role,
  );
  for (const fold of folds(nearer, small, 0.9).slice(0, 3)) inside.line(fold, 'fine', 0.7);
}

/** The line a bank's bumps follow: it climbs to a head, dips and climbs to a lower one. */
function headsOf(random: Random, { from, to, foot, rise }: Bank): Path {
  const first = random.range(0.24, 0.4);
  const heights: readonly (readonly [number, number])[] = [
    [0, 0.04],
    [first * 0.45, random.range(0.3, 0.45)],
    [first, random.range(0.8, 0.9)],
    [first + 0.16, random.range(0.5, 0.62)],
    [first + 0.34, random.range(0.62, 0.74)],
    [first + 0.46, random.range(0.28, 0.4)],
    [1, 0.04],
  ];
  const turned = random.chance(0.5);
  const line = heights.map(([t, h]): Knot => [mix(from, to, turned ? 1 - t : t), foot - h * rise]);
  return curve(turned ? line.toReversed() : line);
}

/** Rims of long clouds at sunset, 300 units wide: torn at one end, lobed at the other. */
export const STREAKS: readonly Path[] = [
  '-156,4! -118,-10 -92,-12! -74,-30 -44,-34! -24,-50 14,-46 28,-32! 52,-40 84,-32 92,-18! 120,-20 138,-6 132,8! 152,16 104,18 70,12! 34,22 -8,16 -34,24! -62,16 -98,18! -120,12',
  '-146,6! -138,-12 -110,-16 -98,-10! -86,-34 -48,-40 -30,-26! -4,-44 36,-36 44,-22! 78,-28 108,-14! 130,-10 164,4! 118,8 90,10! 110,18 60,22 24,14! -8,26 -60,24 -78,14! -104,22 -136,18',
  '-160,-4! -112,-8 -86,-20! -58,-22 -40,-34! -14,-46 24,-40 34,-26! 64,-34 98,-26 104,-12! 130,-12 146,2 136,14! 100,20 62,14 44,22! 8,28 -24,18 -44,26! -66,16 -108,16! -84,6',
].map((table) => blob(knots(table)));

/** A long cloud at sunset about the frame's origin, 310 units wide and some 75 high. */
export function streak(sheet: Sheet, random: Random, role: Role): void {
  sheet.shape(random.pick(STREAKS), 'line', role);
}
