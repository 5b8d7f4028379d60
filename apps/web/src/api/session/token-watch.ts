import { TOKEN_CHECK_MS, TOKEN_RETRY_FIRST_MS, TOKEN_RETRY_LONGEST_MS } from './token-timing.ts';

/**
 * Looks after the token every 30 minutes; after an error again in 30 seconds, and each time twice as long, at most 16
 * minutes. Gives the function that stops it.
 * @param check asks for a token when somebody is signed in
 */
export function startTokenWatch(check: () => Promise<unknown>): () => void {
  let stopped = false;
  let retry = TOKEN_RETRY_FIRST_MS;
  let timer = setTimeout(look, TOKEN_CHECK_MS);

  async function next(): Promise<number> {
    try {
      await check();
      retry = TOKEN_RETRY_FIRST_MS;
      return TOKEN_CHECK_MS;
    } catch {
      const wait = retry;
      retry = Math.min(retry * 2, TOKEN_RETRY_LONGEST_MS);
      return wait;
    }
  }
  async function look(): Promise<void> {
    const wait = await next();
    if (!stopped) timer = setTimeout(look, wait);
  }
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
