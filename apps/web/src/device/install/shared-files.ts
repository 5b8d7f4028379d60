import { SHARED_CACHE } from './share-target.ts';

/** The files that were shared into the app since it last asked, once. */
export async function takeSharedFiles(): Promise<File[]> {
  if (!('caches' in window) || !(await caches.has(SHARED_CACHE))) return [];
  const cache = await caches.open(SHARED_CACHE);
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => (await cache.match(request))?.blob()),
  );
  await caches.delete(SHARED_CACHE);
  return found.flatMap((blob) => (blob ? new File([blob], 'drawings.inkbloom') : []));
}

/** Whether what was shared could not be left for the app. */
export function isShareLost(search: string): boolean {
  return new URLSearchParams(search).get('shared') === 'lost';
}
