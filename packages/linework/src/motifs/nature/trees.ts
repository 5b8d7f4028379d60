import { clockwise, unite } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { arc, ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { puff } from './puff.ts';

/** How much a tree shows. */
export interface Tree {
  readonly random: Random;
  readonly level: 0 | 1 | 2;
  readonly role?: Role;
  readonly snow?: boolean;
}

const TRUNK = blob(knots('-17,-150! -15,-90 -19,-40 -34,0! -12,-5 12,-5 34,0! 19,-40 15,-90 17,-150!'));
const LIMBS = [knots('0,-110 -26,-150 -60,-182'), knots('0,-104 28,-140 58,-176')];

/** Puffs of a crown from back to front: where they are and how big, on a tree 320 units high. */
const CROWN = [
  [-84, -196, 60],
  [86, -200, 58],
  [0, -262, 66],
  [-52, -232, 62],
  [56, -228, 62],
  [-2, -186, 60],
] as const;

/** A broad-leaved tree 320 units high on the frame's origin, its crown in bulging clusters. */
export function broadleaf(sheet: Sheet, it: Tree): void {
  const { random, level } = it;
  sheet.shape(
    unite([TRUNK, ...LIMBS.map((limb) => tube(curve(limb), (t) => mix(14, 6, t)))]),
    'line',
    'wood',
  );
  if (level > 0) {
    sheet.line(curve(knots('-4,-118 -6,-70 -14,-22')), 'fine', 0.8);
    sheet.line(curve(knots('8,-90 8,-50 16,-18')), 'fine', 0.8);
  }
  const puffs = level === 0 ? [...CROWN.slice(0, 2), [0, -228, 92] as const] : CROWN;
  for (const [x, y, r] of puffs) {
    const size = r * random.range(0.94, 1.08);
    sheet.shape(puff(random, [x, y], [size, size * 0.86], level === 0 ? 9 : 8), 'line', it.role ?? 'leaf');
    if (it.snow) sheet.shape(cap(x, y - size * 0.2, size * 0.76), 'line', 'paper');
    else if (level > 0) leafMarks(sheet, random, [x, y, size]);
  }
}

function leafMarks(sheet: Sheet, random: Random, [x, y, size]: readonly [number, number, number]): void {
  for (const [u, v] of [
    [-0.36, -0.26],
    [0.24, -0.36],
    [-0.02, 0.2],
  ] as const) {
    const [px, py] = [x + size * (u + random.range(-0.08, 0.08)), y + size * v];
    sheet.line(arc(px, py, size * 0.19, size * 0.17, Math.PI * 1.05, Math.PI * 1.95), 'fine', 0.7);
  }
}

/** Snow lying on something round: a dome with a wavy foot. */
function cap(x: number, y: number, half: number) {
  return blob(
    knots('-1,0 -.82,-.5 -.3,-.78 .3,-.78 .82,-.5 1,0 .74,.16 .5,-.06 .2,.2 -.14,-.04 -.5,.18 -.76,-.02').map(
      ([u, v]): Knot => [x + u * half, y + v * half],
    ),
  );
}

/** A spruce 320 units high on the frame's origin, its boughs hanging in tiers. */
export function spruce(sheet: Sheet, it: Tree & { readonly tiers?: number }): void {
  const tiers = it.tiers ?? (it.level === 0 ? 3 : 4);
  sheet.shape(blob(knots('-14,-44! -12,-14 -22,4! 0,0 22,4! 12,-14 14,-44!')), 'line', 'wood');
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const [foot, half] = [-30 - 206 * t, mix(98, 44, t)];
    const top = i === tiers - 1 ? -322 : foot - mix(128, 104, t);
    sheet.shape(bough(it.random, top, foot, half), 'line', it.role ?? 'leaf');
    if (it.snow) sheet.shape(snowOn(top, foot, half), 'line', 'paper');
    else if (it.level > 0) needles(sheet, foot, half, it.level === 1 ? [-0.3, 0.32] : [-0.52, -0.06, 0.42]);
  }
}

function bough(random: Random, top: number, foot: number, half: number) {
  const rim: Knot[] = [
    [0, top, 1],
    [half * 0.34, mix(top, foot, 0.52)],
    [half, foot, 1],
  ];
  const teeth = 4;
  for (let k = 1; k < teeth; k++) {
    const x = half * (1 - (2 * k) / teeth);
    rim.push([x + half * 0.2, foot + half * 0.13 * random.range(0.8, 1.2)], [x, foot - half * 0.05, 1]);
  }
  rim.push([-half * 0.78, foot + half * 0.12], [-half, foot, 1], [-half * 0.34, mix(top, foot, 0.52)]);
  return clockwise(blob(rim));
}

