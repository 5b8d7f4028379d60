/** Milliseconds after which work that waits for a free moment is done all the same. */
const PATIENCE_MS = 1000;

/** Does something in a free moment of the page's thread; the answer calls it off. */
export function whenFree(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(asked);
}
