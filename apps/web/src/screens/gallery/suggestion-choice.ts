import type { Suggestion } from '@inkbloom/contracts/activities';

/** Which suggestion the arrows stand on; -1 for none, which is the text itself. */
export const NONE = -1;

/** Where an arrow key leads from a place among so many: round, by way of the text itself. */
export function moved(place: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  if (key === 'ArrowDown') return place + 1 < count ? place + 1 : NONE;
  return place === NONE ? count - 1 : place - 1;
}

/** Where a chosen title or stream leads; a tag leads nowhere, it is searched for. */
export function suggestionPath({ kind, activityId, slug }: Suggestion): string | undefined {
  if (kind === 'title' && activityId) return `/activity/${encodeURIComponent(activityId)}`;
  return kind === 'stream' && slug ? `/gallery/${slug}` : undefined;
}

/** The text in three parts, the middle one being what was typed; all of it in the first part where it is not in it. */
export function marked(text: string, typed: string): readonly [before: string, same: string, after: string] {
  const words = typed.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const at = last ? text.toLocaleLowerCase().indexOf(last.toLocaleLowerCase()) : NONE;
  if (at === NONE) return [text, '', ''];
  return [text.slice(0, at), text.slice(at, at + last.length), text.slice(at + last.length)];
}
