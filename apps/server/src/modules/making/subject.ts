import type { Difficulty } from '@inkbloom/contracts/activities';
import type { PlaceId } from './places.ts';

/** Something that pages can be asked of. */
export interface Subject {
  readonly name: string;
  /** Compositions that draw it. */
  readonly compositions: readonly string[];
  /** Where it can be drawn; every subject can also be drawn just so. */
  readonly places: readonly PlaceId[];
  /** The difficulties at which it passes the gates; all unless told. */
  readonly difficulties?: readonly Difficulty[];
  /** The compositions that pass the gates at a difficulty, where not all of them do. */
  readonly only?: Readonly<Partial<Record<Difficulty, readonly string[]>>>;
  /** Other words that people say for it. */
  readonly words: readonly string[];
}

/** The compositions that draw a subject at a difficulty. */
export function compositionsAt({ compositions, only }: Subject, difficulty: Difficulty): readonly string[] {
  return only?.[difficulty] ?? compositions;
}

/** The difficulties at which a subject can be drawn. */
export function difficultiesOf({ difficulties }: Subject): Difficulty[] {
  return [...(difficulties ?? (['easy', 'medium', 'hard'] as const))];
}
