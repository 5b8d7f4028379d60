import type { Activity } from '@inkbloom/contracts/activities';
import type { Category } from '@inkbloom/contracts/categories';
import { SECTION_SIZE } from './rail-sizes.ts';

const FRESH = 'fresh-and-new';
const EXPLORE = 'explore-more';
/** The section of what the person keeps for times without a network. */
export const KEPT = 'kept-on-this-device';
/** Where sections stand that no ranked category names. */
const RANK_WITHOUT_CATEGORY = 999;
const RANK_OF_EXPLORE = 1000;

interface SectionBase {
  readonly slug: string;
  readonly title: string;
}

/** A section whose cards are known from the first page of the list. */
export interface KnownSection extends SectionBase {
  readonly activities: readonly Activity[];
  readonly total: number;
}

/** A section that asks for its own stream when it nears the view. */
export interface StreamSection extends SectionBase {
  readonly activities: undefined;
  readonly total: undefined;
}

export type Section = KnownSection | StreamSection;

interface FirstPage {
  readonly activities: readonly Activity[];
  readonly total: number;
}

interface Rank {
  readonly rank: number;
}

type Ranked<S extends Section = Section> = S & Rank;

function fresh(page: FirstPage, category?: Category): Ranked<KnownSection> {
  return {
    slug: FRESH,
    title: category?.name ?? 'Fresh & New',
    rank: category?.rank ?? RANK_WITHOUT_CATEGORY,
    activities: page.activities.slice(0, SECTION_SIZE),
    total: page.total,
  };
}

/** What the first page holds that belongs to no stream, for a server that has no stream for it. */
function explore(page: FirstPage, categories: readonly Category[]): Ranked<KnownSection> {
  const streams = new Set(categories.map(({ slug }) => slug));
  const activities = page.activities.filter(({ category }) => !streams.has(category));
  return {
    slug: EXPLORE,
    title: 'Explore More',
    rank: RANK_OF_EXPLORE,
    activities,
    total: activities.length,
  };
}

function stream({ slug, name, rank }: Category): Ranked<StreamSection> {
  return { slug, title: name, rank, activities: undefined, total: undefined };
}

/** Where a section's title leads: to its stream, and from what belongs to no stream to all of them. */
export function sectionPath({ slug }: Section): string {
  if (slug === KEPT) return '/shelf?show=offline';
  return slug === EXPLORE ? '/streams' : `/gallery/${slug}`;
}

function isOwnStream({ slug, activityCount }: Category): boolean {
  return slug !== FRESH && activityCount !== 0;
}

/**
 * The gallery's sections by rank: the newest pages, one section a stream that holds any, and what belongs to no
 * stream. Without categories everything stands in one section, newest first.
 * @param page the first page of the list, newest first
 * @param preferred slugs of the streams that stand before all others
 */
export function planSections(
  categories: readonly Category[],
  page: FirstPage,
  preferred: ReadonlySet<string> = new Set(),
): readonly Section[] {
  if (categories.length === 0) return [{ ...fresh(page), activities: page.activities }];
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const all = [
    fresh(page, bySlug.get(FRESH)),
    ...categories.filter(isOwnStream).map(stream),
    ...(bySlug.has(EXPLORE) ? [] : [explore(page, categories)]),
  ];
  return all
    .filter(({ activities }) => activities === undefined || activities.length > 0)
    .toSorted((a, b) => Number(preferred.has(b.slug)) - Number(preferred.has(a.slug)) || a.rank - b.rank);
}
