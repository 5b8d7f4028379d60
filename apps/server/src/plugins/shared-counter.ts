import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { byTheClock, type CountedWindow, createWindowCounter, type WindowCounter } from './window-counter.ts';

/** How often replicas tell each other what they counted. */
const SHARE_EVERY_MS = 250;
const CONNECT_TIMEOUT_MS = 2_000;
const COMMAND_TIMEOUT_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
const PREFIX = 'inkbloom:count:';

/** A counter that replicas share. */
export interface SharedCounter extends WindowCounter {
  /** Tells the others what was counted and learns what they counted; does nothing while Redis is away. */
  readonly share: () => Promise<void>;
  readonly close: () => void;
}

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>;

function connect(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 200, LONGEST_PAUSE_MS),
  });
  let isAway = false;
  redis.on('error', (error) => {
    if (!isAway) log.warn({ err: error }, 'Redis is away; each replica keeps to the limits by itself');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back; replicas share their limits again');
    isAway = false;
  });
  return redis;
}

/** Addresses and mail addresses are nothing that another machine has to know. */
function nameOf(key: string, { endsAt }: CountedWindow): string {
  return `${PREFIX}${endsAt}:${createHash('sha256').update(key).digest('base64url')}`;
}

/**
 * Counts in memory, so that no request waits for Redis, and adds up with the other replicas four times a second. Among
 * replicas a limit may be overrun by what arrives in that time; while Redis is away each replica keeps to it by itself.
 */
export function createSharedCounter(url: string, log: Log): SharedCounter {
  const windows = new Map<string, CountedWindow>();
  const counter = createWindowCounter(Date.now, windows, byTheClock);
  const redis = connect(url, log);

  async function share(): Promise<void> {
    const news = [...windows].filter(([, { unsent, endsAt }]) => unsent > 0 && endsAt > Date.now());
    if (news.length === 0 || redis.status !== 'ready') return;
    const told = news.map(([key, window]) => ({ window, name: nameOf(key, window), told: window.unsent }));
    const pipeline = redis.pipeline();
    for (const { name, window, told: count } of told) {
      pipeline.incrby(name, count).pexpireat(name, window.endsAt);
    }
    const answers = (await pipeline.exec()) ?? [];
    for (const [index, { window, told: count }] of told.entries()) {
      const [error, total] = answers[index * 2] ?? [];
      if (error !== null || typeof total !== 'number') continue;
      window.unsent -= count;
      window.used = Math.max(window.used, total + window.unsent);
    }
  }

  const timer = setInterval(() => void share().catch(() => undefined), SHARE_EVERY_MS);
  timer.unref();
  return {
    ...counter,
    share,
    close() {
      clearInterval(timer);
      redis.disconnect();
    },
  };
}
