import { type Choice, single } from './choice.ts';

/** What is published in the stream flowers, in its order. */
export const flowers: readonly Choice[] = [
  single('flower-posy', 'hard', 4, 'Dahlia and Sunflower Posy'),
  single('bouquet', 'medium', 2, 'Cosmos in a Painted Vase'),
  single('flower-bloom', 'easy', 1, 'Great Garden Rose'),
  single('flower-posy', 'medium', 2, 'Sunflower and Rose Posy'),
  single('flower-bloom', 'hard', 4, 'Wild Dahlia'),
  single('bouquet', 'easy', 4, 'Three Flowers in a Vase'),
  single('flower-bloom', 'easy', 3, 'Morning Sunflower'),
];
