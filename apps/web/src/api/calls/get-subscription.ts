import { getSubscriptionDetails, listOfferedStreams } from '@inkbloom/contracts/subscriptions';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../client/connection.ts';
import { OFFERED_KEY } from './offered-key.ts';

/** Milliseconds that the details are good for, and that the first question waits. */
const GOOD_FOR = 30_000;
const FIRST_WAIT = 100;

function wait(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, FIRST_WAIT);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** What the signed-in person subscribes to. */
export function subscriptionQuery(uid: string) {
  return queryOptions({
    queryKey: ['subscription', uid],
    queryFn: async ({ signal }) => {
      await wait(signal);
      return (await ask(getSubscriptionDetails, { signal })).data;
    },
    staleTime: GOOD_FOR,
  });
}

/** The streams that can be subscribed to. */
export const offeredStreamsQuery = queryOptions({
  queryKey: OFFERED_KEY,
  queryFn: async ({ signal }) => (await ask(listOfferedStreams, { signal })).data,
  staleTime: GOOD_FOR,
});
