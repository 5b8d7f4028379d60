import type { PageCount, Season } from '@inkbloom/contracts/activities';
import { Difficulty } from '@inkbloom/contracts/activities';
import { type RawBuilder, sql } from 'kysely';
import { rankOf } from './orders.ts';
import { FRESH } from './streams.ts';

/** What a list is narrowed to, beside words. */
export interface Narrowing {
  /** Streams or other categories, any of them; none for all. */
  readonly lists: readonly string[];
  /** Any of them; none for all. */
  readonly difficulties: readonly Difficulty[];
  /** Those for experts too; without difficulties those alone. */
  readonly expert?: 'yes' | undefined;
  readonly maxMinutes?: number | undefined;
  readonly season?: Season | undefined;
  readonly pages?: PageCount | undefined;
}

/** The words that tell a season, where they stand in a title or among the tags. */
const WORDS_OF: Readonly<Record<Season, readonly string[]>> = {
  spring: ['spring', 'easter', 'blossom', 'blossoms', 'tulip', 'tulips', 'daffodil', 'crocus', 'chick'],
  summer: ['summer', 'beach', 'sunflower', 'sunflowers', 'seaside', 'picnic', 'watermelon', 'palm'],
  autumn: ['autumn', 'fall', 'harvest', 'pumpkin', 'pumpkins', 'halloween', 'acorn', 'acorns', 'mushrooms'],
  winter: ['winter', 'snow', 'snowy', 'snowman', 'snowflake', 'snowflakes', 'christmas', 'ice'],
};
/** Weight of a word that stands in a title or among the tags, at least. */
const TELLING = 4;

/** What a query narrows a list to. */
export function narrowingOf(query: {
  readonly category?: string | undefined;
  readonly difficulty?: string | undefined;
  readonly expert?: 'yes' | undefined;
  readonly maxMinutes?: number | undefined;
  readonly season?: Season | undefined;
  readonly pages?: PageCount | undefined;
}): Narrowing {
  const { category = '', difficulty = '', ...rest } = query;
  const lists = [...new Set(category.split(','))].filter(Boolean);
  const named = difficulty.split(',');
  return { ...rest, lists, difficulties: Difficulty.options.filter((level) => named.includes(level)) };
}

/** The one list and the one difficulty that a narrowing comes to, whose places are counted already; else undefined. */
export function plainList(narrowing: Narrowing) {
  const { lists, difficulties, expert, maxMinutes, season, pages } = narrowing;
  const isPlain = [expert, maxMinutes, season, pages].every((choice) => choice === undefined);
  if (!isPlain || lists.length > 1 || difficulties.length > 1) return undefined;
  return { list: lists[0] ?? FRESH, difficulty: difficulties[0] };
}

function isInLists(lists: readonly string[]): RawBuilder<unknown> {
  if (lists.length < 2) return sql`listings.list = ${lists[0] ?? FRESH}`;
  return sql`listings.list = ${FRESH} and exists (
    select 1 from listings as places
    where places.activity_id = listings.activity_id and places.list in (${sql.join(lists)}))`;
}

/** That one of these words stands in the title or among the tags. */
function tells(words: readonly string[]): RawBuilder<unknown> {
  return sql`exists (
    select 1 from search_postings as telling
    where telling.activity_id = listings.activity_id
      and telling.word in (${sql.join(words)}) and telling.weight >= ${sql.lit(TELLING)})`;
}

/** That it is of one of the difficulties or, if asked for, above hard. */
function isAsHardAs({ difficulties, expert }: Narrowing): RawBuilder<unknown>[] {
  const ranks = difficulties.map((level) => rankOf[level]);
  const either = [
    ...(ranks.length > 0 ? [sql`listings.difficulty_rank in (${sql.join(ranks)})`] : []),
    ...(expert === undefined ? [] : [tells(['expert'])]),
  ];
  return either.length > 0 ? [sql`(${sql.join(either, sql` or `)})`] : [];
}

function hasPages(pages: PageCount): RawBuilder<unknown> {
  const several = sql`exists (
    select 1 from activity_pages as second
    where second.activity_id = listings.activity_id and second.page_index = 1)`;
  return pages === 'several' ? several : sql`not ${several}`;
}

/** The condition on `listings` under which a row is one of a narrowed list; each activity fulfils it once. */
export function narrowedTo(narrowing: Narrowing): RawBuilder<unknown> {
  const { lists, maxMinutes, season, pages } = narrowing;
  const conditions = [
    isInLists(lists),
    ...isAsHardAs(narrowing),
    ...(maxMinutes === undefined ? [] : [sql`listings.estimated_time <= ${maxMinutes}`]),
    ...(season === undefined ? [] : [tells(WORDS_OF[season])]),
    ...(pages === undefined ? [] : [hasPages(pages)]),
  ];
  return sql.join(conditions, sql` and `);
}
