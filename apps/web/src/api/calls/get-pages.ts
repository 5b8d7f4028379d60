import { beginPages, getPages } from '@inkbloom/contracts/activities';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../client/connection.ts';

/** Milliseconds for which the addresses of members' pages are good; the server lets them live a little longer. */
const GOOD_FOR_MS = 4 * 60_000;

/** The full-size pages of an activity that is for members, for a person whose subscription opens it. */
export function pagesQuery(id: string) {
  return queryOptions({
    queryKey: ['pages', id],
    queryFn: async ({ signal }) => (await ask(getPages, { params: { id }, signal })).data,
    staleTime: GOOD_FOR_MS,
    gcTime: GOOD_FOR_MS,
  });
}

/** The same for a person who begins to color; what they began stays open to them. */
export function beginQuery(id: string) {
  return queryOptions({
    queryKey: ['begin', id],
    queryFn: async ({ signal }) => (await ask(beginPages, { params: { id }, body: {}, signal })).data,
    staleTime: GOOD_FOR_MS,
    gcTime: GOOD_FOR_MS,
  });
}
