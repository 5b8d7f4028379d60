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

/** How many long feathers a wing shows at each level. */
const FEATHERS = [3, 6, 9] as const;
const ARM = '0,-58! 46,-90 110,-100 172,-76 226,-26! 168,-36 104,-26 52,-6 6,26!';
const COVERTS = '0,-6! 40,-30 100,-58 164,-58 226,-26! 168,-36 104,-26 52,-6 6,26!';
/** Where the long feathers begin beneath the arm, and where they end. */
const BASES = curve(points('4,0 60,-40 140,-60 222,-40'));
const TIPS = curve(points('16,66 60,86 110,98 170,100 226,84 264,44 276,-14'));

function at(way: readonly Point[], share: number): Point {
  return way[Math.round(share * (way.length - 1))]!;
}

/** The right wing, spread, its shoulder at the origin. */
function outspread(sheet: Sheet, { level, roles }: BirdFromAbove): void {
  const count = FEATHERS[level];
  for (let i = count - 1; i >= 0; i--) {
    const [from, to] = [i / count, (i + 1) / count];
    const [left, right] = [at(TIPS, from), at(TIPS, to)];
    const root = at(BASES, (from + to) / 2);
    const end = between(root, at(TIPS, (from + to) / 2), 1.16);
    const [inner, outer] = [at(BASES, from), at(BASES, to)];
    const feather = blob([
      [inner[0], inner[1], 1],
      [outer[0], outer[1], 1],
      between(outer, right, 0.6),
      [right[0], right[1], 1],
      end,
      [left[0], left[1], 1],
      between(inner, left, 0.6),
    ]);
    sheet.shape(clockwise(feather), 'line', roles[0]);
  }
  const arm = drawn(ARM);
  sheet.shape(arm, 'bold', roles[2]);
  if (level === 0) return;
  sheet.inside([arm]).shape(drawn(COVERTS), 'fine', roles[1]);
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
  const body = mirrored('0,-122 22,-114 31,-92 27,-70 36,-40 38,4 28,52 12,92 0,104');
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
