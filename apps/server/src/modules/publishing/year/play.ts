import pino from 'pino';
import type { Databases } from '../../../plugins/database.ts';
import { localDay, nextMidnight } from '../../../plugins/local-day.ts';
import { keyOf, type ObjectStore } from '../../../store/object-store.ts';
import type { Clock } from '../daily/clock.ts';
import { createDailyJob } from '../daily/daily.ts';
import type { DailyOptions } from '../daily/options.ts';
import type { DrawingProcess } from '../drawing-process.ts';

const DAY_MS = 86_400_000;

/** Which days are played, and how. */
export interface DaysToPlay extends Pick<DailyOptions, 'pages' | 'timezone' | 'hemisphere' | 'subjects'> {
  /** The first of them, such as 2026-03-01. */
  readonly from: string;
  readonly days: number;
}

/** What days are played with. */
export interface PlayParts {
  /** Where the pages are published: never the database of a server. */
  readonly databases: Databases;
  readonly drawingProcess: DrawingProcess;
  /** Told after each day. */
  readonly onDay: () => void;
  /** Ends it where it is. */
  readonly signal: AbortSignal;
}

/** Tells the keys of what it is given and keeps nothing. */
const FORGETFUL_STORE: ObjectStore = {
  put: (kind, extension, bytes) => Promise.resolve(keyOf(kind, extension, bytes)),
  write: () => Promise.resolve(),
  open: () => Promise.resolve(undefined),
  read: () => Promise.resolve(undefined),
  remove: () => Promise.resolve(),
  hasRoom: () => Promise.resolve(true),
  async *list() {
    // Nothing is kept.
  },
};

function beginningOf(day: string, timezone: string): number {
  let moment = Date.parse(day) - 2 * DAY_MS;
  while (localDay(moment, timezone) < day) moment = nextMidnight(moment, timezone);
  return moment;
}

/** A clock on which it is midnight whenever the job has nothing left to do; `ended` resolves after the last day. */
function midnights({ from, days, timezone }: DaysToPlay, { onDay }: PlayParts) {
  const ended = Promise.withResolvers<void>();
  let [now, played] = [beginningOf(from, timezone), 0];
  const clock: Clock = {
    now: () => now,
    sleep: async (_, stopped) => {
      played++;
      onDay();
      if (played < days) {
        now = nextMidnight(now, timezone);
        return;
      }
      ended.resolve();
      await new Promise((_resolve, reject) => stopped.addEventListener('abort', reject, { once: true }));
    },
  };
  return { clock, ended: ended.promise };
}

/** What went wrong; a place for which nothing was found is an answer, no mishap. */
function mishaps() {
  const found: string[] = [];
  const write = (line: string) => {
    const { err } = JSON.parse(line) as { err?: { message: string } };
    if (err !== undefined) found.push(err.message);
  };
  return { log: pino({ level: 'error' }, { write }), found };
}

/**
 * Has the daily job work through days as fast as it can draw. Rejects when a day could not be finished, and when it is
 * interrupted.
 */
export async function playDays(order: DaysToPlay, parts: PlayParts): Promise<void> {
  const { clock, ended } = midnights(order, parts);
  const { log, found } = mishaps();
  const { databases, drawingProcess } = parts;
  const { pages, timezone, hemisphere, subjects } = order;
  const job = createDailyJob({
    databases,
    store: FORGETFUL_STORE,
    log,
    pages,
    timezone,
    clock,
    startProcess: () => ({ ...drawingProcess, close: () => Promise.resolve() }),
    ...(hemisphere === undefined ? {} : { hemisphere }),
    ...(subjects === undefined ? {} : { subjects }),
  });
  const interrupted = Promise.withResolvers<void>();
  parts.signal.addEventListener('abort', () => interrupted.resolve(), { once: true });
  const running = job.run();
  await Promise.race([ended, interrupted.promise, running]);
  await job.stop();
  parts.signal.throwIfAborted();
  if (found[0] !== undefined) throw new Error(found[0]);
}
