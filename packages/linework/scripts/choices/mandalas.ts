import { type Choice, collection, single } from './choice.ts';

/** What is published in the stream mandalas, in its order. */
export const mandalas: readonly Choice[] = [
  single('mandala-sun', 'medium', 1, 'Dreaming Sun Mandala'),
  single('mandala-lotus', 'easy', 1, 'Lotus Heart Mandala'),
  single('mandala-dahlia', 'hard', 3, 'Velvet Dahlia Mandala'),
  collection(
    'Three Quiet Mandalas',
    'Three mandalas for three quiet evenings: a sleeping sun, a lotus and a water lily. Begin in the middle and let the colors wander outwards.',
    'medium',
    { 'mandala-dahlia': 1, 'mandala-lotus': 5, 'mandala-sun': 3 },
  ),
  single('mandala-lotus', 'hard', 2, 'Temple Garden Mandala'),
  single('mandala-sun', 'easy', 1, 'Smiling Sun Mandala'),
];
