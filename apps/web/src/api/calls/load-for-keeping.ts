import { getActivity } from '@inkbloom/contracts/activities';
import { ownServer } from '../client/own-server.ts';
import { RequestError, toRequestError } from '../client/request-error.ts';

/** Where the answer about an activity is, for everybody. */
export function activityAddress(id: string): string {
  return new URL(getActivity.url.replace(':id', encodeURIComponent(id)), ownServer()).href;
}

/**
 * The whole answer at an address, to be kept as it is. It goes beside the limits of what a person looks at: a stream is
 * asked for piece by piece, while somebody else may be coloring. Rejects with RequestError.
 */
export async function loadForKeeping(address: string, signal: AbortSignal): Promise<Response> {
  try {
    const answer = await fetch(address, { signal, credentials: 'omit' });
    if (answer.ok) return answer;
    throw new RequestError(answer.status, answer.status, 'The page could not be loaded.');
  } catch (thrown) {
    throw toRequestError(thrown);
  }
}
