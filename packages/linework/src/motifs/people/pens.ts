import type { Difficulty } from '@inkbloom/formats/page';
import type { Pens } from '../../sheet.ts';

/** Line widths for people: clear outlines, fine lines within. */
export const PEOPLE_PENS: Readonly<Record<Difficulty, Pens>> = {
  easy: { bold: 6.4, line: 4.8, fine: 3.8, none: 0 },
  medium: { bold: 4.8, line: 3.4, fine: 2.5, none: 0 },
  hard: { bold: 4, line: 2.8, fine: 2, none: 0 },
};
