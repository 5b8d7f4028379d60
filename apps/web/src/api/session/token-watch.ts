import { TOKEN_CHECK, TOKEN_RETRY_FIRST, TOKEN_RETRY_LONGEST } from '@inkbloom/contracts/runtime';

/**
 * Looks after the token every 30 minutes; after an error again in 30 seconds, and each time twice as long, at most 16
 * minutes. Gives the function that stops it.
 * @param check asks for a token when somebody is signed in
 */
export function startTokenWatch(check: () => Promise<unknown>): () => void {
  let stopped = false;
  let retry = TOKEN_RETRY_FIRST;
  let timer = setTimeout(look, TOKEN_CHECK);

  async function next(): Promise<number> {
    try {
      await check();
      retry = TOKEN_RETRY_FIRST;
      return TOKEN_CHECK;
    } catch {
      const wait = retry;
      retry = Math.min(retry * 2, TOKEN_RETRY_LONGEST);
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
