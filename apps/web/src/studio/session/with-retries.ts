/** What is waited before a file that did not load is asked for again, in milliseconds. */
const PAUSES_MS = [250, 1_000, 2_500];

/** The address with a parameter that no cache knows. */
export function pastCaches(url: string, attempt: number): string {
  return attempt === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}retry=${attempt}`;
}

/**
 * Tries an address, and then three times more past every cache, each after a longer pause. Rejects with the last error.
 */
export async function withRetries<T>(
  url: string,
  load: (url: string) => Promise<T>,
  pausesMs: readonly number[] = PAUSES_MS,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load(pastCaches(url, attempt));
    } catch (error) {
      const pause = pausesMs[attempt];
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
