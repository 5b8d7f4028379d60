import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Cache header of answers that are the same for everybody; a proxy may hold them longer than a browser. */
export const PUBLIC_CACHE = 'public, max-age=10, s-maxage=60';

/** A weak tag of a content. */
export function tagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

/** Whether an If-None-Match names a tag, by the weak comparison of RFC 9110. */
export function matchesTag({ headers }: Pick<IncomingMessage, 'headers'>, tag: string): boolean {
  const given = headers['if-none-match'];
  if (given === undefined) return false;
  const bare = tag.replace(/^W\//, '');
  return given.split(',').some((entry) => entry.trim().replace(/^W\//, '') === bare || entry.trim() === '*');
}
