import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** How a feather is marked. */
export type PlumeKind = 'barred' | 'eyed' | 'laced' | 'spotted' | 'tipped' | 'jay';

/** A loose feather: its marks, its three colors. */
export interface Plume {
  readonly kind: PlumeKind;
  readonly roles: readonly [ground: Role, mark: Role, accent: Role];
  readonly level: 0 | 1 | 2;
  readonly random: Random;
}

/** Length, half widths to the left and right, and how far the shaft bends aside. */
interface Cut {
  readonly long: number;
  readonly left: number;
  readonly right: number;
  readonly bend: number;
}

const CUTS: Readonly<Record<PlumeKind, Cut>> = {
  barred: { long: 430, left: 42, right: 84, bend: 34 },
  eyed: { long: 400, left: 84, right: 84, bend: 16 },
  laced: { long: 310, left: 92, right: 92, bend: -14 },
  spotted: { long: 350, left: 82, right: 82, bend: 22 },
  tipped: { long: 410, left: 58, right: 70, bend: -30 },
  jay: { long: 370, left: 50, right: 74, bend: 26 },
};

/** How far a barb climbs along the shaft on its way to the rim, as a share of the length. */
const LIFT = 0.15;
/** How wide a tear opens at the rim, as a share of the length, and how far from the shaft it begins. */
const TEAR = 0.075;
const TORN_FROM = 0.42;

/** From a share of the length and a share of the width (-1 to 1) to the feather's own place. */
type Vane = (t: number, s: number) => Point;

function vaneOf({ long, left, right, bend }: Cut): Vane {
  return (t, s) => {
    const turn = t * Math.PI * 0.9;
    const [dx, dy] = [bend * 0.9 * Math.PI * Math.cos(turn), -long];
    const size = Math.hypot(dx, dy);
    const share = Math.min(1, Math.max(0, t));
    const wide = s * (s < 0 ? left : right) * Math.sin(Math.PI * share ** 0.84) ** 0.64;
    return [bend * Math.sin(turn) - (dy / size) * wide, -t * long + (dx / size) * wide];
  };
}

/** A barb from the shaft to a share of the width. */
function barb(vane: Vane, start: number, side: number, reach = 1.04): Path {
  return Array.from({ length: 12 }, (_, i): Point => {
    const s = (i / 11) * reach;
    return vane(Math.min(0.995, start + LIFT * s ** 1.1), side * s);
  });
}

/** One side of the rim from foot to tip, torn open along its barbs at the given shares. */
function rimSide(vane: Vane, sign: number, tears: readonly number[]): Point[] {
  const out: Point[] = [];
  let from = 0;
  const rim = (to: number): void => {
    const count = Math.max(2, Math.round((to - from) * 50));
    for (let i = 0; i <= count; i++) out.push(vane(mix(from, to, i / count), sign));
  };
  for (const tear of tears) {
    rim(tear);
    const bank = (open: number): Point[] =>
      Array.from({ length: 7 }, (_, i): Point => {
        const share = i / 7;
        const s = mix(TORN_FROM, 1, share);
        return vane(tear - LIFT + LIFT * s ** 1.1 + open * share ** 1.3, sign * s);
      });
    out.push(...bank(0).toReversed(), ...bank(TEAR).slice(1));
    from = tear + TEAR;
  }
  rim(1);
  return out;
}

/** Draws a feather with its foot on the origin and its tip up, 310 to 430 units long. */
export function plume(sheet: Sheet, it: Plume): void {
  const vane = vaneOf(CUTS[it.kind]);
  const tears = (count: number): number[] =>
    Array.from({ length: count }, (_, i) => 0.26 + (0.5 * (i + it.random.range(0.2, 0.8))) / count);
  const outline = [
    ...rimSide(vane, 1, tears(it.random.int(0, 1))),
    ...rimSide(vane, -1, tears(it.random.int(0, 1))).toReversed(),
  ];
  drawDown(sheet, it);
  sheet.shape(outline, 'bold', it.roles[0]);
  const inside = sheet.inside([outline]);
  MARKS[it.kind](inside, vane, it);
  sheet.rim(outline, 'bold');
  sheet.line(
    Array.from({ length: 30 }, (_, i) => vane(mix(0, 0.92, i / 29), 0)),
    'bold',
    0.3,
  );
  sheet.shape(
    tube(
      Array.from({ length: 12 }, (_, i) => vane(mix(-0.24, 0.2, i / 11), 0)),
      (t) => 1 + 8 * Math.sin(Math.PI * (0.14 + 0.86 * t)),
    ),
    'line',
    'cream',
  );
}

/** How wisps of down turn and how large they are, the lowest first. */
const WISPS = [
  [0.5, 0.9],
  [0.06, 1],
  [-0.42, 0.9],
] as const;

