import type { Profile } from '@inkbloom/contracts/people';
import type { Query } from '@tanstack/react-query';
import { queries } from '../client/connection.ts';

/*
 * Whoever comes next is shown nothing that the server told the one before, in whichever tab they came and went. It
 * begins when it is imported, and lasts as long as the page.
 */

const SESSION = 'session';
const OF_A_PERSON = ['drawings', 'records', 'account', 'admin'];
/** What may be on the screen stays there, since somebody may be coloring it. */
const PAGES = ['activity', 'pages', 'begin'];

function uidOf(profile: unknown): string | undefined {
  return (profile as Profile | null | undefined)?.uid;
}

function isOfAPerson(query: Query): boolean {
  const name = String(query.queryKey[0]);
  return OF_A_PERSON.includes(name) || (PAGES.includes(name) && !query.isActive());
}

let known = uidOf(queries.getQueryData([SESSION]));

queries.getQueryCache().subscribe(({ query }) => {
  if (query.queryKey[0] !== SESSION) return;
  const before = known;
  known = uidOf(query.state.data);
  if (before !== undefined && before !== known) queries.removeQueries({ predicate: isOfAPerson });
});
