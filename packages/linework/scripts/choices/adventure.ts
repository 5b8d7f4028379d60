import { type Choice, single } from './choice.ts';

/** What is published in the stream adventure, in its order. */
export const adventure: readonly Choice[] = [
  single('treehouse', 'medium', 1, 'Treehouse with a Swing'),
  single('treehouse', 'hard', 2, 'The Secret Treehouse'),
  single('treehouse', 'easy', 2, 'Up the Ladder'),
];
