import type { WorkboxPlugin } from 'workbox-core';
import type { Ledger } from './ledger.ts';

/** The public says so itself: what is one person's own is never kept. */
function isForEveryone(answer: Response): boolean {
  return answer.ok && /\bpublic\b/.test(answer.headers.get('cache-control') ?? '');
}

/** Keeps public answers within the age and the room that the ledger allows. */
export function keepForLater(ledger: Ledger): WorkboxPlugin {
  return {
    async cacheWillUpdate({ response }) {
      return isForEveryone(response) ? response : null;
    },
    async cacheDidUpdate({ cacheName, request, newResponse }) {
      const { size } = await newResponse.clone().blob();
      const entry = { cache: cacheName, url: request.url, bytes: size, at: Date.now() };
      for (const { cache, url } of await ledger.note(entry)) await (await caches.open(cache)).delete(url);
    },
    async cachedResponseWillBeUsed({ cacheName, request, cachedResponse }) {
      const isFresh = cachedResponse && (await ledger.isFresh(cacheName, request.url, Date.now()));
      return isFresh ? cachedResponse : null;
    },
  };
}
