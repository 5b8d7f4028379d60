import type { PageFacts, Recipe } from '@inkbloom/formats/page';
import adventure from './published/adventure.json' with { type: 'json' };
import animals from './published/animals.json' with { type: 'json' };
import fantasy from './published/fantasy.json' with { type: 'json' };
import flowers from './published/flowers.json' with { type: 'json' };
import food from './published/food.json' with { type: 'json' };
import holidays from './published/holidays.json' with { type: 'json' };
import letters from './published/letters.json' with { type: 'json' };
import mandalas from './published/mandalas.json' with { type: 'json' };
import nature from './published/nature.json' with { type: 'json' };
import patterns from './published/patterns.json' with { type: 'json' };
import people from './published/people.json' with { type: 'json' };
import urban from './published/urban.json' with { type: 'json' };
import vehicles from './published/vehicles.json' with { type: 'json' };
import withdrawnSlugs from './published/withdrawn.json' with { type: 'json' };

/** Raised whenever any recipe would draw other bytes; kept with every published page. */
export const GENERATOR_VERSION = 3;

/** One activity of the published catalogue: one page, or several that belong together. */
export interface CatalogueEntry extends PageFacts {
  /** Stable and unique, for addresses. */
  readonly slug: string;
  /** Its pages in order; the first is the cover. */
  readonly recipes: readonly Recipe[];
  /** For each page the SHA-256 of its SVG, in hexadecimal. */
  readonly hashes: readonly string[];
}

const STREAMS = [
  animals,
  mandalas,
  flowers,
  fantasy,
  nature,
  patterns,
  food,
  vehicles,
  holidays,
  urban,
  adventure,
  people,
  letters,
] as readonly (readonly CatalogueEntry[])[];

/**
 * The published pages, each chosen by eye; measured figures, not guesses. Streams alternate in proportion to their
 * size.
 */
export const catalogue: readonly CatalogueEntry[] = STREAMS.flatMap((entries) =>
  entries.map((entry, i) => ({ entry, at: (i + 0.5) / entries.length })),
)
  .sort((a, b) => a.at - b.at)
  .map(({ entry }) => entry);

/** The slugs of activities that an earlier catalogue had; none of them comes back. */
export const withdrawn: readonly string[] = withdrawnSlugs;
