import { inTurn } from '../../../plugins/database.ts';
import { addDays, localDay, nextMidnight } from '../../../plugins/local-day.ts';
import { startDrawingProcess } from '../drawing-process.ts';
import { forgetWaiting } from '../review/forget.ts';
import { clock as machineClock } from './clock.ts';
import { type DayWork, dayWork } from './day-work.ts';
import type { DailyOptions } from './options.ts';
import { emptyPlaces, nameOf, type Place } from './places.ts';
import { printEarlier, printedPages } from './prints.ts';
import { dailyProposals } from './proposals.ts';
import { filledPlaces } from './records.ts';

/** Milliseconds until another look is taken when something went wrong or another replica is at work. */
const RETRY = 60_000;
/** Days that a page is proposed before it goes out. */
const LEAD_DAYS = 1;
/**
 * The longest sleep: whoever sets the clock, or wakes the machine, waits no longer for the new day, and a rejected page
 * no longer for the next.
 */
const LONGEST_SLEEP = 3_600_000;

/** The job that publishes new pages every day. */
export interface DailyJob {
  /** Publishes what is owed, then at every local midnight what the day owes. Resolves after `stop`; never rejects. */
  readonly run: () => Promise<void>;
  /** Lets what is being drawn go, and resolves when nothing is under way. */
  readonly stop: () => Promise<void>;
}

/** Makes the daily job. Replicas take turns; a place of a day is filled once, whoever fills it. */
export function createDailyJob(options: DailyOptions): DailyJob {
  const { databases, log, pages, timezone } = options;
  const { clock = machineClock, startProcess = startDrawingProcess } = options;
  const stopping = new AbortController();
  /** Places for which nothing good was found; the next start tries again. */
  const givenUp = new Set<string>();
  /** Places for which nothing could be proposed; their day tries again. */
  const unproposable = new Set<string>();
  let running = Promise.resolve();

  async function owed(): Promise<Place[]> {
    const today = localDay(clock.now(), timezone);
    const places = emptyPlaces(await filledPlaces(databases), today, pages);
    return places.filter((place) => !givenUp.has(nameOf(place)));
  }

  /** The places of the day to come that an operator has no page to look at for. */
  async function unproposed(): Promise<Place[]> {
    const day = addDays(localDay(clock.now(), timezone), LEAD_DAYS);
    const proposed = new Set((await dailyProposals(databases)).map(nameOf));
    const places = Array.from({ length: pages }, (_, slot) => ({ day, slot }));
    return places.filter((place) => !proposed.has(nameOf(place)) && !unproposable.has(nameOf(place)));
  }

  async function workThrough(work: DayWork): Promise<void> {
    for (const place of await owed()) {
      if (stopping.signal.aborted) return;
      if (!(await work.fill(place))) givenUp.add(nameOf(place));
    }
    for (const place of await unproposed()) {
      if (stopping.signal.aborted) return;
      if (!(await work.propose(place))) unproposable.add(nameOf(place));
    }
  }

  async function fillAll(): Promise<void> {
    const drawingProcess = startProcess();
    const closeProcess = () => void drawingProcess.close();
    stopping.signal.addEventListener('abort', closeProcess, { once: true });
    try {
      await printEarlier(options, drawingProcess, stopping.signal);
      const printed = await printedPages(databases.read);
      await workThrough(dayWork({ options, now: clock.now, drawingProcess, printed }));
      await forgetWaiting(options, clock.now());
    } finally {
      stopping.signal.removeEventListener('abort', closeProcess);
      await drawingProcess.close();
    }
  }

  async function isDone(): Promise<boolean> {
    return (await owed()).length === 0 && (await unproposed()).length === 0;
  }

  /** Tells whether nothing is left to do for now. */
  async function catchUp(): Promise<boolean> {
    try {
      if (await isDone()) return true;
      return (await inTurn(databases, 'daily pages', fillAll)) && (await isDone());
    } catch (error) {
      if (!stopping.signal.aborted) log.error({ err: error }, 'the daily pages were not finished');
      return false;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const isCaughtUp = await catchUp();
      const now = clock.now();
      const pause = isCaughtUp ? Math.min(nextMidnight(now, timezone) - now, LONGEST_SLEEP) : RETRY;
      await clock.sleep(pause, stopping.signal).catch(() => undefined);
    }
  }

  return {
    run() {
      if (pages > 0) running = run();
      return running;
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
