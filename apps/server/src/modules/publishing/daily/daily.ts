import { catalogue } from '@inkbloom/linework/catalogue';
import { featuredSamples } from '@inkbloom/linework/samples';
import type { FastifyBaseLogger } from 'fastify';
import { inTurn } from '../../../plugins/database.ts';
import { type DrawingProcess, startDrawingProcess } from '../drawing-process.ts';
import { type PublishStores, storePictures } from '../store-activity.ts';
import { dailyMembersFrom } from '../membership.ts';
import { slugOf } from '../slug.ts';
import type { Verdict } from '../verdict.ts';
import { localDay, nextMidnight } from '../../../plugins/local-day.ts';
import { type Clock, clock as machineClock } from './clock.ts';
import { emptyPlaces, nameOf, type Place } from './places.ts';
import {
  dailyPages,
  filledPlaces,
  fillPlace,
  isTitleTaken,
  recentSubjects,
  type StreamPage,
  streamsOf,
} from './records.ts';
import { searchPage, type Surroundings } from './search.ts';

/** Milliseconds until another look is taken when something went wrong or another replica is at work. */
const RETRY = 60_000;
/** The longest sleep: whoever sets the clock, or wakes the machine, waits no longer for the new day. */
const LONGEST_SLEEP = 3_600_000;

/** What the daily job works with. */
export interface DailyOptions extends PublishStores {
  readonly log: FastifyBaseLogger;
  /** Pages a day; 0 switches the job off. */
  readonly pages: number;
  /** Whose midnight counts: a name of the IANA database. */
  readonly timezone: string;
  readonly clock?: Clock;
  readonly startProcess?: () => DrawingProcess;
  /** The compositions to draw; all there are unless told otherwise. */
  readonly subjects?: readonly string[];
  /** The pages that are published in any case; new ones shall not be like them. */
  readonly builtIn?: readonly StreamPage[];
}

/** The job that publishes new pages every day. */
export interface DailyJob {
  /** Publishes what is owed, then at every local midnight what the day owes. Resolves after `stop`; never rejects. */
  readonly run: () => Promise<void>;
  /** Lets what is being drawn go, and resolves when nothing is under way. */
  readonly stop: () => Promise<void>;
}

function cataloguePages(): StreamPage[] {
  return [...catalogue, ...featuredSamples].flatMap(({ category, recipes }) =>
    recipes.map((recipe) => ({ category, recipe })),
  );
}

/** Judges every recipe once: a new page is compared with all of its stream, and several new ones with the same. */
function remembering(judge: DrawingProcess['judge']): DrawingProcess['judge'] {
  const verdicts = new Map<string, Promise<Verdict>>();
  return (recipe) => {
    const name = JSON.stringify(recipe);
    const verdict = verdicts.get(name) ?? judge(recipe);
    verdicts.set(name, verdict);
    return verdict;
  };
}

/** Makes the daily job. Replicas take turns; a place of a day is filled once, whoever fills it. */
export function createDailyJob(options: DailyOptions): DailyJob {
  const { databases, store, log, pages, timezone } = options;
  const { clock = machineClock, startProcess = startDrawingProcess } = options;
  const { builtIn = cataloguePages() } = options;
  const stopping = new AbortController();
  /** Places for which nothing good was found; the next start tries again. */
  const givenUp = new Set<string>();
  let running = Promise.resolve();

  async function owed(): Promise<Place[]> {
    const today = localDay(clock.now(), timezone);
    const places = emptyPlaces(await filledPlaces(databases), today, pages);
    return places.filter((place) => !givenUp.has(nameOf(place)));
  }

  async function surroundingsOf({ day }: Place, subjects: readonly string[]): Promise<Surroundings> {
    const earlier = (await dailyPages(databases)).filter(({ recipe }) =>
      subjects.includes(recipe.composition),
    );
    const published = Map.groupBy([...builtIn, ...earlier], ({ category }) => category);
    return {
      subjects,
      recent: await recentSubjects(databases, day),
      streams: await streamsOf(databases, day),
      isTitleTaken: (title) => isTitleTaken(databases, title),
      pagesOf: (stream) => (published.get(stream) ?? []).map(({ recipe }) => recipe),
    };
  }

  async function publish(drawingProcess: DrawingProcess, place: Place, verdict: Verdict): Promise<void> {
    const { recipe, facts, hash } = verdict;
    const entry = { ...facts, slug: slugOf(facts.title, hash), recipes: [recipe] };
    const drawn = await drawingProcess.draw(entry.recipes);
    const publishedAt = new Date(clock.now()).toISOString();
    const terms = { publishedAt, membersFrom: dailyMembersFrom(facts.category, publishedAt) };
    const isNew = await fillPlace(databases, place, verdict, await storePictures(store, entry, drawn, terms));
    if (isNew) log.info({ activity: entry.slug, ...place }, 'published a daily page');
  }

  async function fill(
    drawingProcess: DrawingProcess,
    judge: DrawingProcess['judge'],
    place: Place,
  ): Promise<void> {
    const subjects = options.subjects ?? (await drawingProcess.compositions());
    const search = await searchPage(judge, place, await surroundingsOf(place, subjects));
    if ('verdict' in search) return publish(drawingProcess, place, search.verdict);
    givenUp.add(nameOf(place));
    log.error({ ...place, refusals: search.refusals }, 'found no page for today that passes its gates');
    return undefined;
  }

  async function fillAll(): Promise<void> {
    const drawingProcess = startProcess();
    const judge = remembering(drawingProcess.judge);
    const closeProcess = () => void drawingProcess.close();
    stopping.signal.addEventListener('abort', closeProcess, { once: true });
    try {
      for (const place of await owed()) {
        if (stopping.signal.aborted) return;
        await fill(drawingProcess, judge, place);
      }
    } finally {
      stopping.signal.removeEventListener('abort', closeProcess);
      await drawingProcess.close();
    }
  }

  /** Tells whether nothing is owed any more. */
  async function catchUp(): Promise<boolean> {
    try {
      if ((await owed()).length === 0) return true;
      return (await inTurn(databases, 'daily pages', fillAll)) && (await owed()).length === 0;
    } catch (error) {
      if (!stopping.signal.aborted) log.error({ err: error }, 'the daily pages were not finished');
      return false;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const isDone = await catchUp();
      const now = clock.now();
      const pause = isDone ? Math.min(nextMidnight(now, timezone) - now, LONGEST_SLEEP) : RETRY;
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
