import { among, nearer } from '../nearer.ts';
import { shopFronts } from './shop-fronts.ts';
import { townStreet } from './town-street.ts';

/** Corners of the town, so near that they leave the page. */
export const nearerTown = nearer([
  {
    name: 'gables-and-chimneys',
    of: townStreet,
    format: 'tall',
    backdrop: 'sky',
    looks: [
      [0.34, 0.4],
      [0.66, 0.6],
    ],
    zoom: 1.2,
    tags: ['houses', 'street', 'windows', 'old town', 'close up'],
    told: [
      ['Front Door Number Three', 'The bell is polished and the mat says welcome. Guess who has baked.'],
      [
        'Shutters Open',
        'At eight the shutters open all along the street. Somebody calls across that it will be a fine day.',
      ],
      [
        'Two Streets from the Market',
        'Here the houses stand so close that they whisper. Their walls remember every color they have had.',
      ],
    ],
  },
  {
    name: 'bakery-counter',
    of: among(shopFronts, 'bakery'),
    format: 'wide',
    backdrop: 'cream',
    looks: [
      [0.5, 0.6],
      [0.4, 0.4],
    ],
    tags: ['bakery', 'bread', 'cakes', 'shop window', 'close up'],
    told: [
      ['Still Warm', 'The rolls came out of the oven a minute ago. The window is a little misty from it.'],
      ['Nose against the Glass', 'So many cakes and only one coin. It will take a while to choose.'],
      [
        'Crumbs and Icing',
        'The baker has been up since three so that the window is full. Nothing in it may stay white except the sugar.',
      ],
    ],
  },
]);
