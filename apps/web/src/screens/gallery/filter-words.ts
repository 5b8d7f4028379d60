import type { Category } from '@inkbloom/contracts/categories';
import { duration, nameFromSlug } from '../../ui/format.ts';
import type { Filters } from './filters.ts';

/** The words of the choices that have no name of their own. */
export const PAGES_WORDS = { one: 'One page', several: 'Several pages' } as const;
export const NOT_BEGUN_WORDS = 'Not begun';
export const EXPERT_WORDS = 'Expert';

/** How a longest time is called. */
export function timeWords(minutes: number): string {
  return `Up to ${duration(minutes)}`;
}

/** How a category is called. */
export function categoryWords(slug: string, streams: readonly Category[]): string {
  return streams.find((stream) => stream.slug === slug)?.name ?? nameFromSlug(slug);
}

/** What the gallery is narrowed to, in words. */
export function headingOf(filters: Filters, streams: readonly Category[]): string {
  const { search, categories, difficulties, isExpert, maxMinutes, season, pages, isNotBegun } = filters;
  const names = categories.map((slug) => categoryWords(slug, streams)).join(', ');
  const levels = [...difficulties.map(nameFromSlug), ...(isExpert ? [EXPERT_WORDS] : [])].join(', ');
  const further = [
    levels,
    maxMinutes === undefined ? '' : timeWords(maxMinutes),
    season ? nameFromSlug(season) : '',
    pages ? PAGES_WORDS[pages] : '',
    isNotBegun ? NOT_BEGUN_WORDS : '',
  ].filter(Boolean);
  if (!search && !names && further.length > 0 && further.length === Number(levels !== ''))
    return `${further[0]} pages`;
  const found = search && names ? `“${search}” in ${names}` : names || (search && `“${search}”`);
  return [found || (further.length === 0 ? 'All pages' : ''), ...further].filter(Boolean).join(' · ');
}
