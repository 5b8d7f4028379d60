import type { WorkboxPlugin } from 'workbox-core';
import { KEPT_CACHE } from '../src/device/kept/kept-cache.ts';

/** Answers from the pages that the person keeps where neither the network nor anything seen lately has an answer. */
export const answerFromKept: WorkboxPlugin = {
  async handlerDidError({ request }) {
    const kept = await (await caches.open(KEPT_CACHE)).match(request.url, { ignoreVary: true });
    return kept ?? Response.error();
  },
};
