import type { ShellKept } from './shell-kept.ts';

/** Milliseconds that the network has before what is kept is given, as in the service worker. */
const PATIENCE_MS = 4000;

type Fetch = typeof globalThis.fetch;
type Kept = Pick<ShellKept, 'has' | 'answer'>;

/** The network's answer; rejects when there is none in time. */
async function fromNetwork(load: Fetch, request: Request): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE_MS);
  try {
    const signal = AbortSignal.any([request.signal, late.signal]);
    const answer = await load(request.clone(), { signal });
    if (answer.status >= 500) throw new TypeError(`the server answered ${answer.status}`);
    return answer;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether this asks for something that is kept. */
async function asksForKept(kept: Kept, ...[input, init]: Parameters<Fetch>): Promise<boolean> {
  const isRequest = input instanceof Request;
  if ((init?.method ?? (isRequest ? input.method : 'GET')) !== 'GET') return false;
  return kept.has(isRequest ? input.url : String(input)).catch(() => false);
}

/**
 * Makes a `fetch` that gives what is kept where the network has no answer: the service worker's part in the shell,
 * whose web view has none on iOS.
 */
export function answeringFromKept(kept: Kept, load: Fetch): Fetch {
  return async (input, init) => {
    if (!(await asksForKept(kept, input, init))) return load(input, init);
    const request = new Request(input, init);
    try {
      return await fromNetwork(load, request);
    } catch (error) {
      request.signal.throwIfAborted();
      const answer = await kept.answer(request.url, load);
      if (answer) return answer;
      throw error;
    }
  };
}
