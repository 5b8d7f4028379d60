import { type Choice, single } from './choice.ts';

/** What is published in the stream vehicles, in its order. */
export const vehicles: readonly Choice[] = [
  single('balloon', 'hard', 1, 'High Summer Balloon'),
  single('camper', 'medium', 1),
  single('rocket', 'easy', 1, 'Moonbound Rocket'),
  single('steam-train', 'hard', 1),
  single('balloon', 'easy', 2, 'Heart Balloon'),
  single('camper', 'easy', 1, 'Weekend Camper'),
  single('rocket', 'medium', 1, 'Galaxy Rocket'),
  single('sailboat', 'hard', 1, 'Sunset Sails'),
  single('steam-train', 'medium', 1, 'Steam Train with Firewood'),
  single('sailboat', 'medium', 3, 'Golden Sails'),
  single('steam-train', 'easy', 2, 'The Little Bear Express'),
];
