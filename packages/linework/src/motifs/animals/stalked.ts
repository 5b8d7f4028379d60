import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import type { FlowerName } from '../flowers.ts';
import { blossom, broadBlossom, plainBlossom } from './blossom.ts';

/** A flower on its stalk, its foot on the frame's origin. */
export interface Stalked {
  readonly flower: FlowerName;
  readonly level: 0 | 1;
  /** From the foot to the middle of the head. */
  readonly tall: number;
  /** Radius of the head. */
  readonly head: number;
  /** How far the head stands aside of the foot. */
  readonly sway: number;
  readonly role: Role;
  /** The sides on which it has a leaf; both when absent. */
  readonly leaves?: readonly (-1 | 1)[];
}

/** The radius from which a head shows each of its petals. */
const OPEN = 50;

/** How long a leaf of an easy page's flower grows at most, so that a tall one shows its stem. */
const LONGEST_BLADE = 123;

/** Draws a stalk with its leaves and head; on easy pages the green of it is one area. */
export function stalked(sheet: Sheet, it: Stalked): void {
  const { level, tall, sway } = it;
  const stem = clockwise(
    tube(
      curve([
        [0, 20],
        [-sway * 0.4, -tall * 0.5],
        [sway, -tall],
      ]),
      () => [15, 7][level]!,
    ),
  );
  const blade = level === 0 ? Math.min(tall * 0.9, LONGEST_BLADE) : tall * 0.56;
  const blades = (it.leaves ?? [-1, 1]).map((side) =>
    place(petal('leaf', blade, level === 0 ? (blade * 0.48) / 0.9 : tall * 0.22), {
      x: side * 3,
      angle: side * (0.66 + 0.004 * sway),
    }),
  );
  if (level === 0) sheet.shape(unite([stem, ...blades]), 'line', 'leaf');
  else for (const part of [stem, ...blades]) sheet.shape(part, 'line', 'leaf');
  const bloom = sheet.at({ x: sway, y: -tall, scale: it.head / 100, angle: sway * 0.02 });
  const draw = level === 0 ? broadBlossom : it.head >= OPEN ? blossom : plainBlossom;
  draw(bloom, it.flower, it.role);
}
