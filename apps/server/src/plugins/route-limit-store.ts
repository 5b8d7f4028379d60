import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { WindowCounter } from './window-counter.ts';

/** Lets the limits of single routes count with a counter, alone or shared. */
export function routeLimitStore(counter: WindowCounter): new () => FastifyRateLimitStore {
  return class CounterStore implements FastifyRateLimitStore {
    incr(
      key: string,
      callback: Parameters<FastifyRateLimitStore['incr']>[1],
      timeWindow: number,
      max: number,
    ) {
      const { allowed, used, msLeft } = counter.count(`route ${key}`, { window: timeWindow / 1000, max });
      callback(null, { current: allowed ? used : max + 1, ttl: msLeft });
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
