import type { Path } from '../../geometry/point.ts';

/** A figure to fill with patterns: parts that are divided, in page units. */
export interface Silhouette {
  readonly title: string;
  readonly parts: readonly Path[];
  /** Whether the parts are the right half and stand mirrored on the left as well. */
  readonly mirrored: boolean;
  /** Parts drawn over the rest and left whole. */
  readonly whole: readonly Path[];
  /** Which of the whole parts carry a pattern of their own, by their place in the list. */
  readonly filled?: readonly number[];
  /** Open strokes: feelers, stalks. */
  readonly strokes: readonly Path[];
  /** Where it lives, when it can be shown outdoors. */
  readonly home?: 'hills' | 'waves';
  /** Solid ink: eyes. */
  readonly ink?: readonly Path[];
  readonly tags: readonly string[];
}
