import type { ActivityStats } from '@inkbloom/contracts/records';
import type { Kysely } from 'kysely';
import type { Tables } from '../../plugins/tables.ts';
import { chartWeeks, countDays, dayIn, type Dated } from './periods.ts';

/** Whose figures are asked for, and how they are told. */
export interface StatsQuestion {
  readonly userId: string;
  readonly timezone: string;
  /** The ids of the streams that can be colored in. */
  readonly streams: readonly string[];
  readonly now: Date;
}

async function countOf(database: Kysely<Tables>, table: 'drawings' | 'favorites', userId: string) {
  const { count } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function savesOf(database: Kysely<Tables>, userId: string) {
  return database
    .selectFrom('coloring_records as record')
    .innerJoin('activities', 'activities.id', 'record.activity_id')
    .select(['record.drawing_id', 'record.is_completed', 'record.created_at', 'activities.category'])
    .where('user_id', '=', userId)
    .orderBy('record.created_at')
    .execute();
}

type Save = Awaited<ReturnType<typeof savesOf>>[number];

function achievementsOf(saves: readonly Save[], streams: readonly string[]) {
  const finished = saves.filter(({ is_completed }) => is_completed === 1);
  const visited = new Set(saves.map(({ category }) => category));
  return {
    firstPageAt: finished[0]?.created_at ?? null,
    pagesFinished: new Set(finished.map(({ drawing_id }) => drawing_id)).size,
    streamsVisited: streams.filter((id) => visited.has(id)).length,
    streams: streams.length,
  };
}

/** A person's figures; days, weeks and months are those of their time zone. */
export async function statsOf(database: Kysely<Tables>, question: StatsQuestion): Promise<ActivityStats> {
  const { userId, timezone, streams, now } = question;
  const dayOf = dayIn(timezone);
  const today = dayOf(now.toISOString());
  const [saves, prints, drawings, favorites] = await Promise.all([
    savesOf(database, userId),
    database.selectFrom('print_downloads').select('created_at').where('user_id', '=', userId).execute(),
    countOf(database, 'drawings', userId),
    countOf(database, 'favorites', userId),
  ]);
  const colored: Dated[] = saves.map((save) => ({
    day: dayOf(save.created_at),
    kind: save.is_completed === 1 ? 'finished' : 'begun',
  }));
  const printed: Dated[] = prints.map(({ created_at }) => ({ day: dayOf(created_at), kind: 'downloads' }));
  const coloredDays = colored.map(({ day }) => day);
  const printedDays = printed.map(({ day }) => day);
  return {
    downloads: countDays(printedDays, today),
    coloring: countDays(coloredDays, today),
    weeks: chartWeeks([...colored, ...printed], today),
    days: [...new Set(coloredDays)],
    drawings,
    favorites,
    achievements: achievementsOf(saves, streams),
  };
}
