import type { Category } from '@inkbloom/contracts/categories';

/** Streams that hold pages of the others, and are not sold. */
const NOT_SOLD = ['fresh-and-new', 'explore-more'];
/** Where streams without a rank stand. */
const LAST = 999;

/** The streams that can be picked, by rank and then by name. */
export function offeredStreams(categories: readonly Category[]): Category[] {
  return categories
    .filter(({ id }) => !NOT_SOLD.includes(id))
    .toSorted((a, b) => (a.rank ?? LAST) - (b.rank ?? LAST) || a.name.localeCompare(b.name));
}

/** Those whose name or description holds a text, whatever its case. */
export function findStreams(streams: readonly Category[], text: string): readonly Category[] {
  const wanted = text.trim().toLowerCase();
  return streams.filter(({ name, description }) => `${name}\n${description}`.toLowerCase().includes(wanted));
}
