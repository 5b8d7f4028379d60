import type { Composition } from '../../composition.ts';
import { closeUp, type Spot } from '../closer.ts';
import { bouquet } from './bouquet.ts';
import { bloomAlone } from './flower-bloom.ts';
import { flowerPosy } from './flower-posy.ts';

/** Where a posy or a bloom is cut by the page. */
const OFF_CENTRE: readonly Spot[] = [
  { at: [400, 390], zoom: 1.55 },
  { at: [600, 560], zoom: 1.6, turn: 0.5 },
  { at: [520, 330], zoom: 1.5, turn: -0.3 },
  { at: [330, 600], zoom: 1.7, turn: 0.9 },
];

/** Flowers so near that the page cuts them. */
export const closeFlowers: readonly Composition[] = [
  closeUp({
    name: 'flower-posy-close',
    category: 'flowers',
    of: flowerPosy,
    size: [1000, 840],
    backdrop: 'leaf',
    spots: OFF_CENTRE,
    words: ({ tags }, random) => ({
      title: random.pick(['Deep in the Posy', 'A Handful of Garden', 'The Posy, up Close']),
      description:
        'A round posy comes so near that its outer flowers leave the page. Begin with the middle one and let the others answer.',
      tags: ['close up', ...tags.slice(0, 6)],
    }),
  }),
  closeUp({
    name: 'flower-bloom-close',
    category: 'flowers',
    of: bloomAlone,
    size: [760, 1000],
    backdrop: 'sky',
    spots: OFF_CENTRE,
    words: ({ tags }, random) => ({
      title: random.pick(['One Great Blossom', 'Petals without End', 'The Face of a Flower']),
      description:
        'One blossom fills the page and more than the page. Its petals are wide enough for three shades each.',
      tags: ['close up', ...tags.slice(0, 6)],
    }),
  }),
  closeUp({
    name: 'bouquet-close',
    category: 'flowers',
    of: bouquet,
    size: [900, 700],
    backdrop: 'sky',
    spots: [
      { at: [400, 330], zoom: 1.55 },
      { at: [330, 380], zoom: 1.7, turn: -0.25 },
      { at: [470, 300], zoom: 1.7, turn: 0.25 },
    ],
    words: ({ tags }, random) => ({
      title: random.pick(['Head in the Bouquet', 'The Thick of the Bunch', 'Close Enough to Smell']),
      description:
        'You have put your face into a bouquet, and there is nothing else to see. Neighboring flowers want colors that differ.',
      tags: ['close up', ...tags.filter((tag) => tag !== 'vase').slice(0, 6)],
    }),
  }),
];
