import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../plugins/tables.ts';
import { slips } from './distance.ts';
import { gramsOf } from './words.ts';

/** Words of one kind that a typed word is taken for, at most. */
const MAX_EXPANSIONS = 64;
/** Shortest typed word that is looked for inside words. */
const INSIDE_FROM = 3;
/** Shortest typed words that may have one slip, one slip while unfinished, and two slips. */
const SLIP_FROM = 4;
const UNFINISHED_SLIP_FROM = 5;
const TWO_SLIPS_FROM = 8;

/** Comes after every word that begins alike. */
export function endOf(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}

async function begins(database: Kysely<Tables>, typed: string): Promise<boolean> {
  const row = await database
    .selectFrom('search_words')
    .select('word')
    .where('word', '>=', typed)
    .where('word', '<', endOf(typed))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Words are letters and digits alone, so that nothing in one is special to LIKE. */
async function wordsAround(database: Kysely<Tables>, typed: string): Promise<string[]> {
  if (typed.length < INSIDE_FROM) return [];
  const rows = await database
    .selectFrom('search_words')
    .select('word')
    .where('word', 'like', `_%${typed}%`)
    .orderBy('word')
    .limit(MAX_EXPANSIONS)
    .execute();
  return rows.map(({ word }) => word);
}

function allowedSlips(typed: string): number {
  if (typed.length < SLIP_FROM) return 0;
  return typed.length < TWO_SLIPS_FROM ? 1 : 2;
}

function isMeant(typed: string, word: string): boolean {
  const { whole, beginning } = slips(typed, word);
  const allowed = allowedSlips(typed);
  return whole <= allowed || (typed.length >= UNFINISHED_SLIP_FROM && beginning <= allowed);
}

async function wordsAlike(database: Kysely<Tables>, typed: string): Promise<string[]> {
  if (allowedSlips(typed) === 0) return [];
  const rows = await database
    .selectFrom('search_grams')
    .select('word')
    .where('gram', 'in', gramsOf(typed))
    .groupBy('word')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('word')
    .limit(MAX_EXPANSIONS * 4)
    .execute();
  return rows.flatMap(({ word }) => (isMeant(typed, word) ? word : [])).slice(0, MAX_EXPANSIONS);
}

/** The other words of the catalogue that a typed word may stand for, besides those that begin with it. */
export async function otherWords(database: Kysely<Tables>, typed: string): Promise<string[]> {
  const around = await wordsAround(database, typed);
  if (around.length > 0 || (await begins(database, typed))) return around;
  return wordsAlike(database, typed);
}
