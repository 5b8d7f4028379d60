/** A host that no link can name; what leads away from it is not a path. */
const NOWHERE = 'https://nowhere.invalid';

/** Whether a return target is a path on this site, whatever a browser makes of its characters. */
export function isSitePath(target: string): boolean {
  if (!target.startsWith('/') || /[\\\p{Cc}]/u.test(target)) return false;
  return URL.parse(target, NOWHERE)?.origin === NOWHERE;
}
