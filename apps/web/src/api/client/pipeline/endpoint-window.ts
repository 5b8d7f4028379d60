import { RATE_WINDOW_MS } from '../request-settings.ts';
import { localFailure } from '../request-error.ts';

/** Counts what each endpoint was asked in the last minute. */
export interface EndpointWindow {
  /** Counts one request, or throws the 429 at once when the window already holds as many as allowed. */
  enter(endpoint: string, allowed: number): void;
  clear(): void;
}

/** A sliding window for each endpoint: a request counts for exactly RATE_WINDOW_MS milliseconds. */
export function createEndpointWindow(): EndpointWindow {
  const starts = new Map<string, readonly number[]>();
  return {
    enter(endpoint, allowed) {
      const now = Date.now();
      const recent = (starts.get(endpoint) ?? []).filter((start) => now - start < RATE_WINDOW_MS);
      if (recent.length >= allowed) throw localFailure('rate');
      starts.set(endpoint, [...recent, now]);
    },
    clear: () => starts.clear(),
  };
}
