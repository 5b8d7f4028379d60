/** How often a picture that does not load is asked for again. */
const RETRIES = 3;

/** The address with a parameter that no cache knows. */
export function pastCaches(url: string, attempt: number): string {
  return attempt === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}retry=${attempt}`;
}

/** Tries an address, and then again past every cache. Rejects with the last error. */
export async function withRetries<T>(url: string, load: (url: string) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load(pastCaches(url, attempt));
    } catch (error) {
      if (attempt >= RETRIES) throw error;
    }
  }
}
