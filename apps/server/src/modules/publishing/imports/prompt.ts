import type { Difficulty } from '@inkbloom/formats/page';

/** What a picture shall show. */
export interface Scene {
  readonly subject: string;
  /** Such as "in the woods"; empty where it does not matter. */
  readonly place: string;
  readonly difficulty: Difficulty;
}

/** What a grade means for whoever draws: the gates' figures in words. */
const GRADES: Readonly<Record<Difficulty, string>> = {
  easy: 'For small children: about thirty large areas, thick lines, no small details.',
  medium: 'About a hundred areas of medium size, lines of medium width, some patterns.',
  hard: 'For adults: three hundred small areas, fine even lines, patterns from edge to edge.',
};

const STYLE =
  'A page of a coloring book, drawn in black ink on pure white paper. Clean outlines that close, no shading, no gray, ' +
  'no solid black areas, no text, no signature. The whole drawing is in the picture with a margin of paper around it.';

/** A scene in the words that an image model is asked with. */
export function promptOf({ subject, place, difficulty }: Scene): string {
  return `${STYLE} It shows: ${[subject, place].filter(Boolean).join(' ')}. ${GRADES[difficulty]}`;
}
