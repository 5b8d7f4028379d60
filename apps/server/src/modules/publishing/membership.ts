import type { CatalogueEntry } from '@inkbloom/linework/catalogue';
import { featuredSamples, sampleActivities } from '@inkbloom/linework/samples';
import { categoryStreams } from '../catalogue/catalogue.ts';

/** Streams whose first activities are free for ever. */
const GENEROUS: readonly string[] = ['nature', 'animals', 'mandalas', 'flowers', 'patterns'];
/** So many of each; together they are the five hundred free pages that are promised. */
const FREE_OF_GENEROUS = 120;
/** Streams of which everything that is built in is free for ever: their pages were free before they were streams. */
const WHOLLY_FREE: readonly string[] = ['people', 'letters'];
/** Of every other stream one activity of so many is free for ever. */
const FREE_OF_OTHERS = 3;
/** Milliseconds for which a daily page is free: thirty days. */
const DAILY_IS_FREE = 30 * 86_400_000;

/** Whether pages of a category can be for members at all: only what is in a stream can be subscribed to. */
function canBeForMembers(category: string): boolean {
  return categoryStreams.includes(category);
}

function isFree(category: string, place: number): boolean {
  if (!canBeForMembers(category) || WHOLLY_FREE.includes(category)) return true;
  return GENEROUS.includes(category) ? place < FREE_OF_GENEROUS : place % FREE_OF_OTHERS === 0;
}

/** The slugs of those of the built-in activities that are for members; samples never are. */
export function forMembers(
  entries: readonly Pick<CatalogueEntry, 'slug' | 'category'>[],
): ReadonlySet<string> {
  const samples = new Set([...sampleActivities(), ...featuredSamples].map(({ slug }) => slug));
  const found = new Set<string>();
  for (const [category, held] of Map.groupBy(entries, (entry) => entry.category)) {
    for (const [place, { slug }] of held.entries()) {
      if (!isFree(category, place) && !samples.has(slug)) found.add(slug);
    }
  }
  return found;
}

/** From when on a daily page of a category that was published at a time is for members; null for never. */
export function dailyMembersFrom(category: string, publishedAt: string): string | null {
  if (!canBeForMembers(category)) return null;
  return new Date(Date.parse(publishedAt) + DAILY_IS_FREE).toISOString();
}
