import { type Choice, single } from './choice.ts';

/** What is published in the stream fantasy, in its order. */
export const fantasy: readonly Choice[] = [
  single('castle', 'medium', 1, 'Moonlit Castle on the Hill'),
  single('mushroom-house', 'easy', 4, 'Little Gnome Cottage'),
  single('mushroom-house', 'hard', 1, 'Moonlight Mushroom House'),
  single('castle', 'hard', 1, 'Starlit Kingdom'),
  single('unicorn', 'hard', 2, 'The Unicorn with the Flowing Mane'),
  single('unicorn', 'easy', 2, 'Gentle Unicorn'),
  single('princess', 'medium', 3),
  single('mermaid', 'medium', 7),
  single('knight', 'medium', 1),
  single('knight', 'medium', 3),
  single('fairy', 'hard', 3),
  single('princess', 'hard', 1),
  single('princess', 'hard', 2),
  single('mermaid', 'hard', 1),
];
