/** A themed collection of activities; an activity belongs to one by its category. */
export interface Stream {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** The stream of everything, newest first. */
export const FRESH = 'fresh-and-new';
/** The stream of activities whose category is no stream. */
export const EXPLORE = 'explore-more';

/** The built-in streams in the order of their rank. All of them are primary: other categories are no streams. */
export const streams: readonly Stream[] = [
  { id: FRESH, name: 'Fresh & New', description: 'The newest pages, straight off the drawing board.' },
  { id: 'nature', name: 'Nature', description: 'Woods, shores and quiet weather to color at your own pace.' },
  { id: 'animals', name: 'Animals', description: 'Fur, feathers and fins, from shy foxes to sleepy owls.' },
  { id: 'fantasy', name: 'Fantasy', description: 'Dragons, castles and other places no map shows.' },
  { id: 'mandalas', name: 'Mandalas', description: 'Circles within circles that settle the mind.' },
  { id: 'flowers', name: 'Flowers', description: 'Single blooms, full bouquets and whole wild meadows.' },
  { id: 'vehicles', name: 'Vehicles', description: 'Everything that rolls, sails, flies or digs.' },
  { id: 'food', name: 'Food', description: 'Cakes, fruit and warm dishes, good enough to eat.' },
  { id: 'holidays', name: 'Holidays', description: 'Pages for the days that everybody looks forward to.' },
  { id: 'patterns', name: 'Patterns', description: 'Repeating shapes for steady hands and long evenings.' },
  {
    id: EXPLORE,
    name: 'Explore More',
    description: 'Adventures, cities, seasons and all that fits nowhere else.',
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
