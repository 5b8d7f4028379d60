import type { Random } from '../../../random.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';

/** A flower as it is asked for: about 100 units from its foot, which is on the frame's origin, to its rim. */
export interface Flower {
  readonly random: Random;
  /** 0 is chunky, 2 carries every detail; small flowers are given less. */
  readonly level: 0 | 1 | 2;
  readonly petals: Role;
  readonly heart: Role;
  /** Page units a unit: details that would be too small to color are drawn larger and fewer. */
  readonly scale: number;
  /** Radians between the eye and its axis: 0 looks into its face; from the side it stands on its foot. */
  readonly tilt: number;
}

/** Draws one kind of flower, or its bud. */
export type DrawFlower = (sheet: Sheet, flower: Flower) => void;

/** The value for the flower's level. */
export function graded<T>(flower: Flower, easy: T, medium: T, hard: T): T {
  return [easy, medium, hard][flower.level]!;
}
