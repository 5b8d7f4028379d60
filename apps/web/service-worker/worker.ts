import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { fetchBetweenStrokes } from './between-strokes.ts';
import { doubtWhatIsKept, passOverSpoiled } from './doubt.ts';
import { answerFromKept } from './kept-pages.ts';
import { keepForLater } from './keep-for-later.ts';
import { openLedger } from './ledger.ts';
import { keepShell, openPage } from './shell.ts';
import { takeShared } from './shared-files.ts';
import { SHARE_PATH } from '../src/device/install/share-target.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files of this build, written here by the build. */
declare const BUILD_FILES: { url: string; revision: string | null; integrity: string }[];

/** How long a public answer may take before the kept one is given. */
const ANSWER_TIMEOUT_S = 4;

const plugins = [keepForLater(openLedger('inkbloom-offline')), answerFromKept];

addPlugins([passOverSpoiled(BUILD_FILES), fetchBetweenStrokes]);
precacheAndRoute(BUILD_FILES);
cleanupOutdatedCaches();

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();

registerRoute(
  new NavigationRoute(
    ({ request }) => {
      if (request.cache === 'no-cache' || request.cache === 'reload') doubtWhatIsKept();
      return openPage(request);
    },
    {
      denylist: [/^\/(api|images|assets)\//, /^\/status$/, /\.(xml|txt|webmanifest)$/],
    },
  ),
);
// A picture's address is made from its content: what is kept is never outdated.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/images/'),
  new CacheFirst({ cacheName: 'pictures', plugins: [passOverSpoiled(), ...plugins] }),
);
// Ways through a provider's sign-in are pages, not answers: a code in their address is good for one request.
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && url.pathname.startsWith('/api/v1/') && request.mode !== 'navigate',
  new NetworkFirst({ cacheName: 'answers', plugins, networkTimeoutSeconds: ANSWER_TIMEOUT_S }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === SHARE_PATH,
  ({ request }) => takeShared(request),
  'POST',
);
