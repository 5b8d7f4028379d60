import { catalogue, type CatalogueEntry } from './catalogue.ts';

/** An activity as it is published; its fingerprints are taken from the pages as they are drawn. */
export type Sample = Omit<CatalogueEntry, 'hashes'>;

/**
 * The catalogue's pages that stand for it where nothing but samples is at hand: two of each category they are given.
 */
const SAMPLES: readonly string[] = [
  'the-crab-found-a-ball-2',
  'the-octopus-puts-on-a-bow-2',
  'the-snail-on-a-sunny-visit-3',
  'my-house-in-the-leaves-6',
  'courtyard-stars-3',
  'a-cat-and-three-houses-5',
  'morning-swan-4',
  'moonlit-owl-with-poppies',
  'the-owl-is-at-home',
  'treasure-chest-and-parrot-3',
  'four-fish-four-shapes-2',
  'lantern-street-4',
];

/** The twelve sample activities, in order; throws when one of them has left the catalogue. */
export function sampleActivities(): readonly CatalogueEntry[] {
  return SAMPLES.map((slug) => {
    const entry = catalogue.find((candidate) => candidate.slug === slug);
    if (!entry) throw new Error(`the sample ${slug} is not in the catalogue`);
    return entry;
  });
}

/**
 * The featured samples, whose ids, difficulties, minutes and categories are given: a mandala, a page of the season and
 * a page picked by eye. The catalogue does not have them.
 */
export const featuredSamples: readonly Sample[] = [
  {
    slug: 'trending-mandala',
    title: 'Peacock in Full Wheel',
    description:
      'A peacock has spread its tail to the edge of the page, and a heart looks out of every feather. Begin with the eyes of the feathers and keep one blue for the bird.',
    tags: ['mandala', 'peacock', 'feathers', 'bird', 'symmetry'],
    category: 'mandalas',
    difficulty: 'hard',
    estimatedTime: 45,
    recipes: [{ composition: 'mandala-peacock', difficulty: 'hard', seed: '1' }],
  },
  {
    slug: 'seasonal-autumn',
    title: 'Golden Tree in Autumn',
    description:
      'The last leaves hold on to an old tree while the sun stands low behind it. A few have already reached the ground.',
    tags: ['autumn', 'tree', 'leaves', 'season'],
    category: 'seasonal',
    difficulty: 'easy',
    estimatedTime: 20,
    recipes: [{ composition: 'old-tree', difficulty: 'easy', seed: '15' }],
  },
  {
    slug: 'artist-pick',
    title: 'The Big Wheel over the Tents',
    description:
      'A big wheel turns above the striped tents of a fair, and its hub is a flower within a flower. Give every cabin a color of its own.',
    tags: ['ferris wheel', 'fair', 'tents', 'mandala'],
    category: 'featured',
    difficulty: 'medium',
    estimatedTime: 35,
    recipes: [{ composition: 'mandala-ferris', difficulty: 'medium', seed: '1' }],
  },
];
