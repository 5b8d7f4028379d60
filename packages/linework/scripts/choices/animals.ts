import { type Choice, single } from './choice.ts';

/** What is published in the stream animals, in its order. */
export const animals: readonly Choice[] = [
  single('owl-branch', 'medium', 2, 'Moonlit Owl with Poppies'),
  single('turtle', 'hard', 1, 'Drifting Sea Turtle'),
  single('peacock', 'hard', 1, 'Royal Peacock'),
  single('lion', 'medium', 1, 'Noble Lion with a Flower Crown'),
  single('cat', 'easy', 2, 'Garden Cat with a Poppy'),
  single('fish', 'hard', 1, 'Lantern Fish'),
  single('owl-branch', 'easy', 1, 'Little Owl in Bloom'),
  single('turtle', 'easy', 1, 'Gentle Sea Turtle'),
  single('cat', 'hard', 2, 'Sunday Cat with Cosmos'),
];
