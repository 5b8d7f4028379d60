import type { DrawingSort } from '@inkbloom/contracts/drawings';
import { type Kysely, sql } from 'kysely';
import { type Databases, holdInTransaction } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import { isId } from '../../plugins/ids.ts';
import type { Tables } from '../../plugins/tables.ts';
import { countColoring } from '../catalogue/catalogue.ts';
import { keysOf, releaseFiles } from './file-records.ts';

function heads(database: Kysely<Tables>, userId: string) {
  return database
    .selectFrom('drawings')
    .innerJoin('activities', 'activities.id', 'drawings.activity_id')
    .innerJoin('drawing_revisions as head', (join) =>
      join.onRef('head.drawing_id', '=', 'drawings.id').onRef('head.revision', '=', 'drawings.head_revision'),
    )
    .where('drawings.user_id', '=', userId);
}

function headColumns(database: Kysely<Tables>, userId: string) {
  return heads(database, userId)
    .selectAll('drawings')
    .select([
      'activities.title as activity_title',
      'head.picture_key',
      'head.thumbnail_key',
      'head.journal_key',
      'head.colored_share',
    ]);
}

/** A drawing with its newest state, as the database has it. */
export type DrawingHead = Awaited<ReturnType<ReturnType<typeof headColumns>['execute']>>[number];

/** Which of a person's drawings a list shows, in which order. */
export interface DrawingQuery {
  readonly page: number;
  readonly limit: number;
  readonly activityId?: string | undefined;
  /** Words that the title contains. */
  readonly q?: string | undefined;
  readonly sort: DrawingSort;
}

const TITLE = sql<string>`lower(coalesce(drawings.title, activities.title))`;

/** The words as a pattern that finds them literally. */
function containing(words: string): string {
  return `%${words.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

function matching<T extends { where: (condition: ReturnType<typeof sql<boolean>>) => T }>(
  query: T,
  { activityId, q }: DrawingQuery,
): T {
  const ofActivity =
    activityId === undefined ? query : query.where(sql<boolean>`drawings.activity_id = ${activityId}`);
  return q ? ofActivity.where(sql<boolean>`${TITLE} like ${containing(q)} escape '\\'`) : ofActivity;
}

const ORDERS = {
  newest: sql`drawings.updated_at desc, drawings.id desc`,
  oldest: sql`drawings.updated_at, drawings.id`,
  title: sql`${TITLE}, drawings.updated_at desc, drawings.id desc`,
  'most-colored': sql`head.colored_share desc, drawings.updated_at desc, drawings.id desc`,
} as const;

/** A page of a person's drawings and how many there are. */
export async function listHeads(
  database: Kysely<Tables>,
  userId: string,
  query: DrawingQuery,
): Promise<{ rows: DrawingHead[]; total: number }> {
  const { page, limit, activityId, sort } = query;
  if (activityId !== undefined && !isId(activityId)) return { rows: [], total: 0 };
  const { total } = await matching(
    heads(database, userId).select(({ fn }) => fn.countAll<number | string>().as('total')),
    query,
  ).executeTakeFirstOrThrow();
  const rows = await matching(headColumns(database, userId), query)
    .orderBy(ORDERS[sort])
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, total: Number(total) };
}

/** A person's drawing, or undefined when they have none of this id. */
export async function findHead(
  database: Kysely<Tables>,
  userId: string,
  id: string,
): Promise<DrawingHead | undefined> {
  if (!isId(id)) return undefined;
  return headColumns(database, userId).where('drawings.id', '=', id).executeTakeFirst();
}

/** Throws the 409 `drawing_conflict` failure when a drawing has moved on since the person saw it. */
async function checkUnchanged(
  database: Kysely<Tables>,
  userId: string,
  id: string,
  revision: number,
): Promise<void> {
  const head = await findHead(database, userId, id);
  if (head === undefined || head.head_revision === revision) return;
  throw new ApiError(409, 'drawing_conflict', 'This drawing was gone on with meanwhile, so it was kept.', {
    currentRevision: head.head_revision,
  });
}

/**
 * Deletes a person's drawing with all its revisions. Its files go with the sweep, unless another drawing has them.
 * False when there is none. With a revision it throws when that is not the newest any more.
 */
export async function deleteDrawingOf(
  databases: Databases,
  userId: string,
  id: string,
  revision?: number,
): Promise<boolean> {
  if (!isId(id)) return false;
  const { kind, write } = databases;
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, `drawings/${userId}`);
    if (revision !== undefined) await checkUnchanged(trx, userId, id, revision);
    const revisions = await trx
      .selectFrom('drawing_revisions')
      .select(['picture_key', 'thumbnail_key', 'journal_key'])
      .where('drawing_id', '=', id)
      .execute();
    const deleted = await trx
      .deleteFrom('drawings')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('activity_id')
      .executeTakeFirst();
    if (deleted === undefined) return false;
    // Files before the activity, in the order in which a save locks them: two orders would be a deadlock.
    await releaseFiles(kind, trx, revisions.flatMap(keysOf), new Date().toISOString(), userId);
    await countColoring(trx, deleted.activity_id, -1);
    return true;
  });
}
