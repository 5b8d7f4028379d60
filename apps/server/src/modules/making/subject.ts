import type { PlaceId } from './places.ts';

/** Something that pages can be asked of. */
export interface Subject {
  readonly name: string;
  /** Compositions that draw it; at which difficulties they are taken is measured (`offers.ts`). */
  readonly compositions: readonly string[];
  /** Where it may be asked for, as far as its compositions play there; every subject can also be drawn just so. */
  readonly places: readonly PlaceId[];
  /** Other words that people say for it. */
  readonly words: readonly string[];
}
