import type { Path } from '../../geometry/point.ts';

/** A figure to fill with patterns: parts that are divided, in page units. */
export interface Silhouette {
  readonly title: string;
  readonly parts: readonly Path[];
  /** Whether the parts are the right half and stand mirrored on the left as well. */
  readonly mirrored: boolean;
  /** Parts drawn over the rest and left whole. */
  readonly whole: readonly Path[];
  /** Open strokes: feelers, stalks. */
  readonly strokes: readonly Path[];
  /** Where it lives, when it can be shown outdoors. */
  readonly home?: 'hills';
  readonly tags: readonly string[];
}
