import type { Difficulty } from '@inkbloom/contracts/activities';

/** Places of a picture, with the words that the drawing of such a place says of itself. */
export const PLACES = {
  'just-so': { name: 'just so', words: [] },
  night: { name: 'at night', words: ['night', 'moon', 'star', 'midnight'] },
  sea: { name: 'by the sea', words: ['sea', 'coast', 'beach', 'reef', 'harbor', 'lighthouse'] },
  town: { name: 'in a town', words: ['town', 'street', 'city'] },
  country: { name: 'in the country', words: ['fields', 'farm', 'countryside', 'meadow', 'hills'] },
  forest: { name: 'in the woods', words: ['forest', 'woodland', 'jungle'] },
  garden: { name: 'in a garden', words: ['garden', 'daisies', 'poppies', 'cosmos', 'lilies', 'roses'] },
  pond: { name: 'on a pond', words: ['pond', 'lake'] },
  snow: { name: 'in the snow', words: ['snow', 'winter'] },
  mountains: { name: 'in the mountains', words: ['mountain'] },
} as const;

/** The name of a place in the calls. */
export type PlaceId = keyof typeof PLACES;

/** Something that pages can be asked of. */
interface Subject {
  readonly name: string;
  /** Compositions that draw it. */
  readonly compositions: readonly string[];
  /** Where it can be drawn; every subject can also be drawn just so. */
  readonly places: readonly PlaceId[];
  /** The difficulties at which it passes the gates; all unless told. */
  readonly difficulties?: readonly Difficulty[];
  /** Other words that people say for it. */
  readonly words: readonly string[];
}

