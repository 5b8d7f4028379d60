import type { Subject } from '../subject.ts';

/** What is eaten and drunk. */
export const TABLE: Readonly<Record<string, Subject>> = {
  cupcake: {
    name: 'Cakes',
    compositions: ['cupcake', 'cake-studio'],
    places: [],
    words: ['cupcake', 'cake', 'muffin', 'patisserie', 'tiers'],
  },
  'ice-cream': {
    name: 'Ice cream',
    compositions: ['ice-cream', 'gelato-counter'],
    places: [],
    words: ['cone', 'gelato', 'sundae'],
  },
  donuts: {
    name: 'Donuts and sweets',
    compositions: ['donut-box', 'sweet-friends'],
    places: [],
    words: ['donut', 'candy', 'sweet'],
  },
  snacks: {
    name: 'Snacks',
    compositions: ['snack-friends', 'burger-tower', 'taco-party'],
    places: [],
    words: ['burger', 'taco', 'fries'],
  },
  pizza: { name: 'Pizza', compositions: ['pizza'], places: [], words: ['pizzeria', 'slice'] },
  sushi: { name: 'Sushi', compositions: ['sushi'], places: [], words: ['maki', 'japanese'] },
  noodles: {
    name: 'Noodles and soup',
    compositions: ['ramen-counter', 'soup-pot'],
    places: [],
    words: ['ramen', 'noodle', 'pot'],
  },
  breakfast: {
    name: 'Breakfast',
    compositions: ['breakfast', 'pancake-tower', 'breakfast-tray'],
    places: [],
    words: ['pancakes', 'pancake', 'eggs', 'toast'],
  },
  picnic: {
    name: 'Picnic',
    compositions: ['picnic-blanket', 'cheese-board', 'lemonade-stand'],
    places: [],
    words: ['cheese', 'lemonade'],
  },
  jam: { name: 'Jars of jam', compositions: ['jam-shelf'], places: [], words: ['jar', 'pantry'] },
  teatime: {
    name: 'Tea',
    compositions: ['tea-party', 'teacup'],
    places: [],
    words: ['teatime', 'coffee', 'cup', 'teacup', 'teapot'],
  },
  fruit: {
    name: 'Fruit',
    compositions: ['fruit-basket', 'citrus-slices', 'smoothie-bar'],
    places: [],
    words: ['apple', 'pear', 'lemon', 'orange'],
  },
  gingerbread: {
    name: 'Gingerbread',
    compositions: ['gingerbread-street', 'gingerbread-door'],
    places: [],
    words: ['cookies'],
  },
};