/** The loose down at the foot: wisps that curl away from the quill on both sides. */
function drawDown(sheet: Sheet, { level }: Plume): void {
  for (const [angle, scale] of WISPS)
    for (const sign of [-1, 1]) {
      const wisp = sheet.at({ y: 4, flip: sign < 0 }).at({ angle, scale });
      wisp.shape(drawn('0,4! 20,10 46,4 64,-14 72,-38! 54,-26 36,-26 18,-22 0,-16!'), 'line', 'soft');
      if (level === 2) wisp.line(traced('24,-4 40,-9 54,-19'), 'fine', 0.4);
    }
}

/** Barbs on one or both sides between two shares of the shaft. */
function barbs(inside: Sheet, vane: Vane, count: number, sides: readonly number[], to = 0.74): void {
  for (let i = 0; i < count; i++)
    for (const sign of sides) inside.line(barb(vane, mix(0.05, to, i / (count - 1)), sign), 'fine', 0);
}

/** The band between two barbs, on both sides of the shaft or on one. */
function band(vane: Vane, from: number, to: number, sides: readonly number[]): Path {
  const edge = (start: number): Path =>
    sides.length === 1
      ? barb(vane, start, sides[0]!)
      : [...barb(vane, start, -1).toReversed(), ...barb(vane, start, 1)];
  return [...edge(from), ...edge(to).toReversed()];
}

/** Round marks along the barbs, in two rows on each side. */
function dots(inside: Sheet, vane: Vane, { level, roles }: Plume): void {
  const rows = [3, 4, 5][level];
  for (let i = 0; i < rows!; i++)
    for (const sign of [-1, 1]) {
      const [x, y] = vane(mix(0.2, 0.78, (i + (sign > 0 ? 0.4 : 0)) / rows!), sign * 0.48);
      inside.shape(ellipse(x, y, level === 2 ? 15 : 18, level === 2 ? 19 : 23), 'line', roles[1]);
    }
}

const BOTH = [-1, 1] as const;

const MARKS: Readonly<Record<PlumeKind, (inside: Sheet, vane: Vane, it: Plume) => void>> = {
  barred(inside, vane, { level, roles }) {
    const count = [3, 4, 6][level]!;
    for (let i = 0; i < count; i++) {
      const from = mix(0.1, 0.72, i / (count - 1));
      inside.shape(band(vane, from, from + 0.34 / count, BOTH), 'line', i % 2 ? roles[1] : roles[2]);
    }
    if (level === 2) barbs(inside, vane, 4, [1], 0.5);
  },
  eyed(inside, vane, { level, roles }) {
    barbs(inside, vane, [3, 5, 8][level]!, BOTH, 0.62);
    const [x, y] = vane(0.72, 0);
    const rings: readonly (readonly [number, number, Role, number])[] = [
      [62, 84, roles[2], 8],
      [44, 60, 'sun', 14],
      [25, 34, roles[1], 22],
    ];
    for (const [wide, tall, role, down] of rings.slice(0, level === 0 ? 2 : 3))
      inside.shape(ellipse(x, y + down, wide, tall), 'line', role);
  },
  laced(inside, vane, { level, roles }) {
    const edge = (sign: number): Point[] =>
      Array.from({ length: 30 }, (_, i): Point => {
        const t = mix(0.04, 0.88, i / 29);
        return vane(t, sign * 0.7 * Math.min(1, (0.9 - t) * 9) ** 0.5);
      });
    const inner = [...edge(1), ...edge(-1).toReversed()];
    inside.shape(inner, 'line', roles[1]);
    barbs(inside.inside([inner]), vane, [2, 4, 7][level]!, BOTH, 0.7);
  },
  spotted(inside, vane, it) {
    barbs(inside, vane, [2, 3, 5][it.level]!, BOTH, 0.7);
    dots(inside, vane, it);
  },
  tipped(inside, vane, { level, roles }) {
    inside.shape(band(vane, 0.56, 1.2, BOTH), 'line', roles[1]);
    inside.shape(band(vane, 0.5, 0.58, BOTH), 'line', roles[2]);
    barbs(inside, vane, [2, 4, 7][level]!, BOTH, 0.42);
    if (level === 2) barbs(inside, vane, 2, BOTH, 0.72);
  },
  jay(inside, vane, { level, roles }) {
    const count = [3, 5, 7][level]!;
    for (let i = 0; i < count; i++) {
      const from = mix(0.08, 0.7, i / (count - 1));
      inside.shape(band(vane, from, from + 0.32 / count, [1]), 'line', i % 2 ? roles[1] : roles[2]);
    }
    barbs(inside, vane, [2, 3, 5][level]!, [-1], 0.66);
  },
};
