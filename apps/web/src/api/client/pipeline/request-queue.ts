import PQueue from 'p-queue';
import { localFailure } from '../request-error.ts';

/** How one request stands in line. */
export interface QueueOptions {
  /** The higher is sent first; equals in the order they came. */
  readonly priority: number;
  /** Milliseconds it may wait. */
  readonly maxWaitMs: number;
  readonly signal: AbortSignal;
}

interface QueueLimits {
  readonly queueLimit: number;
  readonly concurrentRequestLimit: number;
}

/** Lets so many requests out at once; the others wait their turn. */
export interface RequestQueue {
  /** Runs the work when it is its turn. Rejects at once when the line is full, and when the wait was too long. */
  run<T>(place: QueueOptions, limits: QueueLimits, work: () => Promise<T>): Promise<T>;
  /** Sends everybody who waits away, as when the line is full; what is under way goes on. */
  clear(): void;
}

/** A line with a limit and an expiry over p-queue, which brings the order and the number at once. */
export function createRequestQueue(): RequestQueue {
  const queue = new PQueue();
  const waiting = new Set<AbortController>();

  return {
    async run({ priority, maxWaitMs, signal }, limits, work) {
      signal.throwIfAborted();
      queue.concurrency = limits.concurrentRequestLimit;
      if (queue.size >= limits.queueLimit) throw localFailure('busy');
      const turn = new AbortController();
      const leave = () => turn.abort(signal.reason);
      const timer = setTimeout(() => turn.abort(localFailure('expired')), maxWaitMs);
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(turn);
      };
      waiting.add(turn);
      signal.addEventListener('abort', leave, { once: true });
      const take = () => {
        begin();
        return work();
      };
      try {
        return await queue.add(take, { priority, signal: turn.signal });
      } finally {
        begin();
        signal.removeEventListener('abort', leave);
      }
    },
    clear() {
      for (const turn of waiting) turn.abort(localFailure('busy'));
    },
  };
}
