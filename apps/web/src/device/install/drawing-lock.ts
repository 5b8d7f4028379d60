/** Held while somebody draws in any tab; what installs the app in the background waits for it between two files. */
const DRAWING_LOCK = 'inkbloom/drawing';

/** Holds the lock until the function that it gives is called; tabs hold it beside each other. */
export function holdDrawingLock(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Where pages have no locks there is no service worker either that could install anything.
  if ('locks' in navigator)
    navigator.locks.request(DRAWING_LOCK, { mode: 'shared' }, () => promise).catch(() => undefined);
  return resolve;
}

/** Resolves as soon as nobody draws. */
export async function untilNobodyDraws(): Promise<void> {
  await navigator.locks.request(DRAWING_LOCK, () => undefined);
}
