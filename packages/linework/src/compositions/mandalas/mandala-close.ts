import type { Composition } from '../../composition.ts';
import { dressCloth } from '../../motifs/dressing/cloth.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import { closeUp, type Spot } from '../closer.ts';
import { sunflowerAlone } from './mandala-spiral.ts';
import { sunAlone } from './mandala-sun.ts';
import { laceMandala } from './mandala-lace.ts';
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
/** The heart of a blossom above, below or beside the middle of the page. */
const ABOUT_A_HEART: readonly Spot[] = [
  { at: [480, 380], zoom: 1.8 },
  { at: [520, 470], zoom: 1.7, turn: 0.2 },
  { at: [484, 610], zoom: 1.9, turn: 0.4 },
];

/** The whole face of a sun that stands low or hangs high, the ring round it over the edges. */
const ABOUT_THE_FACE: readonly Spot[] = [
  { at: [500, 480], zoom: 1.26 },
  { at: [500, 520], zoom: 1.22, turn: 0.1 },
  { at: [500, 500], zoom: 1.3, turn: -0.1 },
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
    spots: ABOUT_A_HEART,
    zooms: [1.1, 1, 0.72],
    words: (_, random) => ({
      title: random.pick(['Into the Dahlia', 'Dahlia Petals up Close', 'The Heart of the Dahlia']),
      description:
        'Row after row of petals spreads from the heart of a dahlia over the whole page. Let the color fade from row to row.',
      tags: ['mandala', 'close up', 'dahlia', 'petals'],
    }),
  }),
  closeUp({
    name: 'mandala-lace-close',
    category: 'mandalas',
    of: laceMandala,
    size: [1000, 760],
    backdrop: 'd',
    ground: ({ sheet, random, level }) => {
      if (level > 0)
        dressCloth(sheet.layer('cloth'), random, {
          zone: [pageRim(1000, 760)],
          kind: 'plaid',
          size: level === 1 ? 190 : 110,
        });
    },
    pens: EXPERT_PENS,
    spots: BESIDE,
    zooms: [1.5, 1.1, 0.9],
    words: (_, random) => ({
      title: random.pick(['A Corner of Lace', 'Lace on the Table', 'The Lacemaker’s Edge']),
      description:
        'Half of a round piece of lace lies on the page, with fans along its edge. White thread shows best on a strong ground.',
      tags: ['mandala', 'close up', 'lace', 'doily'],
    }),
  }),
  closeUp({
    name: 'mandala-sunflower-close',
    category: 'mandalas',
    of: sunflowerAlone,
    size: [1000, 900],
    backdrop: 'leaf',
    spots: ABOUT_A_HEART,
    zooms: [1, 0.9, 0.6],
    words: (_, random) => ({
      title: random.pick(['The Spiral of Seeds', 'A Sunflower’s Secret', 'Where the Seeds Turn']),
      description:
        'One after the other they turn out of the heart in spirals, as everything does that grows like a sunflower. Choose one spiral and follow it out to the edge.',
      tags: ['mandala', 'close up', 'sunflower', 'spiral', 'seeds'],
    }),
  }),
  closeUp({
    name: 'mandala-sun-close',
    category: 'mandalas',
    of: sunAlone,
    size: [820, 1000],
    backdrop: 'sky',
    spots: ABOUT_THE_FACE,
    zooms: [0.95, 0.95, 0.8],
    keepsSides: true,
    words: (_, random) => ({
      title: random.pick(['The Sun Leans In', 'Moons Round the Sun', 'Too Large for the Page']),
      description:
        'The sun with its rays and its moons has come so near that its ring touches the edges of the page. From yellow to ember it goes outwards.',
      tags: ['mandala', 'close up', 'sun', 'rays'],
    }),
  }),
];
