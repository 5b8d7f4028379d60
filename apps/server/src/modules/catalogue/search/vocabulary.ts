import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../plugins/tables.ts';
import { slips } from './distance.ts';
import { gramsOf } from './words.ts';

/** Words of one kind that a typed word is taken for, at most. */
const MAX_EXPANSIONS = 64;
/** Shortest typed word that may be the end of a longer one, as `flower` is of `sunflower`. */
const END_FROM = 5;
/** Shortest typed words that may have one slip, one slip while unfinished, and two slips. */
const SLIP_FROM = 3;
const UNFINISHED_SLIP_FROM = 5;
const TWO_SLIPS_FROM = 7;

/** Comes after every word that begins alike. */
export function endOf(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}

/** Those of some words that the catalogue has. */
export async function knownWords(database: Kysely<Tables>, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const rows = await database.selectFrom('search_words').select('word').where('word', 'in', words).execute();
  const known = new Set(rows.map(({ word }) => word));
  return words.filter((word) => known.has(word));
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
async function wordsEnding(database: Kysely<Tables>, typed: string): Promise<string[]> {
  if (typed.length < END_FROM) return [];
  const rows = await database
    .selectFrom('search_words')
    .select('word')
    .where('word', 'like', `_%${typed}`)
    .orderBy('word')
    .limit(MAX_EXPANSIONS)
    .execute();
  return rows.map(({ word }) => word);
}

function allowedSlips(typed: string): number {
  if (typed.length < SLIP_FROM) return 0;
  return typed.length < TWO_SLIPS_FROM ? 1 : 2;
}

/** A word as it sounds, as far as people write it otherwise. */
function sound(word: string): string {
  return word.replaceAll('ph', 'f');
}

/** How far a word is from what was typed; undefined when it is too far. People seldom mistake the first letter. */
function distanceTo(typed: string, word: string): number | undefined {
  if (word[0] !== typed[0]) return undefined;
  const { whole, beginning } = slips(sound(typed), sound(word));
  const allowed = allowedSlips(typed);
  if (whole <= allowed) return whole;
  // The end of an unfinished word is still to come; a finished one is rather misspelled than cut off.
  return typed.length >= UNFINISHED_SLIP_FROM && beginning <= 1 ? beginning + 1 : undefined;
}

async function wordsAlike(database: Kysely<Tables>, typed: string): Promise<string[]> {
  if (allowedSlips(typed) === 0) return [];
  const rows = await database
    .selectFrom('search_grams')
    .select('word')
    .where('gram', 'in', [...gramsOf(typed), ...gramsOf(sound(typed))])
    .groupBy('word')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('word')
    .limit(MAX_EXPANSIONS * 4)
    .execute();
  const near = rows.flatMap(({ word }) => {
    const distance = distanceTo(typed, word);
    return distance === undefined ? [] : [{ word, distance }];
  });
  const nearest = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === nearest)
    .map(({ word }) => word)
    .slice(0, MAX_EXPANSIONS);
}

/**
 * The other words of the catalogue that a typed word may stand for, besides those that begin with it; the likeliest
 * first.
 */
export async function otherWords(
  database: Kysely<Tables>,
  typed: string,
): Promise<{ readonly words: readonly string[]; readonly isSlip: boolean }> {
  const ending = await wordsEnding(database, typed);
  if (ending.length > 0 || (await begins(database, typed))) return { words: ending, isSlip: false };
  return { words: await wordsAlike(database, typed), isSlip: true };
}
