import type { Composition } from '../../composition.ts';
import { closeUp, type Spot } from '../closer.ts';
import { dahliaMandala } from './mandala-dahlia.ts';
import { EXPERT_PENS, grandMandala } from './mandala-grand.ts';

/** Off the middle, each time somewhere else. */
const BESIDE: readonly Spot[] = [
  { at: [300, 320], zoom: 1.5 },
  { at: [500, 340], zoom: 1.5, turn: 0.13 },
  { at: [330, 500], zoom: 1.5, turn: 0.4 },
  { at: [340, 640], zoom: 1.4 },
  { at: [640, 660], zoom: 1.6, turn: 0.2 },
];
/** The middle in a corner of the page or on its edge, its outermost petals beyond the opposite one. */
const FROM_A_SIDE: readonly Spot[] = [
  { at: [340, 400], zoom: 2.1 },
  { at: [500, 330], zoom: 2.1, turn: 0.13 },
  { at: [380, 620], zoom: 2, turn: 0.3 },
];

/** Parts of mandalas, so near that they leave the page. */
export const closeMandalas: readonly Composition[] = [
  closeUp({
    name: 'mandala-grand-close',
    category: 'mandalas',
    of: grandMandala,
    size: [800, 1000],
    backdrop: 'soft',
    pens: EXPERT_PENS,
    spots: BESIDE,
    zooms: [1.7, 1.2, 1],
    words: (_, random) => ({
      title: random.pick(['Round the Great Wheel', 'Rings upon Rings', 'Part of Something Grand']),
      description:
        'So near to a great mandala that its rings leave the page on every side. Follow one ring after the other.',
      tags: ['mandala', 'close up', 'rings', 'petals'],
    }),
  }),
  closeUp({
    name: 'mandala-dahlia-close',
    category: 'mandalas',
    of: dahliaMandala,
    size: [1000, 800],
    backdrop: 'leaf',
    spots: FROM_A_SIDE,
    zooms: [1.1, 1, 0.82],
    words: (_, random) => ({
      title: random.pick(['Into the Dahlia', 'Dahlia Petals up Close', 'The Heart of the Dahlia']),
      description:
        'Row after row of petals spreads from the heart of a dahlia over the whole page. Let the color fade from row to row.',
      tags: ['mandala', 'close up', 'dahlia', 'petals'],
    }),
  }),
];
