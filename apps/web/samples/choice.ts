/** A page of the catalogue that the sample pages are made of. */
export interface Chosen {
  /** Its slug in the catalogue. */
  readonly slug: string;
  /** The sample's own id, category and title where they are not the page's. */
  readonly id?: string;
  readonly category?: string;
  readonly title?: string;
  readonly minutes?: number;
}

/** The twelve sample activities: of the categories that the sample data names. */
export const ACTIVITIES: readonly Chosen[] = [
  { slug: 'happy-cactus-friends' },
  { slug: 'gentle-sea-turtle' },
  { slug: 'little-gnome-cottage' },
  { slug: 'galaxy-rocket', category: 'adventure' },
  { slug: 'courtyard-stars' },
  { slug: 'three-little-houses' },
  { slug: 'heron-lake' },
  { slug: 'garden-cat-with-a-poppy' },
  { slug: 'sunny-castle' },
  { slug: 'up-the-ladder' },
  { slug: 'palace-star' },
  { slug: 'great-garden-rose', category: 'nature' },
];

/** The three featured samples; ids, difficulties, minutes and categories are fixed. */
export const FEATURED: readonly Chosen[] = [
  { slug: 'temple-garden-mandala', id: 'trending-mandala', category: 'mandalas', minutes: 45 },
  { slug: 'jolly-pumpkin', id: 'seasonal-autumn', category: 'seasonal', minutes: 20 },
  { slug: 'treehouse-with-a-swing', id: 'artist-pick', category: 'featured', minutes: 35 },
];
