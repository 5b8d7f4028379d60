import { type Choice, single } from './choice.ts';

/** What is published in the stream food, in its order. */
export const food: readonly Choice[] = [
  single('cupcake', 'medium', 1, 'Sweetheart Cupcake'),
  single('ice-cream', 'hard', 2),
  single('cupcake', 'hard', 1, 'Rose Cupcake'),
  single('teacup', 'medium', 2, 'Teacup of Peonies'),
  single('donut-box', 'medium', 2, 'Five Fresh Donuts'),
  single('fruit-basket', 'hard', 2, 'Harvest Basket'),
  single('donut-box', 'hard', 2, 'Nine Donuts, Nine Flavors'),
  single('fruit-basket', 'medium', 1, 'Market Day Basket'),
];
