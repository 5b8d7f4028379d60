import { addDays } from '../../../plugins/local-day.ts';
import type { DrawingProcess } from '../drawing-process.ts';
import { dailyMembersFrom } from '../membership.ts';
import { slugOf } from '../slug.ts';
import { type StoredActivity, storePictures, type Terms } from '../store-activity.ts';
import { feastsNear } from '../../../plugins/almanac.ts';
import { difficultyOf, kindsFor } from './candidates.ts';
import type { DailyOptions } from './options.ts';
import { nearestOf } from './likenesses.ts';
import type { Place } from './places.ts';
import type { PrintedPage } from './prints.ts';
import {
  addProposal,
  type DailyPage,
  dailyProposals,
  printsOf,
  publishProposal,
  rejectedAt,
} from './proposals.ts';
import { fillPlace, isTitleTaken, keepRefusals, pagesBeside, pastBefore } from './records.ts';
import { type FoundPage, MOST_ALIKE, searchPage, type Surroundings } from './search.ts';
import { themeOf } from './stories.ts';
import { DAILY_SUBJECTS } from './subject-list.ts';
import { type DailySubject, isAbout, REST_DAYS, subjectsOf } from './subjects.ts';

/** Days for which a family of subjects rests, and what may be drawn of those; the second where nothing else passes. */
const RESTS = [
  { days: REST_DAYS, attempts: { first: 0, most: 40 } },
  { days: 14, attempts: { first: 40, most: 10 } },
] as const;
/** Refusals in a row after which what a week is about waits for its turn; what a feast is about is tried again. */
const MOST_REFUSED = 4;
/** The longer side of the pictures that a proposal is looked at by. */
const PICTURE_SIDE = 640;

/** What places are worked on with. */
export interface DayWorkParts {
  readonly options: DailyOptions;
  readonly now: () => number;
  readonly drawingProcess: DrawingProcess;
  /** Every published page; one that goes out is added. */
  readonly printed: PrintedPage[];
}

/** What is done for a place; both tell whether there is nothing left to do for it. */
export interface DayWork {
  /** Publishes what was proposed for it, otherwise a new page. */
  readonly fill: (place: Place) => Promise<boolean>;
  /** Draws a page that an operator may look at before it goes out. */
  readonly propose: (place: Place) => Promise<boolean>;
}

function pageOf({ day }: Place, { verdict, kind }: FoundPage): DailyPage {
  const feast = feastsNear(day).find(({ id }) => isAbout(kind.subject, [id]))?.name ?? null;
  return { verdict, family: kind.subject.family, feast };
}

/** The work on the places of days. */
export function dayWork({ options, now, drawingProcess, printed }: DayWorkParts): DayWork {
  const { databases, store, log } = options;
  const { hemisphere = 'north', subjects = DAILY_SUBJECTS } = options;

  async function surroundingsOf(place: Place, rest: number): Promise<Surroundings> {
    const { day, slot } = place;
    const feasts = feastsNear(day).map(({ id }) => id);
    const theme = await themeOf(databases, day, hemisphere);
    const proposals = await dailyProposals(databases);
    const rejected = await rejectedAt(databases, place);
    // The first place is the week's, and the others leave its families to it; a feast is for all.
    const isThemed = slot === 0;
    const isOfWeek = ({ family }: DailySubject) => theme?.families.includes(family) === true;
    const isDue = (subject: DailySubject, refused: number) =>
      isAbout(subject, feasts) || (isThemed && refused < MOST_REFUSED && isOfWeek(subject));
    const isWanted = (subject: DailySubject) =>
      !rejected.has(subject.composition) && (isThemed || !isOfWeek(subject) || isAbout(subject, feasts));
    const { streams, difficulties } = await pagesBeside(databases, place, proposals);
    const asked = {
      difficulty: difficultyOf(place, difficulties),
      subjects: subjectsOf(subjects.filter(isWanted), day, hemisphere),
      isDue,
      restingSince: addDays(day, 1 - rest),
    };
    const beside = [...printed, ...printsOf(proposals)];
    return {
      kinds: kindsFor(place, asked, await pastBefore(databases, day, proposals)),
      streams,
      isTitleTaken: async (title) =>
        proposals.some((one) => one.title === title) || isTitleTaken(databases, title),
      nearest: (print) => nearestOf(beside, print),
    };
  }

  async function search(place: Place): Promise<FoundPage | undefined> {
    const reasons: string[] = [];
    for (const { days, attempts } of RESTS) {
      const beside = await surroundingsOf(place, days);
      const searched = await searchPage(drawingProcess, place, beside, attempts);
      await keepRefusals(databases, searched);
      if (searched.found !== undefined) return searched.found;
      reasons.push(...searched.refusals.map(({ kind, why }) => `${kind.subject.composition}: ${why}`));
    }
    log.error({ ...place, refusals: reasons }, 'found no page for a day that passes its gates');
    return undefined;
  }

  async function stored({ verdict }: FoundPage, terms: Terms): Promise<StoredActivity> {
    const { recipe, facts, hash } = verdict;
    const entry = { ...facts, slug: slugOf(facts.title, hash), recipes: [recipe] };
    return storePictures(store, entry, await drawingProcess.draw(entry.recipes), terms);
  }

  /** Publishes the page that was proposed, if one may still go out. */
  async function fillFromProposals(place: Place): Promise<boolean> {
    const proposals = (await dailyProposals(databases)).filter(
      ({ day, slot }) => day === place.day && slot === place.slot,
    );
    // What was published since it was drawn may be like it.
    const unfit = proposals.filter(({ print }) => nearestOf(printed, print).likeness > MOST_ALIKE);
    const at = new Date(now()).toISOString();
    const published = await publishProposal(databases, place, at, new Set(unfit.map(({ id }) => id)));
    if (published === undefined) return false;
    for (const key of published.leftovers) await store.remove(key);
    printed.push(...printsOf(proposals));
    log.info({ activity: published.slug, ...place }, 'published a daily page');
    return true;
  }

  async function fill(place: Place): Promise<boolean> {
    if (await fillFromProposals(place)) return true;
    const found = await search(place);
    if (found === undefined) return false;
    const publishedAt = new Date(now()).toISOString();
    const { facts, print } = found.verdict;
    const membersFrom = dailyMembersFrom(facts.category, publishedAt);
    const activity = await stored(found, { publishedAt, membersFrom });
    const { isNew, leftovers } = await fillPlace(databases, place, pageOf(place, found), activity);
    for (const key of leftovers) await store.remove(key);
    printed.push({ activityId: activity.activity.id, print });
    if (isNew) log.info({ activity: activity.activity.id, ...place }, 'published a daily page');
    return true;
  }

  async function propose(place: Place): Promise<boolean> {
    const found = await search(place);
    if (found === undefined) return false;
    const { recipe, print } = found.verdict;
    const likeness = nearestOf(printed, print);
    const activity = await stored(found, { publishedAt: new Date(now()).toISOString(), membersFrom: null });
    const pictures = await drawingProcess.preview(recipe, PICTURE_SIDE);
    const isNew = await addProposal(databases, place, {
      page: pageOf(place, found),
      likeness,
      subjectScore: found.kind.subject.score,
      stored: activity,
      linesKey: await store.put('proposals', 'webp', pictures.lines),
      colorKey: await store.put('proposals', 'webp', pictures.colored),
    });
    if (isNew) log.info({ activity: activity.activity.id, ...place }, 'proposed a daily page');
    return true;
  }

  return { fill, propose };
}
