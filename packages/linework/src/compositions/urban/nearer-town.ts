import { among, nearer } from '../nearer.ts';
import { canal } from './canal.ts';
import { readingNook } from './reading-nook.ts';
import { rooftops } from './rooftops.ts';
import { shopFronts } from './shop-fronts.ts';
import { skyline } from './skyline.ts';
import { townStreet } from './town-street.ts';

/** Corners of the town, so near that they leave the page. */
export const nearerTown = nearer([
  {
    name: 'on-the-quay',
    of: canal,
    format: 'tall',
    backdrop: 'sky',
    looks: [
      [0.3, 0.6],
      [0.66, 0.6],
    ],
    tags: ['canal', 'quay', 'houses', 'water', 'close up'],
    told: [
      [
        'Feet in the Canal',
        'Sit down on the edge of the quay and let your feet hang. The houses opposite have their feet in the water too.',
      ],
      [
        'Narrow House, Tall House',
        'Once people paid taxes by the width of the front, so they built upward. The stairs inside are as steep as ladders.',
      ],
      [
        'Hooks under the Gables',
        'Every piano in this street came in through the window. Look for the colors that two neighbors share.',
      ],
    ],
  },
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
    name: 'tower-windows',
    of: skyline,
    format: 'tall',
    backdrop: 'sky',
    looks: [
      [0.3, 0.5],
      [0.68, 0.5],
    ],
    tags: ['skyscrapers', 'city', 'windows', 'towers', 'close up'],
    told: [
      [
        'Up to the Thirtieth Floor',
        'The elevator takes a minute and the ears notice. From up there the ferries are toys.',
      ],
      [
        'Glass, Steel and Somebody’s Ficus',
        'Floor above floor of windows, and behind one of them a plant. Pick the window you would take.',
      ],
      [
        'Downtown, Row upon Row',
        'At dusk the city writes with its windows. Leave some of them dark so that it can be read.',
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
  {
    name: 'flower-buckets',
    of: among(shopFronts, 'flower-shop'),
    format: 'wide',
    backdrop: 'cream',
    looks: [
      [0.5, 0.62],
      [0.5, 0.44],
    ],
    tags: ['flower shop', 'flowers', 'buckets', 'shop', 'close up'],
    told: [
      ['One Bunch to Go', 'The florist ties them without looking. A ribbon in your color is included.'],
      [
        'The Sidewalk Smells of Roses',
        'In the morning half of the shop stands outside. Bees come in and leave without paying.',
      ],
      [
        'Everything in Bloom at Once',
        'Spring, summer and autumn stand in buckets side by side. No two flowers have to match.',
      ],
    ],
  },
  {
    name: 'cat-on-the-ridge',
    of: rooftops,
    format: 'wide',
    backdrop: 'night',
    looks: [
      [0.6, 0.5],
      [0.5, 0.78],
    ],
    tags: ['rooftops', 'cat', 'night', 'tiles', 'close up'],
    told: [
      [
        'Meeting on the Roof',
        'Every night at ten the same two cats sit on the same roof. They talk about fish.',
      ],
      [
        'Still Warm from the Sun',
        'The tiles keep the warmth until midnight. Cats know such things and choose their seats early.',
      ],
      [
        'Tile after Tile',
        'One slipped in the last storm and nobody knows which. Begin at the gutter and work up to the cat.',
      ],
    ],
  },
  {
    name: 'nook-shelf',
    of: readingNook,
    format: 'wide',
    backdrop: 'soft',
    looks: [
      [0.5, 0.36],
      [0.5, 0.66],
    ],
    tags: ['reading', 'books', 'cozy', 'home', 'close up'],
    told: [
      ['One Last Chapter', 'That was an hour ago. The cushion has taken the shape of the reader by now.'],
      [
        'Do Not Disturb, Page 212',
        'Somebody is far away in a story, and only the feet are still here. The tea has gone cold.',
      ],
      [
        'Corner with a View',
        'A shelf is within reach and a window beside it. There is nothing on the list for today.',
      ],
    ],
  },
]);
