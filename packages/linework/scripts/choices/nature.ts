import { type Choice, collection, single } from './choice.ts';

/** What is published in the stream nature, in its order. */
export const nature: readonly Choice[] = [
  single('cactus', 'easy', 1, 'Happy Cactus Friends'),
  collection(
    'The Four Seasons',
    'One tree stands on one hill through spring, summer, autumn and winter. Color the year, a page for every season.',
    'medium',
    { 'tree-spring': 2, 'tree-summer': 1, 'tree-autumn': 2, 'tree-winter': 2 },
  ),
  single('mountain-lake', 'medium', 2, 'First Light over Mirror Lake'),
  single('mountain-lake', 'hard', 2, 'Evening over Pine Lake'),
  single('cactus', 'hard', 2, 'Desert Cactus Shelf'),
  single('mountain-lake', 'easy', 1, 'Heron Lake'),
  single('seashells', 'medium', 3, 'Seashells by the Shore'),
  single('lily-pond', 'hard', 3, 'Koi in Deep Water'),
  single('lily-pond', 'medium', 1, 'Two Koi at Noon'),
  collection(
    'A Day by the Water',
    'Shells in the morning, a quiet pond at noon and a sail in the evening. Three easy pages with plenty of blue.',
    'easy',
    { seashells: 2, 'lily-pond': 3, sailboat: 2 },
  ),
  single('seashells', 'hard', 2, 'The Patterned Shell'),
];
