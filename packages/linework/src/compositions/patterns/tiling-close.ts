import type { Composition } from '../../composition.ts';
import { closeUp, type Spot } from '../closer.ts';
import { scales } from './tiling-cells.ts';
import { wallpaper } from './tiling-wallpaper.ts';

/** Aslant and within the field's frame. */
const ASLANT: readonly Spot[] = [
  { at: [500, 500], zoom: 1.9, turn: 0.35 },
  { at: [470, 540], zoom: 2.2, turn: -0.5 },
  { at: [540, 470], zoom: 2.1, turn: 0.8 },
  { at: [500, 520], zoom: 2.4, turn: -0.2 },
];

/** Tilings seen so near and aslant that they run over the page's edge. */
export const closeTilings: readonly Composition[] = [
  closeUp({
    name: 'scales-close',
    category: 'patterns',
    of: scales,
    size: [900, 900],
    backdrop: 'water',
    spots: ASLANT,
    zooms: [1.1, 0.9, 0.75],
    words: (_, random) => ({
      title: random.pick(['Scales in a Slanting Row', 'The Mermaid’s Sleeve', 'Fans upon Fans']),
      description:
        'Fans overlap in slanting rows like the scales of a great fish. Let each row slip a shade further.',
      tags: ['scales', 'fans', 'japanese', 'close up'],
    }),
  }),
  closeUp({
    name: 'wallpaper-close',
    category: 'patterns',
    of: wallpaper,
    size: [640, 1000],
    backdrop: 'cream',
    keepsSides: true,
    zooms: [0.86, 0.76, 1],
    spots: [
      { at: [500, 500], zoom: 1.9 },
      { at: [470, 560], zoom: 2.2 },
      { at: [540, 450], zoom: 1.7 },
    ],
    words: (_, random) => ({
      title: random.pick(['A Strip of Wallpaper', 'The Old Parlor Wall', 'One Roll of Pattern']),
      description:
        'A strip of old wallpaper repeats its ornament from floor to ceiling. Keep to three colors, as the printers did.',
      tags: ['wallpaper', 'ornament', 'repeat', 'close up'],
    }),
  }),
];
