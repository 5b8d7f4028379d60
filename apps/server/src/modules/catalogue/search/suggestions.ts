import type { Suggestion } from '@inkbloom/contracts/activities';
import type { Kysely } from 'kysely';
import type { ActivityRow } from '../../../plugins/catalogue-tables.ts';
import type { Tables } from '../../../plugins/tables.ts';
import { activitiesOf } from '../lists.ts';
import { narrowingOf } from '../narrowing.ts';
import { streams } from '../streams.ts';
import { correctionOf, findActivities } from './find.ts';
import { typedWords } from './terms.ts';
import { wordsOf } from './words.ts';

/** Hits that suggestions are made of. */
const HITS = 20;
const MAX_STREAMS = 2;
const MAX_TAGS = 3;
const MAX_TITLES = 5;

/** The tags of the best hits that have a word beginning with the last one typed, the most frequent first. */
function tagsLike(rows: readonly ActivityRow[], last: string): string[] {
  const counts = new Map<string, number>();
  for (const tag of rows.flatMap(({ tags }) => JSON.parse(tags) as string[])) {
    const isLike = wordsOf(tag).some((word) => word.startsWith(last));
    if (isLike) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([tag]) => tag);
}

/** The streams one of whose words begins with the last one typed. */
function streamsLike(last: string): Suggestion[] {
  const named = streams.filter(({ name }) => wordsOf(name).some((word) => word.startsWith(last)));
  return named
    .slice(0, MAX_STREAMS)
    .map(({ id, name }) => ({ kind: 'stream' as const, text: name, slug: id }));
}

/**
 * What a search that is being typed could go on to: what was probably meant, streams, tags, titles of the best hits.
 */
export async function suggest(database: Kysely<Tables>, typed: string): Promise<Suggestion[]> {
  const words = typedWords(typed);
  const last = wordsOf(typed).at(-1);
  if (words.length === 0 || last === undefined) return [];
  const narrowing = narrowingOf({});
  const { ids } = await findActivities(database, {
    words,
    narrowing,
    isTyping: true,
    limit: HITS,
    offset: 0,
  });
  const rows = await activitiesOf(database, ids);
  const correction = await correctionOf(database, words);
  return [
    ...(correction === undefined ? [] : [{ kind: 'correction' as const, text: correction }]),
    ...streamsLike(last),
    ...tagsLike(rows, last)
      .slice(0, MAX_TAGS)
      .map((text) => ({ kind: 'tag' as const, text })),
    ...rows
      .slice(0, MAX_TITLES)
      .map(({ id, title }) => ({ kind: 'title' as const, text: title, activityId: id })),
  ];
}
