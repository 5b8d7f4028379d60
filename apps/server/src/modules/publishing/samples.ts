import type { CatalogueEntry } from '@inkbloom/linework';

/** An activity to publish; its fingerprint is taken from the pages as they are drawn. */
export type Entry = Omit<CatalogueEntry, 'hashes'>;

/**
 * The featured samples, whose ids, difficulties, minutes and categories are given: a mandala, a page of the season and
 * a page picked by eye.
 */
export const featuredSamples: readonly Entry[] = [
  {
    slug: 'trending-mandala',
    title: 'Deep Water Lily Mandala',
    description:
      'Petals open ring by ring around a small wheel of circles. Begin in the middle and let the colors travel outwards.',
    tags: ['mandala', 'lily', 'petals', 'symmetry'],
    category: 'mandalas',
    difficulty: 'hard',
    estimatedTime: 45,
    recipes: [{ composition: 'mandala-dahlia', difficulty: 'hard', seed: '6' }],
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
    recipes: [{ composition: 'tree-autumn', difficulty: 'easy', seed: '3' }],
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
