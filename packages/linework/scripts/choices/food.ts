import { type Choice, collection, single } from './choice.ts';

/** What is published in the stream food, in its order. */
export const food: readonly Choice[] = [
  single('cupcake', 'medium', 1, 'Sweetheart Cupcake'),
  single('teacup', 'easy', 1, 'Morning Teacup'),
  single('ice-cream', 'hard', 2),
  single('cupcake', 'hard', 1, 'Rose Cupcake'),
  single('teacup', 'medium', 2, 'Teacup of Peonies'),
  single('donut-box', 'medium', 2, 'Five Fresh Donuts'),
  collection(
    'Four Little Treats',
    'A cupcake, an ice cream, a tray of donuts and a bowl of fruit. Four quick pages for a sweet afternoon.',
    'easy',
    { cupcake: 2, 'ice-cream': 4, 'donut-box': 1, 'fruit-basket': 2 },
  ),
  single('fruit-basket', 'hard', 2, 'Harvest Basket'),
  single('donut-box', 'hard', 2, 'Nine Donuts, Nine Flavors'),
  single('fruit-basket', 'medium', 1, 'Market Day Basket'),
];
