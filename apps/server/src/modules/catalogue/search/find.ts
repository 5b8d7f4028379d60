import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../plugins/tables.ts';
import { type Order, rankOf } from '../orders.ts';
import { endOf, otherWords } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** Words of a search that are looked for; more are passed over. */
const MAX_WORDS = 8;
/** Words that say nothing beside others. */
const SMALL_WORDS = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/** What a hit is worth, times the weight of the word: the word itself, one that begins with it, any other. */
const EXACT = 8;
const BEGINS = 4;
const OTHER = 2;

/** The words that a search looks for, each once; none when the text has no letter and no digit. */
export function typedWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))];
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}

/** What a search asks for. */
export interface Search {
  /** At least one; each must be found. */
  readonly words: readonly string[];
  readonly list: string;
  readonly difficulty?: keyof typeof rankOf | undefined;
  /** Undefined for the best hits first. */
  readonly order?: Order | undefined;
  readonly limit: number;
  readonly offset: number;
}

async function hitsOf(database: Kysely<Tables>, typed: string, term: number): Promise<RawBuilder<unknown>> {
  const others = await otherWords(database, typed);
  const from = (worth: number) =>
    sql`select ${sql.lit(term)} as term, activity_id, weight * ${sql.lit(worth)} as points from search_postings`;
  const hits = [
    sql`${from(EXACT)} where word = ${typed}`,
    sql`${from(BEGINS)} where word > ${typed} and word < ${endOf(typed)}`,
    ...(others.length > 0 ? [sql`${from(OTHER)} where word in (${sql.join(others)})`] : []),
  ];
  return sql.join(hits, sql` union all `);
}

async function foundBy(database: Kysely<Tables>, search: Search): Promise<RawBuilder<unknown>> {
  const hits = await Promise.all(search.words.map((word, term) => hitsOf(database, word, term)));
  const rank =
    search.difficulty === undefined ? sql`` : sql`and difficulty_rank = ${rankOf[search.difficulty]}`;
  return sql`
    from (
      select activity_id, sum(best) as points
      from (
        select term, activity_id, max(points) as best
        from (${sql.join(hits, sql` union all `)}) as hits
        group by term, activity_id
      ) as terms
      group by activity_id
      having count(*) = ${sql.lit(search.words.length)}
    ) as found
    join listings on listings.activity_id = found.activity_id
    where listings.list = ${search.list} ${rank}`;
}

function inOrder(order: Order | undefined): RawBuilder<unknown> {
  if (order === undefined) return sql`points desc, listings.created_at desc, listings.activity_id desc`;
  const direction = order.direction === 'asc' ? sql`asc` : sql`desc`;
  return sql`${sql.ref(`listings.${order.column}`)} ${direction}, listings.activity_id ${direction}`;
}

/** The ids of the activities that have every word of a search, a page of them, and how many there are in all. */
export async function findActivities(
  database: Kysely<Tables>,
  search: Search,
): Promise<{ ids: string[]; total: number }> {
  const found = await foundBy(database, search);
  const { rows } = await sql<{ activity_id: string; total: number | string }>`
    select listings.activity_id, count(*) over () as total ${found}
    order by ${inOrder(search.order)} limit ${search.limit} offset ${search.offset}`.execute(database);
  const first = rows[0];
  if (first !== undefined) return { ids: rows.map((row) => row.activity_id), total: Number(first.total) };
  if (search.offset === 0) return { ids: [], total: 0 };
  const counted = await sql<{ total: number | string }>`select count(*) as total ${found}`.execute(database);
  return { ids: [], total: Number(counted.rows[0]?.total ?? 0) };
}
