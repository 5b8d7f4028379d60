import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A flower head, 100 units in radius about the frame's origin. */
export interface Bloom {
  readonly random: Random;
  /** 0 is chunky, 2 carries every detail; small flowers are given less. */
  readonly level: 0 | 1 | 2;
  readonly petals: Role;
  readonly heart: Role;
  /**
   * Whether every second petal of a row lies behind its neighbors, so that no row turns like a wheel. At level 1,
   * peonies and dahlias then also have finer petals and hearts.
   */
  readonly isLayered?: boolean;
  /** Whether lines within its petals stay far from their rims. */
  readonly isClear?: boolean;
}

/** Draws one kind of flower head. */
export type DrawBloom = (sheet: Sheet, bloom: Bloom) => void;
