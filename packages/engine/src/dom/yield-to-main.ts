/**
 * Resolves once the page has done what else was waiting. Safari and older browsers have no scheduler; a timer comes
 * back later than need be.
 */
export function yieldToMain(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
