import type { PageFacts, Recipe } from '@inkbloom/formats/page';
import { ENTRIES } from './catalogue-data.ts';

/** One activity of the published catalogue: one page, or several that belong together. */
export interface CatalogueEntry extends PageFacts {
  /** Stable and unique, for addresses. */
  readonly slug: string;
  /** Its pages in order; the first is the cover. */
  readonly recipes: readonly Recipe[];
  /** For each page the SHA-256 of its SVG, in hexadecimal. */
  readonly hashes: readonly string[];
}

/** The first published pages, each chosen by eye; measured figures, not guesses. */
export const catalogue: readonly CatalogueEntry[] = ENTRIES;
