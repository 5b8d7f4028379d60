import { type Choice, single } from './choice.ts';

/** What is published in the stream urban, in its order. */
export const urban: readonly Choice[] = [
  single('town-street', 'hard', 3, 'The Old Town Street'),
  single('canal', 'easy', 1, 'Canal Houses with a Boat'),
  single('canal', 'hard', 1, 'Canal Houses at Night'),
  single('town-street', 'easy', 1, 'Three Little Houses'),
  single('canal', 'medium', 1, 'Gables by the Canal on Sunday'),
  single('town-street', 'medium', 2, 'Lantern Street'),
  single('canal', 'easy', 4, 'Gables by the Canal at Night'),
  single('canal', 'medium', 5, 'Houses on the Quay'),
  single('town-street', 'medium', 4, 'Morning in Gable Street'),
  single('canal', 'hard', 5, 'Gables by the Canal at Noon'),
  single('town-street', 'medium', 10),
  single('town-street', 'hard', 1),
  single('skyline', 'medium', 3),
  single('skyline', 'medium', 5),
  single('skyline', 'medium', 7),
  single('skyline', 'hard', 1),
  single('skyline', 'hard', 2),
  single('skyline', 'hard', 3),
  single('skyline', 'hard', 4),
];
