import { type Choice, single } from './choice.ts';

/** What is published of people, in its order. */
export const people: readonly Choice[] = [
  single('flower-portrait', 'medium', 4),
  single('flower-portrait', 'medium', 7),
  single('flower-portrait', 'medium', 8),
  single('flower-portrait', 'hard', 2),
  single('flower-portrait', 'hard', 3),
  single('flower-portrait', 'hard', 4),
  single('flower-portrait', 'hard', 29),
];
