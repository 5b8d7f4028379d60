import { matchPath } from 'react-router';

/** Where a sign-in ends when nothing else was asked for. */
export const DEFAULT_TARGET = '/gallery';

const KNOWN_ROUTES = [
  '/',
  '/gallery',
  '/gallery/:categorySlug',
  '/streams',
  '/featured',
  '/activity/:id',
  '/subscription',
  '/account',
];

/** Any origin will do: it only shows whether a target leaves its own. */
const SITE = 'https://site.invalid';

/**
 * The path a person goes on to after sign-in, from the query's returnUrl or redirect. Only a path of this site that
 * belongs to a known route is followed, with its query and fragment; anything else, and no target, gives /gallery.
 */
export function returnTarget(query: URLSearchParams): string {
  return safePath(query.get('returnUrl') ?? query.get('redirect')) ?? DEFAULT_TARGET;
}

function safePath(target: string | null): string | undefined {
  if (target === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target)) return undefined;
  const url = URL.parse(target, SITE);
  // Dots are resolved by now: `/.//host` has become `//host`, which a browser takes for another site.
  if (url === null || url.origin !== SITE || url.pathname.startsWith('//')) return undefined;
  const isKnown = KNOWN_ROUTES.some((route) => matchPath(route, url.pathname) !== null);
  return isKnown ? url.pathname + url.search + url.hash : undefined;
}
