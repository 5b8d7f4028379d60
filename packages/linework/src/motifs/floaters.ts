import { ellipse, star } from '../geometry/forms.ts';
import { petal } from '../geometry/petal.ts';
import { place, type Path } from '../geometry/point.ts';
import { around } from '../geometry/around.ts';
import type { Random } from '../random.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';
import { scatter, type Spot } from './scatter.ts';

/** Small things that may drift round a subject. */
export type FloaterKind = 'heart' | 'star' | 'bubble' | 'blossom';

/** A cloud of floaters in a box, clear of the rims. */
export interface Floaters {
  readonly random: Random;
  readonly kinds: readonly FloaterKind[];
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  readonly avoid: readonly Path[];
  readonly count: number;
  readonly sizes: readonly [number, number];
  readonly gap?: number;
}

/** Draws the floaters where there is room. */
export function floaters(sheet: Sheet, it: Floaters): void {
  const roles: Role[] = ['a', 'b', 'c', 'd'];
  scatter(it.random, { ...it, gap: it.gap ?? 26 }).forEach((spot, i) => {
    DRAW[it.kinds[i % it.kinds.length]!](sheet, spot, roles[i % 4]!, it.random);
  });
}

type Draw = (sheet: Sheet, spot: Spot, role: Role, random: Random) => void;

const DRAW: Readonly<Record<FloaterKind, Draw>> = {
  heart: (sheet, { at: [x, y], size }, role, random) =>
    sheet.shape(
      place(place(petal('heart', size * 2, size * 2), { y: size }), { x, y, angle: random.range(-0.4, 0.4) }),
      'line',
      role,
    ),
  star: (sheet, { at: [x, y], size }, _role, random) =>
    sheet.shape(star(x, y, size, size * 0.5, 5, random.range(-0.3, 0.3)), 'line', 'sun'),
  bubble: (sheet, { at: [x, y], size }) => {
    sheet.shape(ellipse(x, y, size), 'line', 'sky');
    sheet.line(
      [
        [x - size * 0.5, y - size * 0.1],
        [x - size * 0.36, y - size * 0.4],
        [x - size * 0.1, y - size * 0.54],
      ],
      'fine',
      0.6,
    );
  },
  blossom: (sheet, { at: [x, y], size }, role) => {
    around(sheet, { centre: [x, y], radius: 0, count: 5 }, (spot) =>
      spot.shape(petal('round', size, size * 0.92), 'line', role),
    );
    sheet.shape(ellipse(x, y, size * 0.3), 'fine', 'sun');
  },
};
