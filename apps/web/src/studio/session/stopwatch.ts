/** Counts the seconds a page is open and in sight. */
export interface Stopwatch {
  seconds(): number;
  stop(): void;
}

/** A stopwatch that goes on from `already` seconds and rests while the page is hidden. */
export function startStopwatch(already: number): Stopwatch {
  let total = already;
  let since: number | null = performance.now();
  const rest = (): void => {
    if (since !== null) total += (performance.now() - since) / 1000;
    since = null;
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') rest();
    else since ??= performance.now();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return {
    seconds: () => total + (since === null ? 0 : (performance.now() - since) / 1000),
    stop() {
      rest();
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
