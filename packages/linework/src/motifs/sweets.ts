import { clockwise } from '../geometry/boolean.ts';
import { points } from '../geometry/knots.ts';
import { blob, curve, twin, type Knot } from '../geometry/curve.ts';
import { ellipse, rectangle, tube } from '../geometry/forms.ts';
import { place, polar, type Path, type Point } from '../geometry/point.ts';
import type { Random } from '../random.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';
import { leaf } from './leaf.ts';
import { scatter } from './scatter.ts';

/** A dome of icing or ice cream whose lower edge hangs in lobes; (0, 0) is the middle of that edge. */
export interface Dollop {
  readonly half: number;
  readonly height: number;
  readonly lobes: number;
  /** How far the lobes hang, in units. */
  readonly drip: number;
  readonly random: Random;
}

/** The rim of a dollop. */
export function dollop(it: Dollop): Path {
  const lower: Knot[] = [];
  const at = (t: number): Point => [it.half * (2 * t - 1), it.half * 0.14 * Math.sin(t * Math.PI)];
  for (let i = 0; i < it.lobes; i++) {
    const [a, b] = [at(i / it.lobes), at((i + 1) / it.lobes)];
    const hang = it.drip * it.random.range(0.8, 1.25);
    lower.push(
      [a[0], a[1], 1],
      [a[0] * 0.8 + b[0] * 0.2, a[1] + hang * 0.8],
      [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + hang * 1.1],
      [a[0] * 0.2 + b[0] * 0.8, b[1] + hang * 0.8],
    );
  }
  const { half, height } = it;
  return blob([
    ...lower,
    [half, 0, 1],
    [half * 1.08, -height * 0.4],
    [half * 0.78, -height * 0.88],
    [0, -height * 1.08],
    [-half * 0.78, -height * 0.88],
    [-half * 1.08, -height * 0.4],
  ]);
}

/** Little rods strewn inside a rim, clear of its edge. */
export function sprinkles(
  sheet: Sheet,
  random: Random,
  rim: Path,
  box: readonly [number, number, number, number],
  count: number,
): void {
  const roles: Role[] = ['b', 'c', 'd', 'sun'];
  const outside = Math.min(box[2] - box[0], 400);
  const spots = scatter(random, { box, avoid: [], count, sizes: [13, 14], gap: Math.min(20, outside / 12) });
  const inside = spots.filter(({ at }) => rim.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > 22));
  inside.forEach(({ at }, i) => {
    sheet.shape(
      place(rectangle(-14, -6, 28, 12, 6), { x: at[0], y: at[1], angle: random.range(0, 3.14) }),
      'fine',
      roles[i % roles.length],
    );
  });
}

/** A cherry with stalk and leaf; (0, 0) is its foot. */
export function cherry(sheet: Sheet, random: Random): void {
  sheet.shape(clockwise(tube(curve(points('2,-90 14,-146 42,-172 80,-188')), () => 6)), 'line', 'leaf');
  leaf(sheet, { at: { x: 72, y: -184, angle: 1.8 }, length: 84, width: 46, random });
  sheet.shape(twin(points('0,-96 40,-112 70,-66 46,-14 0,0')), 'bold', 'rust');
  sheet.line(curve(points('-22,-102 0,-88 22,-102')), 'fine');
  sheet.shape(ellipse(-34, -66, 9, 17, 0.4), 'fine', 'paper');
}

/** A strawberry with its leaves; (0, 0) is its foot, its leaves stand at about y -120. */
export function strawberry(sheet: Sheet, seeds: boolean): void {
  sheet.shape(twin(points('0,-118 56,-116 72,-72 36,-16 0,4')), 'bold', 'rust');
  if (seeds)
    for (const [x, y] of [
      [-30, -84],
      [4, -90],
      [38, -80],
      [-14, -54],
      [22, -48],
      [0, -22],
    ] as const)
      sheet.line(
        [
          [x, y - 5],
          [x, y + 5],
        ],
        'line',
        0.6,
      );
  for (const turn of [-1.5, -0.75, 0, 0.75, 1.5]) {
    const [x, y] = polar([0, -112], 52, turn - Math.PI / 2);
    sheet.shape(
      blob([
        [0, -112, 1],
        [x * 0.6 - 8, -122 + (y + 112) * 0.4],
        [x, y, 1],
        [x * 0.6 + 10, -106 + (y + 112) * 0.4],
      ]),
      'line',
      'leaf',
    );
  }
}
