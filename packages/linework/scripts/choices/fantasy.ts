import { type Choice, collection, single } from './choice.ts';

/** What is published in the stream fantasy, in its order. */
export const fantasy: readonly Choice[] = [
  single('castle', 'medium', 1, 'Moonlit Castle on the Hill'),
  single('mushroom-house', 'easy', 4, 'Little Gnome Cottage'),
  single('castle', 'easy', 1, 'Sunny Castle'),
  single('mushroom-house', 'hard', 1, 'Moonlight Mushroom House'),
  single('castle', 'hard', 1, 'Starlit Kingdom'),
  single('unicorn', 'hard', 2, 'The Unicorn with the Flowing Mane'),
  single('hatchling', 'easy', 1, 'Hello, Little Dragon'),
  collection(
    'A Small Storybook',
    'Once there was a castle, and on the way to it lived a dragon, a unicorn and a gnome. Four pages for a story you can make up while you color.',
    'medium',
    { castle: 3, hatchling: 4, unicorn: 2, 'mushroom-house': 3 },
  ),
  single('hatchling', 'hard', 3, 'The Hatchling of the Hills'),
  single('unicorn', 'easy', 2, 'Gentle Unicorn'),
];
