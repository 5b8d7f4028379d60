import { type Choice, single } from './choice.ts';

/** What is published in the stream patterns, in its order. */
export const patterns: readonly Choice[] = [
  single('patchwork-butterfly', 'hard', 2, 'Patchwork Butterfly'),
  single('star-tiling', 'hard', 2, 'Honeycomb Stars'),
  single('patchwork-heart', 'medium', 2, 'Patchwork Heart'),
  single('star-tiling', 'easy', 2, 'Palace Star'),
  single('patchwork-heart', 'hard', 4, 'Quilted Heart'),
  single('star-tiling', 'medium', 2, 'Courtyard Stars'),
];
