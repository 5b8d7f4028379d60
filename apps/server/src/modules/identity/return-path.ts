/** A host that no link can name; what leads away from it is not a path. */
const NOWHERE = 'https://nowhere.invalid';

/**
 * A return target as a path on this site, as a header can carry it; undefined when it leads elsewhere, whatever a
 * browser makes of its characters.
 */
export function sitePath(target: string): string | undefined {
  if (!target.startsWith('/') || /[\\\p{Cc}]/u.test(target)) return undefined;
  const url = URL.parse(target, NOWHERE);
  // Dots are resolved by now: `/.//host` has become `//host`, which a browser takes for another site.
  const isOwn = url?.origin === NOWHERE && !url.pathname.startsWith('//');
  return isOwn ? url.href.slice(NOWHERE.length) : undefined;
}
