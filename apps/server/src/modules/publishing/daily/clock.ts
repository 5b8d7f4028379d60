import { setTimeout } from 'node:timers/promises';

/** Time as the daily job has it. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after so many milliseconds; rejects when the signal fires. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

/** The machine's own clock. */
export const clock: Clock = {
  now: Date.now,
  sleep: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
};
