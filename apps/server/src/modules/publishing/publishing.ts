import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { catalogue, withdrawn as withdrawnSlugs } from '@inkbloom/linework/catalogue';
import { featuredSamples } from '@inkbloom/linework/samples';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from '../../plugins/database-away.ts';
import { inTurn } from '../../plugins/database.ts';
import type { CatalogueProgress } from '../../plugins/health.ts';
import { activityIds, streams } from '../catalogue/catalogue.ts';
import { startDrawingProcess, type DrawingProcess } from './drawing-process.ts';
import { type Entry, storeActivity, type PublishStores, type Terms } from './store-activity.ts';
import { forMembers } from './membership.ts';
import { firstNeededFirst } from './order.ts';
import { withdraw } from './withdraw.ts';

export { createDailyJob } from './daily/daily.ts';
export { type DrawingProcess, startDrawingProcess } from './drawing-process.ts';
export type { PageWish } from './make-page.ts';
export { judgeWaiting } from './review/opinions.ts';
export { countWaiting, filesOfWaiting, type WaitingPage, waitingPages } from './review/queue.ts';
export { type PublishStores, type StoredActivity, storePictures } from './store-activity.ts';
export { filesOfStored, readStored } from './stored-page.ts';

/** Processes that draw; requests go before them. */
const PROCESS_COUNT = Math.min(2, availableParallelism());

const covers = new Set(streams.map(({ cover }) => cover.activity));

/** What the streams show themselves by comes first. */
function byCover(a: Entry, b: Entry): number {
  return Number(covers.has(b.slug)) - Number(covers.has(a.slug));
}

/**
 * What is built in: so many activities of the catalogue, in which streams alternate, or all of them; beside them what
 * streams show themselves by, and the featured samples.
 */
export function builtInEntries(count = catalogue.length): readonly Entry[] {
  const others = catalogue.slice(count).filter(({ slug }) => covers.has(slug));
  return [...catalogue.slice(0, count), ...others, ...featuredSamples];
}

/** Milliseconds between two looks at what another replica has published. */
const WATCH_EVERY = 1_000;

/** What the publisher works with. */
export interface PublishingOptions extends PublishStores {
  readonly log: FastifyBaseLogger;
  /** What shall be published; everything that is built in unless told otherwise. */
  readonly entries?: readonly Entry[];
  /** Activities that an earlier catalogue had; those of the built-in catalogue unless told otherwise. */
  readonly withdrawn?: readonly string[];
  readonly startProcess?: () => DrawingProcess;
}

/** Publishing as it goes on in the background. */
export interface Publisher {
  readonly progress: () => CatalogueProgress;
  /**
   * Hides what left the catalogue and publishes whatever is not yet published. Never rejects: what failed is in the log
   * and is tried at the next start.
   */
  readonly run: () => Promise<void>;
  /** Lets the activity that is being drawn go, and resolves when nothing is under way. */
  readonly stop: () => Promise<void>;
}

/** The activities of the built-in catalogue that one of these compositions drew, in its order. */
export function pagesOfCompositions(compositions: readonly string[]): string[] {
  const isDrawnBy = ({ recipes }: Entry) =>
    recipes.some(({ composition }) => compositions.includes(composition));
  return catalogue.filter(isDrawnBy).map(({ slug }) => slug);
}

/** Fills the catalogue with the built-in activities: those that are missing are drawn, stored and listed. */
export async function createPublisher(options: PublishingOptions): Promise<Publisher> {
  const { databases, log, entries = builtInEntries(), startProcess = startDrawingProcess } = options;
  const { withdrawn = withdrawnSlugs } = options;
  const published = await activityIds(databases.read);
  const startedAt = Date.now();
  const membersOnly = forMembers(entries);
  const stopping = new AbortController();
  let running = Promise.resolve();

  const failed = new Set<string>();
  const isPublished = ({ slug }: Entry) => published.has(slug);
  const isSettled = ({ slug }: Entry) => published.has(slug) || failed.has(slug);

  function progress(): CatalogueProgress {
    const done = entries.filter(isPublished).length;
    const begun = new Set(entries.filter(isSettled).map(({ category }) => category));
    const hasFirstPages = entries.every(({ category }) => begun.has(category));
    return { done, total: entries.length, hasFirstPages };
  }

  /** Lists go by the catalogue's order, in which streams alternate, and not by the order of drawing. */
  function termsOf(entry: Entry): Terms {
    const publishedAt = new Date(startedAt + entries.indexOf(entry)).toISOString();
    return { publishedAt, membersFrom: membersOnly.has(entry.slug) ? publishedAt : null };
  }

  /** Does a task again, with a pause, for as long as the database is away. */
  async function whenDatabaseAnswers<T>(task: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await task();
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        log.warn({ err: error }, 'publishing waits for the database');
        await setTimeout(WATCH_EVERY, undefined, { signal: stopping.signal });
      }
    }
  }

  async function publish(drawingProcess: DrawingProcess, entry: Entry): Promise<void> {
    try {
      const drawn = await drawingProcess.draw(entry.recipes);
      await whenDatabaseAnswers(() => storeActivity(options, entry, drawn, termsOf(entry)));
      published.add(entry.slug);
      const { done, total } = progress();
      log.info({ activity: entry.slug, done, total }, 'published an activity');
    } catch (error) {
      if (stopping.signal.aborted) return;
      failed.add(entry.slug);
      log.error({ err: error, activity: entry.slug }, 'could not publish an activity');
    }
  }

  async function work(queue: Entry[]): Promise<void> {
    const drawingProcess = startProcess();
    const closeProcess = () => void drawingProcess.close();
    stopping.signal.addEventListener('abort', closeProcess, { once: true });
    for (let next = queue.shift(); next !== undefined && !stopping.signal.aborted; next = queue.shift()) {
      await publish(drawingProcess, next);
    }
    await drawingProcess.close();
  }

  async function lookAgain(): Promise<void> {
    for (const id of await activityIds(databases.write)) published.add(id);
  }

  async function publishMissing(): Promise<void> {
    await lookAgain();
    const queue = firstNeededFirst(entries.filter((entry) => !isPublished(entry)).toSorted(byCover));
    const drawingProcesses = Math.min(PROCESS_COUNT, queue.length);
    await Promise.all(Array.from({ length: drawingProcesses }, () => work(queue)));
  }

  /** Publishes, or watches the replica that does and takes over should it end. */
  async function publishOrWatch(): Promise<void> {
    while (!(await inTurn(databases, 'publishing', publishMissing))) {
      await setTimeout(WATCH_EVERY, undefined, { signal: stopping.signal });
      await lookAgain();
    }
  }

  async function hideAndPublish(): Promise<void> {
    const hidden = await withdraw(databases, withdrawn, new Date(startedAt).toISOString());
    if (hidden > 0) log.info({ hidden }, 'hid activities that left the catalogue');
    if (!entries.every(isPublished)) await publishOrWatch();
  }

  async function run(): Promise<void> {
    try {
      await whenDatabaseAnswers(hideAndPublish);
    } catch (error) {
      if (!stopping.signal.aborted) log.error({ err: error }, 'publishing ended early');
    }
  }

  return {
    progress,
    run() {
      running = run();
      return running;
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
