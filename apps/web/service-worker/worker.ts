import { clientsClaim } from 'workbox-core';
import { enable } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { keepForLater } from './keep-for-later.ts';
import { openLedger } from './ledger.ts';
import { keepShell, openPage } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files of this build, written here by the build. */
declare const BUILD_FILES: { url: string; revision: string | null }[];

const plugins = [keepForLater(openLedger('inkbloom-offline'))];

precacheAndRoute(BUILD_FILES);
cleanupOutdatedCaches();

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();
// The page is asked for while the worker starts, not after.
enable();

registerRoute(
  new NavigationRoute(({ event }) => openPage(event as FetchEvent), {
    denylist: [/^\/(api|images|assets)\//, /\.(xml|txt|webmanifest)$/],
  }),
);
// A picture's address is made from its content: what is kept is never outdated.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/images/'),
  new CacheFirst({ cacheName: 'pictures', plugins }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/api/v1/'),
  new NetworkFirst({ cacheName: 'answers', plugins }),
);
