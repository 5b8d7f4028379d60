import { type Choice, single } from './choice.ts';

/** What is published in the stream urban, in its order. */
export const urban: readonly Choice[] = [
  single('town-street', 'hard', 3, 'The Old Town Street'),
  single('town-street', 'easy', 1, 'Three Little Houses'),
  single('town-street', 'medium', 2, 'Lantern Street'),
  single('town-street', 'medium', 4, 'Morning in Gable Street'),
];
