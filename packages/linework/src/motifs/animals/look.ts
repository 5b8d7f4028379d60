import type { PatternName } from '../../patterns/patterns.ts';
import type { Random } from '../../random.ts';
import type { Mood } from './eyes.ts';

/** How an animal is drawn this time. */
export interface Look {
  /** 0 is chunky, 2 carries every ornament. */
  readonly level: 0 | 1 | 2;
  readonly mood: Mood;
  /** Fills for its decorated zones, in order. */
  readonly fills: readonly PatternName[];
  /** Which of its poses (an ear that flops, antlers or none); a species takes what it has of them. */
  readonly pose: number;
  /** Whether a crown of flowers will cover the forehead. */
  readonly crowned: boolean;
  /** Whether a string of beads will lie over the forehead. */
  readonly isJeweled?: boolean;
  readonly random: Random;
}

/** Both sides of a symmetric animal: draw each part in a view of its own, the left one mirrored. */
export const SIDES = [false, true] as const;