function snowOn(top: number, foot: number, half: number) {
  const at = (u: number, v: number): Knot => [half * u, mix(top, foot, v)];
  const rim = [at(0, -0.04), at(0.26, 0.42), at(0.66, 0.8), at(0.62, 0.94), at(0.4, 0.72), at(0.2, 0.9)];
  return blob([
    ...rim,
    at(0.02, 0.6),
    at(-0.2, 0.86),
    at(-0.42, 0.7),
    at(-0.64, 0.92),
    at(-0.64, 0.78),
    at(-0.26, 0.42),
  ]);
}

function needles(sheet: Sheet, foot: number, half: number, marks: readonly number[]): void {
  for (const side of marks)
    sheet.line(
      curve([
        [half * side * 0.7, foot - 42],
        [half * side * 0.92, foot - 26],
        [half * side * 1.16, foot - 14],
      ]),
      'fine',
      0.7,
    );
}

/** A slim flame of a tree, 320 units high: poplar or cypress. */
export function poplar(sheet: Sheet, it: Tree): void {
  sheet.shape(blob(knots('-10,-50! -9,0! 9,0! 10,-50!')), 'line', 'wood');
  const crown = clockwise(
    blob(knots('0,-326! 26,-270 46,-190 48,-110 30,-48 0,-34 -30,-48 -48,-110 -46,-190 -26,-270')),
  );
  sheet.shape(crown, 'line', it.role ?? 'leaf');
  if (it.level === 0) return;
  const inside = sheet.inside([crown]);
  for (const table of it.level === 1
    ? ['-26,-70 -22,-150 -4,-230', '20,-80 22,-150 8,-210']
    : ['-30,-80 -28,-150 -10,-230', '-6,-60 -6,-140 4,-200', '24,-76 26,-150 10,-236'])
    inside.line(curve(knots(table)), 'fine', 0.7);
}

/** The foot of a tall tree that leaves the picture at the top: bark, a knot-hole, roots. */
export function trunk(
  sheet: Sheet,
  it: {
    readonly height: number;
    readonly bark: 'ridged' | 'birch';
    readonly level: 0 | 1 | 2;
    readonly random: Random;
  },
): void {
  const h = it.height;
  const rim = clockwise(
    blob([
      [-46, -h, 1],
      [-42, -h * 0.6],
      [-50, -h * 0.2],
      [-64, -60],
      ...knots('-120,8! -62,-12 -24,10! 10,-10 54,14! 128,2! 70,-54'),
      [52, -h * 0.22],
      [42, -h * 0.62],
      [50, -h, 1],
    ]),
  );
  sheet.shape(rim, 'bold', it.bark === 'birch' ? 'cream' : 'wood');
  const inside = sheet.inside([rim]);
  if (it.bark === 'birch') birchMarks(inside, it);
  else ridges(inside, it);
}

function birchMarks(inside: Sheet, it: { height: number; level: 0 | 1 | 2; random: Random }): void {
  const count = [2, 8, 12][it.level]!;
  for (let i = 0; i < count; i++) {
    const y = -70 - ((it.height - 90) * (i + it.random.range(0, 0.5))) / count;
    const x = (i % 2 === 0 ? -1 : 1) * it.random.range(34, 46);
    inside.shape(ellipse(x, y, it.random.range(22, 34), it.level === 0 ? 13 : 9), 'fine', 'stone');
  }
}

function ridges(inside: Sheet, it: { height: number; level: 0 | 1 | 2; random: Random }): void {
  const h = it.height;
  if (it.level > 0)
    for (const [x, from, to] of [
      [-20, 0.5, 0.96],
      [6, 0.14, 0.5],
      [-24, 0.08, 0.34],
      [24, 0.4, 0.74],
      [14, 0.8, 1],
    ] as const)
      inside.line(
        curve([
          [x, -h * to],
          [x + it.random.range(-8, 8), -h * mix(from, to, 0.5)],
          [x + 4, -h * from],
        ]),
        'line',
        0.7,
      );
  const y = -h * it.random.range(0.38, 0.52);
  inside.shape(ellipse(2, y, 19, 27), 'line', 'sand');
  if (it.level > 0) inside.shape(ellipse(2, y + 2, 9, 15), 'fine', 'stone');
}
