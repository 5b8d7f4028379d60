import { type Choice, single } from './choice.ts';

/** What is published in the stream adventure, in its order. */
export const adventure: readonly Choice[] = [
  single('treehouse', 'medium', 1, 'Treehouse with a Swing'),
  single('treasure-beach', 'medium', 2, 'Treasure Chest and Parrot'),
  single('campsite', 'medium', 3, 'Tent under Northern Lights'),
  single('treehouse', 'hard', 2, 'The Secret Treehouse'),
  single('campsite', 'medium', 7, 'Tipi at Sunset'),
  single('treasure-beach', 'hard', 1, 'Chest of Gold and Crab'),
  single('treehouse', 'easy', 2, 'Up the Ladder'),
  single('campsite', 'easy', 5, 'Tipi under the Stars'),
  single('treasure-beach', 'medium', 1, 'Pirate Gold and Crab'),
  single('campsite', 'hard', 5, 'Dome Tent under Northern Lights'),
  single('treasure-beach', 'hard', 4, 'Pirate Gold and Parrot'),
  single('campsite', 'medium', 1, 'Tent at Sunset'),
  single('treasure-beach', 'medium', 8, 'Treasure Chest and Crab'),
  single('campsite', 'hard', 12, 'Green Lights over the Tent'),
  single('treasure-beach', 'hard', 7),
  single('pirate', 'medium', 1),
  single('pirate', 'medium', 2),
  single('astronaut', 'medium', 1),
  single('pirate', 'hard', 2),
];
