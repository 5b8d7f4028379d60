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
  /** Other words that people say for it. */
  readonly words: readonly string[];
}

/** The difficulties at which a subject can be drawn. */
export function difficultiesOf({ difficulties }: Subject): Difficulty[] {
  return [...(difficulties ?? (['easy', 'medium', 'hard'] as const))];
}
