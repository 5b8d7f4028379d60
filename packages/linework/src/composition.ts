import type { Difficulty } from '@inkbloom/formats/page';
import type { Random } from './random.ts';
import type { Pens, Sheet } from './sheet.ts';

/** What a composition is asked for. */
export interface Brief {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly difficulty: Difficulty;
  /** The difficulty as a number, 0 to 2, for choosing from lists. */
  readonly level: 0 | 1 | 2;
  /** Whether only a part of it is shown, so near that large areas need not be broken up. */
  readonly isPart?: boolean;
}

/** What a composition says about what it drew. */
export interface Story {
  readonly title: string;
  /** Two plain sentences. */
  readonly description: string;
  /** Four to eight words people search for. */
  readonly tags: readonly string[];
}

/** A way to fill a page. */
export interface Composition {
  readonly name: string;
  /** The stream its pages belong to. */
  readonly category: string;
  /** Width and height in units; the longer is 1000. */
  readonly size: readonly [width: number, height: number];
  /** How far lines stray from the ruler, in units. */
  readonly strays: number;
  /** Line widths in units for each difficulty; the usual ones when absent. */
  readonly pens?: Readonly<Record<Difficulty, Pens>>;
  draw(brief: Brief): Story;
}

/** The usual line widths: an easy page has chunky lines, a hard one fine ones. */
export const PENS: Readonly<Record<Difficulty, Pens>> = {
  easy: { bold: 8, line: 6, fine: 4.6, none: 0 },
  medium: { bold: 6.2, line: 4.2, fine: 3, none: 0 },
  hard: { bold: 5.2, line: 3.5, fine: 2.5, none: 0 },
};

/** The value for the brief's difficulty. */
export function byLevel<T>(brief: Brief, easy: T, medium: T, hard: T): T {
  return [easy, medium, hard][brief.level]!;
}
