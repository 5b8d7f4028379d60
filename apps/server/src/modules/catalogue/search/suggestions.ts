import type { Suggestion } from '@inkbloom/contracts/activities';
import type { ActivityRow } from '../../../plugins/tables.ts';
import { wordsOf } from './words.ts';

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

/** What a search that is being typed could go on to, from its best hits: first tags, then titles. */
export function suggest(rows: readonly ActivityRow[], typed: string): Suggestion[] {
  const last = wordsOf(typed).at(-1);
  if (last === undefined) return [];
  const tags = tagsLike(rows, last).slice(0, MAX_TAGS);
  return [
    ...tags.map((text) => ({ kind: 'tag' as const, text })),
    ...rows
      .slice(0, MAX_TITLES)
      .map(({ id, title }) => ({ kind: 'title' as const, text: title, activityId: id })),
  ];
}
