import type { Subject } from '../subject.ts';

/** Flowers, landscapes and what grows. */
export const OUTDOORS: Readonly<Record<string, Subject>> = {
  flowers: {
    name: 'Flowers',
    compositions: [
      'bouquet',
      'flower-posy',
      'flower-bloom',
      'vessel-pitcher',
      'vessel-vase',
      'vessel-jar',
      'flower-posy-close',
      'bouquet-close',
      'flower-stall',
      'vessel-basket',
      'first-flowers-meadow',
      'first-flowers-pot',
    ],
    places: [],
    words: ['flower', 'bouquet', 'rose', 'roses', 'daisy', 'peony', 'posy'],
  },
  sunflower: {
    name: 'Sunflowers',
    compositions: ['portrait-sunflower', 'flower-giants'],
    places: [],
    words: ['sunflower'],
  },
  tulips: { name: 'Tulips', compositions: ['portrait-tulip', 'bulbs-below'], places: [], words: ['tulip'] },
  meadow: {
    name: 'Meadow',
    compositions: ['meadow', 'hare-meadow'],
    places: [],
    words: ['wildflowers', 'field', 'poppies'],
  },
  pond: {
    name: 'Water lilies',
    compositions: ['pond-from-above', 'floating-bowl', 'pond-level'],
    places: [],
    words: ['pond', 'lily', 'lotus'],
  },
  beach: {
    name: 'Beach',
    compositions: ['palm-beach', 'seashells', 'under-the-palm', 'rock-pool'],
    places: ['sea'],
    words: ['island', 'palm', 'shell', 'shells'],
  },
  mountain: {
    name: 'Mountain lake',
    compositions: ['mountain-lake', 'northern-lights', 'lake-shore', 'ribbons-of-light'],
    places: ['night', 'mountains'],
    words: ['mountains', 'aurora'],
  },
  night: {
    name: 'Starry night',
    compositions: ['night-hills', 'hill-at-midnight'],
    places: [],
    words: ['stars', 'sky', 'comet', 'moonlight'],
  },
  forest: {
    name: 'Forest path',
    compositions: ['forest-path', 'old-tree', 'off-the-path', 'autumn-floor'],
    places: ['forest'],
    words: ['woods', 'oak', 'autumn'],
  },
  desert: {
    name: 'Desert',
    compositions: ['desert', 'desert-tall', 'desert-foreground'],
    places: [],
    words: ['canyon', 'dunes'],
  },
  wave: {
    name: 'Great wave',
    compositions: ['great-wave', 'sea-cave'],
    places: ['sea'],
    words: ['waves', 'surf'],
  },
  underground: {
    name: 'Under the earth',
    compositions: ['underground', 'cave-mouth'],
    places: [],
    words: ['mole', 'roots', 'worm', 'burrow'],
  },
  leaves: {
    name: 'Leaves',
    compositions: ['study-ivy', 'study-oak', 'study-hazel', 'study-holly', 'study-ginkgo', 'jungle-leaves'],
    places: [],
    words: ['leaf', 'ivy', 'holly'],
  },
  wreath: {
    name: 'Wreath of a season',
    compositions: ['wreath-spring', 'wreath-summer', 'wreath-winter'],
    places: [],
    words: ['spring', 'summer'],
  },
  cactus: {
    name: 'House plants',
    compositions: ['cactus', 'plant-shelf', 'terrarium', 'hanging-baskets'],
    places: [],
    words: ['cactus', 'plant', 'succulent', 'terrarium'],
  },
};
