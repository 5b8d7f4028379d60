import { catalogue, type CatalogueEntry } from './catalogue.ts';

/** An activity as it is published; its fingerprints are taken from the pages as they are drawn. */
export type Sample = Omit<CatalogueEntry, 'hashes'>;

/**
 * The catalogue's pages that stand for it where nothing but samples is at hand: two of each category they are given.
 */
const SAMPLES: readonly string[] = [
  'the-crab-found-a-ball',
  'gentle-sea-turtle',
  'little-gnome-cottage',
  'my-house-in-the-leaves',
  'courtyard-stars',
  'a-cat-and-three-houses',
  'morning-swan',
  'moonlit-owl-with-poppies',
  'gentle-unicorn',
  'treasure-chest-and-parrot',
  'palace-star',
  'lantern-street',
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
    title: 'Gentle Temple Mandala',
    description:
      'Pointed petals stand around a wheel of leaves and little chains. Begin in the middle and let the colors travel outwards.',
    tags: ['mandala', 'temple', 'petals', 'leaves', 'symmetry'],
    category: 'mandalas',
    difficulty: 'hard',
    estimatedTime: 45,
    recipes: [{ composition: 'mandala-lotus', difficulty: 'hard', seed: '10' }],
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
    title: 'Drifting Heart Balloon',
    description:
      'A balloon with a heart on it rises between the clouds. Below it lie round trees and firs in a quiet valley.',
    tags: ['balloon', 'heart', 'clouds', 'trees'],
    category: 'featured',
    difficulty: 'medium',
    estimatedTime: 35,
    recipes: [{ composition: 'balloon', difficulty: 'medium', seed: '1' }],
  },
];
