import type { Path } from '../../geometry/point.ts';

/** A figure to fill with patterns: parts that are divided, in page units. */
export interface Silhouette {
  readonly title: string;
  readonly parts: readonly Path[];
  /** Parts drawn over the rest and left whole. */
  readonly whole: readonly Path[];
  /** Open strokes: ropes, stalks. */
  readonly strokes: readonly Path[];
  /** Where it lives, when it can be shown outdoors. */
  readonly home?: 'hills';
  readonly tags: readonly string[];
}
