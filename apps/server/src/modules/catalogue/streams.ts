/** A themed collection of activities; an activity belongs to one by its category. */
export interface Stream {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The activity that it shows itself by, and what is to be seen on it. */
  readonly cover: { readonly activity: string; readonly alt: string };
}

/** The stream of everything, newest first. */
export const FRESH = 'fresh-and-new';
/** The stream of activities whose category is no stream. */
export const EXPLORE = 'explore-more';

/** The built-in streams in the order of their rank. All of them are primary: other categories are no streams. */
export const streams: readonly Stream[] = [
  {
    id: FRESH,
    name: 'Fresh & New',
    description: 'The newest pages, straight off the drawing board.',
    cover: {
      activity: 'above-the-firs-before-the-clouds',
      alt: 'A patterned hot-air balloon between clouds',
    },
  },
  {
    id: 'nature',
    name: 'Nature',
    description: 'Woods, shores and quiet weather to color at your own pace.',
    cover: {
      activity: 'first-light-by-the-jetty',
      alt: 'A mountain lake at sunrise, a rowing boat at its jetty',
    },
  },
  {
    id: 'animals',
    name: 'Animals',
    description: 'Fur, feathers and fins, from shy foxes to sleepy owls.',
    cover: { activity: 'moonlit-owl-with-poppies', alt: 'An owl on a branch among poppies' },
  },
  {
    id: 'fantasy',
    name: 'Fantasy',
    description: 'Dragons, castles and other places no map shows.',
    cover: { activity: 'moonlit-castle-on-the-hill-2', alt: 'A castle with pointed roofs on a hill' },
  },
  {
    id: 'mandalas',
    name: 'Mandalas',
    description: 'Circles within circles that settle the mind.',
    cover: { activity: 'three-mandalas-for-a-slow-evening-4', alt: 'A mandala of dahlia petals' },
  },
  {
    id: 'flowers',
    name: 'Flowers',
    description: 'Single blooms, full bouquets and whole wild meadows.',
    cover: {
      activity: 'a-cosmos-above-a-row-of-rings',
      alt: 'Cosmos, roses and lilies in a vase with rings',
    },
  },
  {
    id: 'vehicles',
    name: 'Vehicles',
    description: 'Everything that rolls, sails, flies or digs.',
    cover: { activity: 'presents-for-the-next-station-4', alt: 'A steam train pulling a wagon of presents' },
  },
  {
    id: 'food',
    name: 'Food',
    description: 'Cakes, fruit and warm dishes, good enough to eat.',
    cover: { activity: 'sweetheart-cupcake-3', alt: 'A cupcake with a heart on top' },
  },
  {
    id: 'holidays',
    name: 'Holidays',
    description: 'Pages for the days that everybody looks forward to.',
    cover: { activity: 'winter-fir-tree-globe-4', alt: 'A snow globe with a fir tree in it' },
  },
  {
    id: 'patterns',
    name: 'Patterns',
    description: 'Repeating shapes for steady hands and long evenings.',
    cover: { activity: 'stars-behind-the-lattice-3', alt: 'A lattice of straps with stars between them' },
  },
  {
    id: EXPLORE,
    name: 'Explore More',
    description: 'Adventures, cities, seasons and all that fits nowhere else.',
    cover: { activity: 'treasure-chest-and-parrot-3', alt: 'A parrot on a treasure chest under a palm' },
  },
  {
    id: 'people',
    name: 'People',
    description: 'Children at play, cooks, dancers and whole families.',
    cover: {
      activity: 'one-jump-for-every-puddle-5',
      alt: 'Somebody in rain boots jumps under an umbrella',
    },
  },
  {
    id: 'letters',
    name: 'Letters & Words',
    description: 'The alphabet, numbers to count to and short calm words.',
    cover: { activity: 'r-is-for-rainbow-3', alt: 'A large R in front of a rainbow' },
  },
];

/** The ids that an activity's own category may name. */
export const categoryStreams: readonly string[] = streams
  .map(({ id }) => id)
  .filter((id) => id !== FRESH && id !== EXPLORE);

/** The stream of this id, or undefined. */
export function findStream(id: string): Stream | undefined {
  return streams.find((stream) => stream.id === id);
}
