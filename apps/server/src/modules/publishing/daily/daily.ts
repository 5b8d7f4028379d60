import type { FastifyBaseLogger } from 'fastify';
import { inTurn } from '../../../plugins/database.ts';
import { type DrawingProcess, startDrawingProcess } from '../drawing-process.ts';
import { type PublishStores, storePictures } from '../store-activity.ts';
import { dailyMembersFrom } from '../membership.ts';
import { slugOf } from '../slug.ts';
import { feastsNear, type Hemisphere, seasonOf } from './almanac.ts';
import { kindsFor } from './candidates.ts';
import { nearestOf } from './likenesses.ts';
import { type PrintedPage, printEarlier, printedPages } from './prints.ts';
import { themeOf } from './stories.ts';
import { DAILY_SUBJECTS, type DailySubject, subjectsOf } from './subjects.ts';
import { addDays, localDay, nextMidnight } from '../../../plugins/local-day.ts';
import { type Clock, clock as machineClock } from './clock.ts';
import { emptyPlaces, nameOf, type Place } from './places.ts';
import { filledPlaces, fillPlace, isTitleTaken, pastBefore, streamsOf } from './records.ts';
import { type FoundPage, searchPage, type Surroundings } from './search.ts';

/** Milliseconds until another look is taken when something went wrong or another replica is at work. */
const RETRY = 60_000;
/** Days for which a family of subjects rests; the second where nothing else is left. */
const REST_DAYS = [30, 14] as const;
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
  /** Which side of the world has its seasons; the northern unless told otherwise. */
  readonly hemisphere?: Hemisphere;
  /** What is drawn; what was scored 4 or more unless told otherwise. */
  readonly subjects?: readonly DailySubject[];
}

/** The job that publishes new pages every day. */
export interface DailyJob {
  /** Publishes what is owed, then at every local midnight what the day owes. Resolves after `stop`; never rejects. */
  readonly run: () => Promise<void>;
  /** Lets what is being drawn go, and resolves when nothing is under way. */
  readonly stop: () => Promise<void>;
}

/** Makes the daily job. Replicas take turns; a place of a day is filled once, whoever fills it. */
export function createDailyJob(options: DailyOptions): DailyJob {
  const { databases, store, log, pages, timezone } = options;
  const { clock = machineClock, startProcess = startDrawingProcess } = options;
  const { hemisphere = 'north', subjects = DAILY_SUBJECTS } = options;
  const stopping = new AbortController();
  /** Places for which nothing good was found; the next start tries again. */
  const givenUp = new Set<string>();
  let running = Promise.resolve();

  async function owed(): Promise<Place[]> {
    const today = localDay(clock.now(), timezone);
    const places = emptyPlaces(await filledPlaces(databases), today, pages);
    return places.filter((place) => !givenUp.has(nameOf(place)));
  }

  async function surroundingsOf(
    place: Place,
    printed: readonly PrintedPage[],
    rest: number,
  ): Promise<Surroundings> {
    const { day, slot } = place;
    const feasts = feastsNear(day).map(({ id }) => id);
    const theme = await themeOf(databases, day, hemisphere);
    // The last place is the week's; the others are as they come, but for feasts.
    const isThemed = slot === pages - 1;
    const isDue = ({ family, feasts: own }: DailySubject) =>
      own?.some((feast) => feasts.includes(feast)) === true ||
      (isThemed && theme?.families.includes(family) === true);
    const suited = subjectsOf(subjects, seasonOf(day, hemisphere), feasts);
    const wanted = { subjects: suited, isDue, restingSince: addDays(day, 1 - rest) };
    return {
      kinds: kindsFor(place, wanted, await pastBefore(databases, day)),
      streams: await streamsOf(databases, day),
      isTitleTaken: (title) => isTitleTaken(databases, title),
      nearest: (print) => nearestOf(printed, print),
    };
  }

  async function publish(
    drawingProcess: DrawingProcess,
    place: Place,
    { verdict, kind }: FoundPage,
  ): Promise<void> {
    const { recipe, facts, hash } = verdict;
    const { family, feasts = [] } = kind.subject;
    const feast = feastsNear(place.day).find(({ id }) => feasts.includes(id))?.name ?? null;
    const entry = { ...facts, slug: slugOf(facts.title, hash), recipes: [recipe] };
    const drawn = await drawingProcess.draw(entry.recipes);
    const publishedAt = new Date(clock.now()).toISOString();
    const terms = { publishedAt, membersFrom: dailyMembersFrom(facts.category, publishedAt) };
    const stored = await storePictures(store, entry, drawn, terms);
    const isNew = await fillPlace(databases, place, { verdict, family, feast }, stored);
    if (isNew) log.info({ activity: entry.slug, ...place }, 'published a daily page');
  }

  /** Fills a place; what it holds then stands beside the next. */
  async function fill(drawingProcess: DrawingProcess, place: Place, printed: PrintedPage[]): Promise<void> {
    const refusals: string[] = [];
    for (const rest of REST_DAYS) {
      const search = await searchPage(
        drawingProcess.judge,
        place,
        await surroundingsOf(place, printed, rest),
      );
      if ('found' in search) {
        await publish(drawingProcess, place, search.found);
        printed.push({ activityId: search.found.verdict.facts.title, print: search.found.verdict.print });
        return;
      }
      refusals.push(...search.refusals);
    }
    givenUp.add(nameOf(place));
    log.error({ ...place, refusals }, 'found no page for today that passes its gates');
  }

  async function fillAll(): Promise<void> {
    const drawingProcess = startProcess();
    const closeProcess = () => void drawingProcess.close();
    stopping.signal.addEventListener('abort', closeProcess, { once: true });
    try {
      await printEarlier(options, drawingProcess, stopping.signal);
      const printed = await printedPages(databases.read);
      for (const place of await owed()) {
        if (stopping.signal.aborted) return;
        await fill(drawingProcess, place, printed);
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
