import type { QueryCache } from '@tanstack/react-query';

/**
 * Calls back when something that failed is asked for anew: by a person's Try Again, or by opening its screen again.
 * It is called before the request leaves. Gives the function that stops it.
 */
export function onTryAgain(cache: QueryCache, again: () => void): () => void {
  const failed = new Set<string>();
  return cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'error') failed.add(query.queryHash);
    if (action.type === 'success') failed.delete(query.queryHash);
    if (action.type === 'fetch' && failed.delete(query.queryHash)) again();
  });
}
