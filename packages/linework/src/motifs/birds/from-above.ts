import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { points } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { between, place, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** The tails that birds show from above. */
export type Tail = 'notched' | 'long' | 'fan' | 'forked';

/** A bird on the wing seen from above, its head up; about 560 units across. */
export interface BirdFromAbove {
  readonly tail: Tail;
  readonly level: 0 | 1 | 2;
  /** The long feathers, the short ones, the body. */
  readonly roles: readonly [Role, Role, Role];
  /** How far one wing is lifted, from -1 to 1: the bird leans into its turn. */
  readonly lean: number;
}

/** A wing from above, its shoulder at the origin: where feathers begin and end, and the arm over them. */
interface Wing {
  readonly arm: string;
  readonly coverts: string;
  readonly bases: readonly Point[];
  readonly tips: readonly Point[];
  /** How many long feathers it shows at each level, and how many shorter ones lie over them. */
  readonly long: readonly [number, number, number];
  readonly short: readonly [number, number, number];
}

/** A broad wing with fingers. */
const BROAD: Wing = {
  arm: '0,-58! 46,-90 110,-100 172,-76 226,-26! 168,-36 104,-26 52,-6 6,26!',
  coverts: '0,-6! 40,-30 100,-58 164,-58 226,-26! 168,-36 104,-26 52,-6 6,26!',
  bases: curve(points('4,0 60,-40 140,-60 222,-40')),
  tips: curve(points('16,72 60,96 112,110 172,108 232,88 272,42 282,-18')),
  long: [3, 5, 7],
  short: [0, 3, 5],
};

/** A swallow's wing: a long hand that is swept back to a point. */
const SICKLE: Wing = {
  arm: '0,-54! 44,-92 96,-108 150,-96 214,-52! 150,-66 96,-52 52,-18 6,26!',
  coverts: '0,-10! 40,-36 92,-74 144,-76 214,-52! 150,-66 96,-52 52,-18 6,26!',
  bases: curve(points('4,4 56,-44 120,-70 216,-56')),
  tips: curve(points('14,70 54,62 96,48 146,50 210,66 272,84 318,96')),
  long: [3, 5, 7],
  short: [0, 3, 5],
};

function at(way: readonly Point[], share: number): Point {
  return way[Math.round(share * (way.length - 1))]!;
}

/** A row of feathers from the bases to a share of the way to the tips, the inner ones on top. */
function feathers(sheet: Sheet, { bases, tips }: Wing, count: number, share: number, role: Role): void {
  for (let i = count - 1; i >= 0; i--) {
    const [from, to] = [i / count, (i + 1) / count];
    const [inner, outer] = [at(bases, from), at(bases, to)];
    const [left, right] = [
      between(inner, at(tips, from), share * 0.9),
      between(outer, at(tips, to), share * 0.94),
    ];
    const end = between(at(bases, (from + to) / 2), at(tips, (from + to) / 2), share * 1.18);
    const feather = blob([[inner[0], inner[1], 1], [outer[0], outer[1], 1], right, end, left]);
    sheet.shape(clockwise(feather), 'line', role);
  }
}

/** The right wing, spread, its shoulder at the origin: long feathers, shorter ones over them and the arm. */
function outspread(sheet: Sheet, { level, roles, tail }: BirdFromAbove): void {
  const wing = tail === 'forked' ? SICKLE : BROAD;
  feathers(sheet, wing, wing.long[level], 1, roles[0]);
  feathers(sheet, wing, wing.short[level], 0.52, roles[1]);
  const arm = drawn(wing.arm);
  sheet.shape(arm, 'bold', roles[2]);
  if (level === 0) return;
  sheet.inside([arm]).shape(drawn(wing.coverts), 'fine', roles[1]);
  sheet.rim(arm, 'bold');
}

/** Draws the bird. */
export function birdFromAbove(sheet: Sheet, it: BirdFromAbove): void {
  const { level, roles } = it;
  TAILS[it.tail](sheet, it);
  for (const flip of [false, true]) {
    const scale = 1 + (flip ? 1 : -1) * it.lean * 0.07;
    outspread(sheet.at({ x: flip ? -14 : 14, y: -16, flip, scale }), it);
  }
  const body = mirrored('0,-124 24,-116 34,-92 31,-70 44,-38 47,4 36,54 15,94 0,106');
  sheet.ink(mirrored('0,-150! 8,-124 0,-112'));
  sheet.shape(body, 'bold', roles[2]);
  const inside = sheet.inside([body]);
  if (level > 0) {
    inside.line(traced('-34,-62 -16,-52 0,-50 16,-52 34,-62'), 'fine', 0);
    for (const y of level === 1 ? [-8, 34] : [-22, 8, 38, 66])
      for (const x of [-13, 13])
        inside.line(traced(`${x - 12},${y - 4} ${x},${y + 7} ${x + 12},${y - 4}`), 'fine', 0.3);
  }
  sheet.rim(body, 'bold');
  for (const x of [-20, 20]) sheet.ink(ellipse(x, -100, 4.6));
}

const TAILS: Readonly<Record<Tail, (sheet: Sheet, it: BirdFromAbove) => void>> = {
  notched: (sheet, { level, roles }) =>
    quills(
      sheet,
      level === 0 ? [0.3, -0.3] : [0.36, -0.36, 0.12, -0.12],
      (turn) => 96 + Math.abs(turn) * 70,
      42,
      roles[0],
    ),
  long: (sheet, { level, roles }) =>
    quills(
      sheet,
      level === 0 ? [0.2, -0.2] : [0.3, -0.3, 0.15, -0.15, 0],
      (turn) => 226 - Math.abs(turn) * 330,
      level === 0 ? 62 : 44,
      roles[0],
    ),
  fan: (sheet, { level, roles }) =>
    quills(
      sheet,
      level === 0 ? [0.5, -0.5, 0] : [0.72, -0.72, 0.36, -0.36, 0],
      () => 128,
      level === 0 ? 76 : 56,
      roles[0],
    ),
  forked: (sheet, { level, roles }) => {
    for (const side of [1, -1])
      sheet.shape(
        clockwise(
          drawn(
            `${side * 4},40! ${side * 26},96 ${side * 44},150 ${side * 84},226! ${side * 30},170 ${side * 4},118 0,100!`,
          ),
        ),
        'line',
        roles[0],
      );
    if (level > 0) quills(sheet, [0.12, -0.12], () => 84, 26, roles[1]);
  },
};

function quills(
  sheet: Sheet,
  turns: readonly number[],
  long: (turn: number) => number,
  wide: number,
  role: Role,
): void {
  for (const turn of turns)
    sheet.shape(place(petal('round', long(turn), wide), { y: 62, angle: Math.PI + turn }), 'line', role);
}
