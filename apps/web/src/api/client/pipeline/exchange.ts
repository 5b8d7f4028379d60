import { localFailure } from '../request-error.ts';

/** Statuses whose answers have no body (Fetch standard). */
const BODILESS = new Set([101, 103, 204, 205, 304]);

/**
 * Sends a request and reads its answer to the end, all within the time limit, so that a body that hangs or is cut off
 * counts as what it is.
 * @param timeout milliseconds
 * @throws RequestError of type `timeout` or `network`; the reason of the request's own signal when that was aborted
 */
export async function exchange(request: Request, timeout: number): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeout);
  try {
    const signal = AbortSignal.any([request.signal, limit.signal]);
    signal.throwIfAborted();
    return await unlessAborted(signal, fetch(request, { signal }).then(readWhole));
  } catch (error) {
    request.signal.throwIfAborted();
    throw localFailure(limit.signal.aborted ? 'timeout' : 'network', error);
  } finally {
    clearTimeout(timer);
  }
}

/** Gives work up when the signal fires: an answer that was asked for before the app's start does not hear it. */
async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

async function readWhole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(BODILESS.has(status) ? null : body, { status, statusText, headers });
}
