import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A page on which people are about to act. */
export interface Scene {
  /** Shows only what falls inside the picture. */
  readonly sheet: Sheet;
  readonly random: Random;
  readonly level: 0 | 1 | 2;
  readonly width: number;
  readonly height: number;
  /** Where feet stand. */
  readonly ground: number;
  /** Whether every face has features of its own and hands are drawn full. */
  readonly isIndividual?: boolean;
}

/** Where people act. */
export interface Stage {
  /** As in "They play ...". */
  readonly where: string;
  readonly tags: readonly string[];
  readonly sky: Role;
  readonly behind: (scene: Scene) => void;
  readonly before?: (scene: Scene) => void;
}

/** The value for the scene's difficulty. */
export function byGrade<T>({ level }: Pick<Scene, 'level'>, easy: T, medium: T, hard: T): T {
  return [easy, medium, hard][level]!;
}

/** Points strewn evenly but not in rows over a box, as many as columns times rows. */
export function strewn(
  random: Random,
  [columns, rows]: readonly [number, number],
  [left, top, right, bottom]: readonly [number, number, number, number],
): (readonly [x: number, y: number])[] {
  const [w, h] = [(right - left) / columns, (bottom - top) / rows];
  return Array.from({ length: columns * rows }, (_, i) => {
    const row = Math.floor(i / columns);
    const aside = row % 2 === 0 ? 0.36 : 0.64;
    return [
      left + ((i % columns) + aside + random.range(-0.26, 0.26)) * w,
      top + (row + 0.5 + random.range(-0.28, 0.28)) * h,
    ] as const;
  });
}