/** The subjects, those first that are asked for most. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  owl: { name: 'Owl', compositions: ['owl-branch'], places: ['night', 'garden'], words: ['bird'] },
  turtle: { name: 'Turtle', compositions: ['turtle'], places: ['sea'], words: ['tortoise'] },
  train: { name: 'Train', compositions: ['steam-train'], places: ['country'], words: ['railway', 'engine'] },
  cupcake: {
    difficulties: ['medium', 'hard'],
    name: 'Cupcake',
    compositions: ['cupcake'],
    places: [],
    words: ['cake', 'muffin'],
  },
  flowers: {
    name: 'Flowers',
    compositions: ['bouquet', 'flower-posy', 'flower-bloom', 'vessel-pitcher', 'vessel-vase', 'vessel-jar'],
    places: [],
    words: ['flower', 'bouquet', 'rose', 'roses', 'daisy', 'peony', 'posy'],
  },
  fish: {
    difficulties: ['medium', 'hard'],
    name: 'Fish',
    compositions: ['fish', 'reef'],
    places: ['sea'],
    words: ['reef', 'coral'],
  },
  unicorn: { name: 'Unicorn', compositions: ['unicorn'], places: [], words: ['horse', 'pony'] },
  fox: { name: 'Fox', compositions: ['fox-portrait'], places: ['forest', 'garden'], words: [] },
  dog: { name: 'Dog', compositions: ['dog-portrait'], places: ['garden'], words: ['puppy', 'pet'] },
  panda: { name: 'Panda', compositions: ['panda-portrait'], places: ['garden'], words: ['bear'] },
  koala: { name: 'Koala', compositions: ['koala-portrait'], places: ['garden'], words: [] },
  deer: { name: 'Deer', compositions: ['deer-portrait'], places: ['forest', 'garden'], words: ['fawn'] },
  elephant: { name: 'Elephant', compositions: ['elephant-portrait'], places: ['garden'], words: [] },
  giraffe: { name: 'Giraffe', compositions: ['giraffe-portrait'], places: ['garden'], words: [] },
  lion: {
    difficulties: ['medium', 'hard'],
    name: 'Lion',
    compositions: ['lion'],
    places: [],
    words: ['cat', 'tiger'],
  },
  parrot: { name: 'Parrot', compositions: ['parrot'], places: ['forest', 'garden'], words: ['cockatoo'] },
  penguin: { name: 'Penguin', compositions: ['penguin'], places: ['snow'], words: [] },
  swan: { name: 'Swan', compositions: ['swan'], places: ['pond'], words: ['duck', 'goose'] },
  frog: { name: 'Frog', compositions: ['frog'], places: ['pond'], words: ['toad'] },
  whale: {
    difficulties: ['medium', 'hard'],
    name: 'Whale',
    compositions: ['whale'],
    places: ['sea'],
    words: ['dolphin'],
  },
  octopus: {
    difficulties: ['easy', 'hard'],
    name: 'Octopus',
    compositions: ['octopus'],
    places: ['sea'],
    words: ['squid'],
  },
  butterfly: { name: 'Butterfly', compositions: ['butterfly'], places: ['garden'], words: ['moth'] },
  snail: { name: 'Snail', compositions: ['snail'], places: ['garden'], words: [] },
  castle: {
    difficulties: ['medium', 'hard'],
    name: 'Castle',
    compositions: ['castle'],
    places: ['night'],
    words: ['palace', 'princess', 'knight'],
  },
  mushroom: {
    name: 'Mushroom house',
    compositions: ['mushroom-house', 'mushroom-glade'],
    places: ['forest', 'night'],
    words: ['toadstool', 'gnome', 'elf', 'fairy', 'mushrooms'],
  },
  bus: { name: 'Bus', compositions: ['bus'], places: ['town', 'sea', 'night'], words: [] },
  'fire-engine': {
    difficulties: ['medium', 'hard'],
    name: 'Fire engine',
    compositions: ['fire-engine'],
    places: ['town', 'sea', 'country', 'night'],
    words: ['fire', 'firefighter'],
  },
  tractor: { name: 'Tractor', compositions: ['tractor'], places: ['country'], words: ['farm'] },
  digger: { name: 'Digger', compositions: ['digger'], places: [], words: ['excavator', 'crane'] },
  'ice-cream-van': {
    name: 'Ice cream van',
    compositions: ['ice-cream-van'],
    places: ['town', 'sea'],
    words: ['van'],
  },
  car: {
    difficulties: ['medium', 'hard'],
    name: 'Car',
    compositions: ['coast-drive'],
    places: ['sea'],
    words: ['cars', 'automobile'],
  },
  'race-car': {
    difficulties: ['medium', 'hard'],
    name: 'Racing cars',
    compositions: ['race-bend'],
    places: [],
    words: ['race', 'racing', 'formula'],
  },
  truck: { name: 'Truck', compositions: ['big-truck'], places: [], words: ['lorry'] },
  tram: {
    difficulties: ['medium', 'hard'],
    name: 'Tram',
    compositions: ['hill-tram'],
    places: ['town'],
    words: ['streetcar', 'cable'],
  },
  station: {
    difficulties: ['medium', 'hard'],
    name: 'Station',
    compositions: ['station'],
    places: [],
    words: ['platform', 'travel', 'express'],
  },
  bicycle: {
    difficulties: ['hard'],
    name: 'Bicycle',
    compositions: ['bicycles'],
    places: [],
    words: ['bike', 'cycling'],
  },
  plane: {
    difficulties: ['medium', 'hard'],
    name: 'Seaplane',
    compositions: ['seaplane'],
    places: [],
    words: ['airplane', 'aeroplane', 'flying'],
  },
  helicopter: {
    difficulties: ['medium', 'hard'],
    name: 'Helicopter',
    compositions: ['sea-rescue'],
    places: ['sea'],
    words: ['rescue'],
  },
  liner: { name: 'Ship', compositions: ['harbor-giant'], places: ['sea'], words: ['freighter', 'tug'] },
  rocket: { name: 'Rocket', compositions: ['rocket'], places: ['night'], words: ['space', 'planet', 'moon'] },
  boat: {
    difficulties: ['medium', 'hard'],
    name: 'Sailing boat',
    compositions: ['sailboat', 'regatta'],
    places: ['sea'],
    words: ['ship', 'sailboat'],
  },
  balloon: { name: 'Balloon', compositions: ['balloon'], places: [], words: ['sky'] },
  camper: { name: 'Camper', compositions: ['camper'], places: [], words: ['car', 'holiday'] },
  'ice-cream': {
    difficulties: ['medium', 'hard'],
    name: 'Ice cream',
    compositions: ['ice-cream'],
    places: [],
    words: ['cone'],
  },
  donuts: {
    name: 'Donuts',
    compositions: ['donut-box', 'sweet-friends'],
    places: [],
    words: ['donut', 'candy'],
  },
  snacks: {
    name: 'Snacks',
    compositions: ['snack-friends'],
    places: [],
    words: ['burger', 'noodles'],
  },
  pizza: { name: 'Pizza', compositions: ['pizza'], places: [], words: ['pizzeria', 'slice'] },
  sushi: {
    difficulties: ['medium', 'hard'],
    name: 'Sushi',
    compositions: ['sushi'],
    places: [],
    words: ['maki', 'japanese'],
  },
  breakfast: {
    difficulties: ['medium', 'hard'],
    name: 'Breakfast',
    compositions: ['breakfast'],
    places: [],
    words: ['pancakes', 'eggs', 'toast'],
  },
  jam: {
    difficulties: ['hard'],
    name: 'Jars of jam',
    compositions: ['jam-shelf'],
    places: [],
    words: ['jars', 'pantry'],
  },
  patisserie: {
    difficulties: ['medium', 'hard'],
    name: 'Patisserie',
    compositions: ['cake-studio'],
    places: [],
    words: ['tiers', 'mice'],
  },
  teatime: {
    difficulties: ['medium', 'hard'],
    name: 'Teatime',
    compositions: ['tea-party'],
    places: [],
    words: ['teapot', 'bunting'],
  },
  bakery: {
    difficulties: ['medium', 'hard'],
    name: 'Bakery',
    compositions: ['bakery'],
    places: ['town'],
    words: ['bread', 'croissant', 'baker'],
  },
  books: {
    difficulties: ['medium', 'hard'],
    name: 'Books',
    compositions: ['reading-nook', 'bookshop'],
    places: [],
    words: ['bookshop', 'reading', 'library'],
  },
  rooftops: {
    difficulties: ['hard'],
    name: 'Rooftops',
    compositions: ['rooftops'],
    places: ['night'],
    words: ['roofs', 'chimneys'],
  },
  crossing: {
    difficulties: ['medium', 'hard'],
    name: 'Crossing',
    compositions: ['crossing'],
    places: [],
    words: ['traffic', 'umbrellas'],
  },
  fruit: { name: 'Fruit', compositions: ['fruit-basket'], places: [], words: ['apple', 'pear', 'basket'] },
  tea: {
    difficulties: ['medium', 'hard'],
    name: 'Cup of tea',
    compositions: ['teacup'],
    places: [],
    words: ['coffee', 'cup', 'teacup'],
  },
  mandala: {
    name: 'Mandala',
    compositions: ['mandala-dahlia', 'mandala-lotus', 'mandala-sun', 'mandala-snow', 'mandala-grand'],
    places: [],
    words: ['pattern', 'circle'],
  },
  portrait: {
    difficulties: ['medium', 'hard'],
    name: 'Woman with flowers',
    compositions: ['flower-portrait'],
    places: [],
    words: ['woman', 'girl', 'person', 'face', 'lady'],
  },
  beach: {
    name: 'Beach',
    compositions: ['palm-beach', 'seashells', 'treasure-beach'],
    places: ['sea'],
    words: ['island', 'palm', 'shell', 'treasure', 'pirate'],
  },
  meadow: {
    difficulties: ['medium', 'hard'],
    name: 'Meadow',
    compositions: ['meadow'],
    places: [],
    words: ['wildflowers', 'field', 'sunflower'],
  },
  mountain: {
    name: 'Mountain lake',
    compositions: ['mountain-lake', 'northern-lights'],
    places: ['night', 'snow', 'mountains'],
    words: ['lake', 'mountains', 'aurora'],
  },
  forest: {
    name: 'Forest path',
    compositions: ['forest-path', 'old-tree'],
    places: ['forest'],
    words: ['tree', 'woods', 'hedgehog'],
  },
  camp: {
    name: 'Camp and treehouse',
    compositions: ['campsite', 'treehouse'],
    places: ['night', 'mountains'],
    words: ['tent', 'camping', 'treehouse'],
  },
  street: {
    name: 'Old town',
    compositions: ['town-street', 'canal', 'skyline'],
    places: ['town'],
    words: ['house', 'houses', 'city', 'shop', 'canal', 'skyline'],
  },
  cactus: {
    difficulties: ['medium', 'hard'],
    name: 'Cactus',
    compositions: ['cactus', 'plant-shelf', 'terrarium'],
    places: [],
    words: ['plant', 'plants', 'succulent'],
  },
  birthday: {
    difficulties: ['medium', 'hard'],
    name: 'Birthday cake',
    compositions: ['birthday-cake'],
    places: [],
    words: ['party', 'candles'],
  },
  christmas: {
    name: 'Christmas',
    compositions: ['bauble', 'snow-globe'],
    places: ['snow'],
    words: ['snowman', 'santa', 'advent'],
  },
  halloween: {
    name: 'Halloween',
    compositions: ['halloween-cat', 'pumpkin'],
    places: [],
    words: ['pumpkin', 'witch', 'bat', 'ghost'],
  },
  easter: {
    name: 'Easter',
    compositions: ['easter-basket', 'easter-egg'],
    places: [],
    words: ['egg', 'bunny', 'rabbit', 'chick'],
  },
  lanterns: {
    name: 'Lanterns',
    compositions: ['lanterns', 'diya'],
    places: ['night'],
    words: ['lantern', 'diwali', 'lamp'],
  },
  heart: {
    name: 'Heart',
    compositions: ['valentine', 'filled-heart'],
    places: [],
    words: ['love', 'valentine'],
  },
};

/** The difficulties at which a subject can be drawn. */
export function difficultiesOf({ difficulties }: Subject): Difficulty[] {
  return [...(difficulties ?? (['easy', 'medium', 'hard'] as const))];
}
