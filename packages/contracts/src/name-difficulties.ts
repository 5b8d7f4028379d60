import { Difficulty } from './activities.ts';

/** Letters of the longest name that has room for a crayon on one page. */
const MAX_EASY_NAME_LETTERS = 9;

/** The difficulties at which a name can be drawn: a long one has too narrow areas for an easy page. */
export function difficultiesOfName(name: string): Difficulty[] {
  const isLong = name.trim().length > MAX_EASY_NAME_LETTERS;
  return Difficulty.options.filter((level) => !isLong || level !== 'easy');
}
