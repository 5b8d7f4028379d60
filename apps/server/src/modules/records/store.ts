import type { ActivityRecord } from '@inkbloom/contracts/records';
import type { Kysely, Transaction } from 'kysely';
import { ulid } from 'ulid';
import type { Tables } from '../../plugins/tables.ts';

/** A share from which on a drawing is finished. */
const FINISHED_SHARE = 1;

/** A save as it is recorded. */
export interface ColoringSave {
  readonly userId: string;
  readonly activityId: string;
  readonly drawingId: string;
  readonly coloredShare: number;
  /** Seconds that the drawing took so far, without pauses. */
  readonly totalSeconds: number;
  readonly savedAt: string;
}

/** Records a save of a drawing, within the transaction that keeps it. */
export async function recordColoring(trx: Transaction<Tables>, save: ColoringSave): Promise<void> {
  const { userId, activityId, drawingId, coloredShare, totalSeconds, savedAt } = save;
  const { before } = await trx
    .selectFrom('coloring_records')
    .select(({ fn }) => fn.max('total_seconds').as('before'))
    .where('drawing_id', '=', drawingId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('coloring_records')
    .values({
      id: ulid(),
      user_id: userId,
      activity_id: activityId,
      drawing_id: drawingId,
      is_completed: coloredShare >= FINISHED_SHARE ? 1 : 0,
      total_seconds: totalSeconds,
      seconds: Math.max(0, totalSeconds - (before ?? 0)),
      created_at: savedAt,
    })
    .execute();
}

/** Records that somebody took an activity along to print. */
export async function recordDownload(
  database: Kysely<Tables>,
  userId: string,
  activityId: string,
): Promise<void> {
  const created_at = new Date().toISOString();
  await database
    .insertInto('print_downloads')
    .values({ id: ulid(), user_id: userId, activity_id: activityId, created_at })
    .execute();
}

type RecordTable = 'coloring_records' | 'print_downloads';

/** Which records a list shows. */
export interface RecordQuery {
  readonly page: number;
  readonly limit: number;
  readonly sortOrder: 'asc' | 'desc';
}

/** A record, before its picture has an address. */
export type RecordRow = Omit<ActivityRecord, 'activity'> & {
  readonly activity: Omit<ActivityRecord['activity'], 'thumbnailUrl'>;
  readonly thumbnailKey: string;
};

async function countOf(database: Kysely<Tables>, table: RecordTable, userId: string): Promise<number> {
  const { count } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function pageOf(database: Kysely<Tables>, table: RecordTable, userId: string, query: RecordQuery) {
  return database
    .selectFrom(table)
    .innerJoin('activities', 'activities.id', `${table}.activity_id`)
    .select([`${table}.id`, `${table}.created_at`, 'activities.id as activity_id', 'activities.title'])
    .select(['activities.category', 'activities.thumbnail_key'])
    .where('user_id', '=', userId)
    .orderBy(`${table}.created_at`, query.sortOrder)
    .orderBy(`${table}.id`, query.sortOrder)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
}

interface CommonColumns {
  readonly id: string;
  readonly created_at: string;
  readonly activity_id: string;
  readonly title: string;
  readonly category: string;
  readonly thumbnail_key: string;
}

function toRecord(row: CommonColumns, isCompleted: boolean, timeSpent: number): RecordRow {
  return {
    id: row.id,
    isCompleted,
    completedAt: isCompleted ? row.created_at : null,
    createdAt: row.created_at,
    timeSpent,
    activity: { id: row.activity_id, title: row.title, category: row.category },
    thumbnailKey: row.thumbnail_key,
  };
}

/** A page of a person's saves, and how many there are. */
export async function coloringOf(database: Kysely<Tables>, userId: string, query: RecordQuery) {
  const rows = await pageOf(database, 'coloring_records', userId, query)
    .select(['coloring_records.is_completed', 'coloring_records.seconds'])
    .execute();
  const records = rows.map((row) => toRecord(row, row.is_completed === 1, row.seconds));
  return { records, total: await countOf(database, 'coloring_records', userId) };
}

/** A page of a person's downloads, and how many there are. */
export async function downloadsOf(database: Kysely<Tables>, userId: string, query: RecordQuery) {
  const rows = await pageOf(database, 'print_downloads', userId, query).execute();
  const records = rows.map((row) => toRecord(row, true, 0));
  return { records, total: await countOf(database, 'print_downloads', userId) };
}
