import { type Choice, single } from './choice.ts';

/** What is published of letters, in its order. */
export const letters: readonly Choice[] = [
  single('letter-a', 'medium', 2),
  single('letter-c', 'medium', 1),
  single('letter-d', 'medium', 6),
  single('letter-f', 'medium', 2),
  single('letter-h', 'medium', 2),
  single('letter-m', 'medium', 1),
  single('letter-s', 'medium', 1),
  single('letter-b', 'hard', 1),
  single('letter-l', 'hard', 1),
  single('letter-o', 'hard', 6),
  single('letter-t', 'hard', 1),
];
