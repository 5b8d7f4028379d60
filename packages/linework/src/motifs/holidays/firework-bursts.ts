import { clockwise } from '../../geometry/boolean.ts';
import { ellipse, star, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { type Path, place, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** How finely a burst is drawn; `broad` is for easy pages. */
type BurstDetail = 'broad' | 'plain' | 'fine';

/** A shell that has burst around the origin. */
type Burst = (sheet: Sheet, radius: number, roles: readonly [Role, Role], detail: BurstDetail) => void;

/** The way of one spark: out at an angle, from one share of the radius to another, and down by its own weight. */
function flight(radius: number, angle: number, [from, to]: readonly [number, number], drop: number): Point[] {
  return Array.from({ length: 17 }, (_, i) => {
    const t = from + ((to - from) * i) / 16;
    return [Math.sin(angle) * radius * t, -Math.cos(angle) * radius * t + radius * drop * t * t] as const;
  });
}

/** A spark's trail: thin where it starts, round at its head. */
function spark(way: Path, wide: number): Path {
  return clockwise(
    tube(way, (t) => wide * (t < 0.84 ? 0.16 + t : Math.sqrt(Math.max(0.02, 1 - ((t - 0.84) / 0.16) ** 2)))),
  );
}

const turns = (count: number, shift = 0): number[] =>
  Array.from({ length: count }, (_, i) => ((i + shift) / count) * Math.PI * 2);

/** Two rows of straight sparks around a bright middle. */
const chrysanthemum: Burst = (sheet, r, roles, detail) => {
  const count = { broad: 8, plain: 9, fine: 12 }[detail];
  const wide = (r * 1.5) / count;
  for (const a of turns(count, 0.5))
    sheet.shape(spark(flight(r, a, [0.2, 0.74], 0.06), wide * 0.66), 'line', roles[1]);
  for (const a of turns(count))
    sheet.shape(spark(flight(r, a, [0.16, 1], 0.06), wide * 0.74), 'line', roles[0]);
  sheet.shape(star(0, 0, r * 0.26, r * 0.17, 9), 'line', 'sun');
};

/** Arms that bend far over like the leaves of a palm, a line along each and a star at its end. */
const palm: Burst = (sheet, r, roles, detail) => {
  const count = { broad: 6, plain: 8, fine: 10 }[detail];
  for (const [i, a] of turns(count, 0.5).entries()) {
    const way = flight(r, a, [0.1, 0.92], 0.46);
    sheet.shape(
      clockwise(tube(way, (t) => r * (0.026 + 0.075 * Math.sin(Math.PI * (0.1 + 0.8 * t))))),
      'line',
      roles[i % 2],
    );
    if (detail === 'fine') sheet.line(way.slice(4, -3), 'fine', 0.5);
    const [x, y] = way.at(-1)!;
    sheet.shape(star(x, y, r * 0.14, r * 0.065, 5, a), 'line', roles[(i + 1) % 2]);
  }
  sheet.shape(ellipse(0, 0, r * (detail === 'broad' ? 0.24 : 0.15)), 'line', 'sun');
};

/** Rings of balls that grow outward. */
const peony: Burst = (sheet, r, roles, detail) => {
  const rings = {
    broad: [[0.84, 7]],
    plain: [
      [0.9, 10],
      [0.52, 7],
    ],
    fine: [
      [0.94, 13],
      [0.62, 10],
      [0.36, 7],
    ],
  }[detail];
  for (const [k, [share, count]] of rings.entries())
    for (const a of turns(count!, k * 0.5)) {
      const ball = (r * share! * 1.9) / count!;
      const [x, y] = [Math.sin(a) * r * share!, -Math.cos(a) * r * share! + r * share! ** 2 * 0.06];
      sheet.line(flight(r, a, [0.22, share! - 0.12], 0.06), detail === 'fine' ? 'fine' : 'line', 0.5);
      sheet.shape(ellipse(x, y, Math.min(ball, r * 0.13)), 'line', roles[k % 2]);
    }
  sheet.shape(star(0, 0, r * 0.2, r * 0.1, 5), 'line', 'sun');
};

/** Arms at whose ends the sparks burst once more into small stars. */
const crossette: Burst = (sheet, r, roles, detail) => {
  const count = { broad: 5, plain: 6, fine: 8 }[detail];
  for (const a of turns(count, 0.25)) {
    const way = flight(r, a, [0.16, 0.8], 0.08);
    sheet.shape(clockwise(tube(way, (t) => r * (0.045 + 0.03 * t))), 'line', roles[0]);
    const [x, y] = way.at(-1)!;
    sheet.shape(star(x, y, r * 0.24, r * 0.09, 6, a), 'line', roles[1]);
    if (detail === 'fine') sheet.shape(ellipse(x, y, r * 0.06), 'line', 'sun');
  }
  sheet.shape(ellipse(0, 0, r * 0.2), 'line', 'sun');
};

/** A heart within a heart, as it is shot on purpose, with sparks that fly off it. */
const heart: Burst = (sheet, r, roles, detail) => {
  const count = { broad: 8, plain: 10, fine: 14 }[detail];
  for (const a of turns(count, 0.5)) {
    const way = flight(r, a, [0.3, 1], 0.04);
    sheet.shape(spark(way, (r * 0.62) / count), 'line', roles[1]);
  }
  sheet.shape(place(petal('heart', r * 1.3, r * 1.36), { y: r * 0.66 }), 'line', roles[0]);
  sheet.shape(place(petal('heart', r * 0.76, r * 0.8), { y: r * 0.4 }), 'line', 'sun');
};

/** The shells of a night, no two of them alike. */
export const BURSTS: readonly Burst[] = [chrysanthemum, palm, peony, crossette, heart];

/** The shells that may be the largest of a night. */
export const LEADING: readonly Burst[] = [palm, chrysanthemum];
