import type { SpeciesName } from './species/species.ts';

/** Kinds that stand in pots and buckets. */
export const POTTED: readonly SpeciesName[] = [
  'pansy',
  'gerbera',
  'cosmos',
  'marguerite',
  'anemone',
  'poppy',
  'hibiscus',
  'camellia',
  'hellebore',
];
