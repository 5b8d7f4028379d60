import type { Activity, ActivityDetail } from '@inkbloom/contracts/activities';
import * as contracts from '@inkbloom/contracts/made';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask, queries } from '../client/connection.ts';
import { guestKey } from '../session/guest-key.ts';
import { forgetGuestKey, makeGuestKey } from '../session/make-guest-key.ts';
import { readHint } from '../session/sign-in-hint.ts';

/** Milliseconds between two looks at a request under way. */
const LOOK_EVERY_MS = 1_000;

/** What can be chosen. */
export const madeChoicesQuery = queryOptions({
  queryKey: ['made', 'choices'],
  queryFn: async ({ signal }) => (await ask(contracts.getMadeChoices, { signal })).data,
  staleTime: Infinity,
});

function isUnderWay({ pages }: contracts.MadeRequest): boolean {
  return pages.some(({ state }) => state === 'waiting' || state === 'drawing');
}

/** How far a request is, looked at again until all of it is there. */
export function madeRequestQuery(id: string) {
  return queryOptions({
    queryKey: ['account', 'made', 'request', id],
    queryFn: async ({ signal }) => (await ask(contracts.getMadeRequest, { params: { id }, signal })).data,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? LOOK_EVERY_MS : false),
    staleTime: 0,
  });
}

/** A device of nobody that never asked for a page has none, and need not ask. */
function hasNone(): boolean {
  return readHint() !== 'yes' && guestKey() === null;
}

/** One's own pages, the latest first, part after part: those that were kept, or the others that are still there. */
export function madePagesQuery(kept: 'yes' | 'no', limit: number) {
  return infiniteQueryOptions({
    queryKey: ['account', 'made', 'pages', kept, limit],
    queryFn: async ({ pageParam: page, signal }) => {
      if (hasNone()) return { data: [], pagination: { page, total: 0, hasNext: false } };
      return ask(contracts.listMadePages, { query: { kept, limit, page }, signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { hasNext, page } }) => (hasNext ? page + 1 : undefined),
    staleTime: 0,
  });
}

/** One's own kept pages of these ids. */
export async function getChosenMade(ids: readonly string[], signal: AbortSignal): Promise<Activity[]> {
  if (hasNone()) return [];
  return (await ask(contracts.listChosenMade, { query: { ids: ids.join(',') }, signal })).data;
}

/** One's own page with its files. */
export async function getMadePage(id: string, signal?: AbortSignal): Promise<ActivityDetail> {
  return (await ask(contracts.getMadePage, { params: { id }, signal })).data;
}

/** Asks for four drawings; sent again it asks for no more. */
export async function askForPages(requestId: string, wish: contracts.MadeWish): Promise<void> {
  makeGuestKey();
  const { data } = await ask(contracts.askForPages, { body: { requestId, wish } });
  queries.setQueryData(madeRequestQuery(requestId).queryKey, data);
}

/** Leaves the line. */
export async function stopRequest(id: string): Promise<void> {
  const { data } = await ask(contracts.stopMadeRequest, { params: { id }, body: {} });
  queries.setQueryData(madeRequestQuery(id).queryKey, data);
}

/** One's pages are asked for anew: on this screen and on the shelf. */
function changed(): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['account', 'made'] });
}

/** Keeps a page for good. */
export async function keepOwnPage(id: string): Promise<void> {
  await ask(contracts.keepMadePage, { params: { id }, body: {} });
  await changed();
}

/** Throws a page away. */
export async function deleteOwnPage(id: string): Promise<void> {
  await ask(contracts.deleteMadePage, { params: { id } });
  await changed();
}

/** Takes this device's pages into the account of the person who signed in; does nothing where there are none. */
export async function claimPages(): Promise<void> {
  const key = guestKey();
  if (key === null) return;
  await ask(contracts.claimMadePages, { body: { guestKey: key } });
  forgetGuestKey();
  await changed();
}
