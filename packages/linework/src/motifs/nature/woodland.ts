import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** What a trunk is covered with: beech is smooth with eyes, oak furrowed, birch peels across. */
export type Bark = 'beech' | 'oak' | 'birch';

/** A tall trunk that leaves the picture at its top, its roots spread about the frame's origin. */
export interface TallTrunk {
  readonly random: Random;
  readonly height: number;
  /** Half its width at breast height, in units. */
  readonly half: number;
  /** How far its top stands aside of its foot. */
  readonly lean: number;
  readonly bark: Bark;
  /** How much of the bark is drawn: nothing from far. */
  readonly level: 0 | 1 | 2;
  readonly role?: Role;
}

/** Draws a trunk. */
export function tallTrunk(sheet: Sheet, it: TallTrunk): void {
  const { random, half: h, height, lean } = it;
  const at = (u: number, y: number): Point => [u * h + lean * Math.max(0, -y / height) ** 1.4, y];
  const wave = (): number => random.range(-0.06, 0.06);
  const side = (sign: 1 | -1): Knot[] => [
    [...at(sign * 0.78, -height), 1],
    at(sign * (0.82 + wave()), -height * 0.66),
    at(sign * (0.86 + wave()), -height * 0.36),
    at(sign * 1, -Math.max(height * 0.14, h * 1.6)),
    at(sign * 1.3, -h * 0.55),
    [...at(sign * random.range(1.9, 2.3), h * 0.12), 1],
    at(sign * 1.06, h * 0.02),
    [...at(sign * 0.52, h * random.range(0.2, 0.34)), 1],
  ];
  const rim = clockwise(blob([...side(-1), at(0, h * 0.06), ...side(1).toReversed()]));
  sheet.shape(rim, it.level === 0 ? 'line' : 'bold', it.role ?? (it.bark === 'birch' ? 'cream' : 'wood'));
  if (it.level > 0) BARKS[it.bark](sheet.inside([rim]), it, at);
}

/** The place of a share of the half width beside the middle (-1 to 1 within the trunk) at a height. */
type At = (u: number, y: number) => Point;

const BARKS: Readonly<Record<Bark, (inside: Sheet, it: TallTrunk, at: At) => void>> = {
  beech(inside, { random, height, half, level }, at) {
    roots(inside, half, at);
    if (half < 34) return;
    for (
      let y = -height * 0.86;
      y < -half * 1.6;
      y += half * random.range(2.2, 3.4) * (level === 1 ? 1.6 : 1)
    ) {
      const u = random.range(-0.35, 0.35);
      const [ex, ey] = at(u, y);
      inside.shape(ellipse(ex, ey, half * 0.24, half * 0.15), 'line', 'stone');
      inside.line(
        curve([at(u - 0.5, y - half * 0.1), at(u, y - half * 0.4), at(u + 0.5, y - half * 0.1)]),
        'fine',
        0.6,
      );
      if (level === 2)
        inside.line(
          curve([
            at(-1.2, y + half),
            at(-0.3, y + half * 1.2),
            at(0.5, y + half * 0.9),
            at(1.2, y + half * 1.1),
          ]),
          'fine',
          0,
        );
    }
  },
  oak(inside, { random, height, half, level }, at) {
    const lines = level === 1 ? [-0.5, 0.05, 0.52] : [-0.62, -0.28, 0.06, 0.36, 0.68];
    for (const u of lines)
      for (let y = -height; y < -half;) {
        const long = half * random.range(2.4, 4.4);
        const sway = random.range(-0.16, 0.16);
        inside.line(
          curve([at(u, y), at(u + sway, y + long * 0.5), at(u - sway * 0.5, y + long)]),
          'fine',
          0.6,
        );
        y += long + half * random.range(0.3, 1);
      }
    roots(inside, half, at);
  },
  birch(inside, { random, height, half, level }, at) {
    let side = 1;
    for (
      let y = -height * 0.97;
      y < -half * 0.8;
      y += half * (level === 1 ? 1.15 : 0.8) * random.range(0.8, 1.2)
    ) {
      if (half > 36 && random.chance(0.4)) {
        const u = random.range(-0.3, 0.3);
        inside.shape(ellipse(...at(u, y), half * 0.42, half * 0.13), 'fine', 'night');
        inside.line(
          curve([at(u - 0.6, y - half * 0.02), at(u, y - half * 0.42), at(u + 0.6, y - half * 0.02)]),
          'fine',
          0.6,
        );
        continue;
      }
      const reach = random.range(0.5, 1);
      const from = side * 1.2;
      inside.shape(
        blob([
          [...at(from, y - half * 0.17), 1],
          at(from - side * reach * 0.7, y - half * 0.14),
          at(from - side * reach, y + half * 0.03),
          at(from - side * reach * 0.6, y + half * 0.15),
          [...at(from, y + half * 0.2), 1],
        ]),
        'fine',
        'night',
      );
      side = random.chance(0.75) ? -side : side;
    }
  },
};

function roots(inside: Sheet, half: number, at: At): void {
  for (const [u, v] of [
    [-0.6, -1.1],
    [0.55, 1.05],
    [-0.1, 0.1],
  ] as const)
    inside.line(curve([at(u * 0.6, -half * 1.4), at(u * 0.8, -half * 0.6), at(v, half * 0.02)]), 'fine', 0.6);
}
