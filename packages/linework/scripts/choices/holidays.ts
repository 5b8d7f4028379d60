import { type Choice, collection, single } from './choice.ts';

/** What is published in the stream holidays, in its order. */
export const holidays: readonly Choice[] = [
  single('pumpkin', 'easy', 1, 'Jolly Pumpkin'),
  single('snow-globe', 'hard', 2, 'Snowy Cottage Globe'),
  single('bauble', 'medium', 1, 'Festive Christmas Bauble'),
  single('easter-egg', 'medium', 5, 'Meadow Easter Egg'),
  single('pumpkin', 'hard', 2, 'Harvest Pumpkin in Bloom'),
  collection(
    'Christmas at the Window',
    'A glass bauble and a snow globe from the attic. Two pages for the darkest days of the year.',
    'medium',
    { bauble: 5, 'snow-globe': 1 },
  ),
];
