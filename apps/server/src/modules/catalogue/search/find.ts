import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../plugins/tables.ts';
import { type Narrowing, narrowedTo } from '../narrowing.ts';
import { type Order, rankOf } from '../orders.ts';
import { FRESH } from '../streams.ts';
import { type Term, termOf, WORTH } from './terms.ts';
import { endOf } from './vocabulary.ts';

/** Points of a page whose stream or difficulty a word names: more than those of a page that has the word by chance. */
const OF_STREAM = 80;
const OF_LEVEL = 16;

/** What a search asks for. */
export interface Search {
  /** At least one. */
  readonly words: readonly string[];
  readonly narrowing: Narrowing;
  /** The last word may still be growing. */
  readonly isTyping?: boolean;
  /** Undefined for the best hits first. */
  readonly order?: Order | undefined;
  readonly limit: number;
  readonly offset: number;
}

function hitsOf(term: Term, place: number): RawBuilder<unknown> {
  const from = (worth: number) =>
    sql`select ${sql.lit(place)} as term, activity_id, weight * ${sql.lit(worth)} as points from search_postings`;
  const listed = (points: number) =>
    sql`select ${sql.lit(place)} as term, activity_id, ${sql.lit(points)} as points from listings`;
  const { typed, stream, level } = term;
  const hits = Object.values(WORTH).flatMap((worth) => {
    const words = term.words.filter(([, value]) => value === worth).map(([word]) => word);
    return words.length > 0 ? [sql`${from(worth)} where word in (${sql.join(words)})`] : [];
  });
  if (term.isBeginning)
    hits.push(sql`${from(WORTH.begins)} where word >= ${typed} and word < ${endOf(typed)}`);
  if (stream) hits.push(sql`${listed(OF_STREAM)} where list = ${stream}`);
  if (level) hits.push(sql`${listed(OF_LEVEL)} where list = ${FRESH} and difficulty_rank = ${rankOf[level]}`);
  return sql.join(hits, sql` union all `);
}

/** Pages that have at least so many of the terms. */
function foundBy(terms: readonly Term[], least: number, narrowing: Narrowing): RawBuilder<unknown> {
  return sql`
    from (
      select activity_id, count(*) as terms, sum(best) as points
      from (
        select term, activity_id, max(points) as best
        from (${sql.join(terms.map(hitsOf), sql` union all `)}) as hits
        group by term, activity_id
      ) as terms
      group by activity_id
      having count(*) >= ${sql.lit(least)}
    ) as found
    join listings on listings.activity_id = found.activity_id
    where ${narrowedTo(narrowing)}`;
}

function inOrder(order: Order | undefined): RawBuilder<unknown> {
  if (order === undefined)
    return sql`terms desc, points desc, listings.created_at desc, listings.activity_id desc`;
  const direction = order.direction === 'asc' ? sql`asc` : sql`desc`;
  return sql`${sql.ref(`listings.${order.column}`)} ${direction}, listings.activity_id ${direction}`;
}

/**
 * The ids of the activities that have every word of a search, a page of them, and how many there are in all; where
 * none has every word, those that have most of them.
 */
export async function findActivities(
  database: Kysely<Tables>,
  search: Search,
): Promise<{ ids: string[]; total: number }> {
  const terms = await Promise.all(
    search.words.map((word, place) =>
      termOf(database, word, search.isTyping === true && place === search.words.length - 1),
    ),
  );
  const every = await readFound(database, search, foundBy(terms, terms.length, search.narrowing));
  if (every.total > 0 || terms.length === 1) return every;
  return readFound(database, search, foundBy(terms, 1, search.narrowing));
}

async function readFound(database: Kysely<Tables>, search: Search, found: RawBuilder<unknown>) {
  const { rows } = await sql<{ activity_id: string; total: number | string }>`
    select listings.activity_id, count(*) over () as total ${found}
    order by ${inOrder(search.order)} limit ${search.limit} offset ${search.offset}`.execute(database);
  const first = rows[0];
  if (first !== undefined) return { ids: rows.map((row) => row.activity_id), total: Number(first.total) };
  if (search.offset === 0) return { ids: [], total: 0 };
  const counted = await sql<{ total: number | string }>`select count(*) as total ${found}`.execute(database);
  return { ids: [], total: Number(counted.rows[0]?.total ?? 0) };
}

/** What was probably meant by a search some of whose words nobody knows; undefined when there is nothing better. */
export async function correctionOf(
  database: Kysely<Tables>,
  words: readonly string[],
): Promise<string | undefined> {
  const terms = await Promise.all(words.map((word) => termOf(database, word, false)));
  if (terms.every(({ meant }) => meant === undefined)) return undefined;
  return terms.map(({ meant, typed }) => meant ?? typed).join(' ');
}
