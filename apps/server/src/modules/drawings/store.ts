import type { Kysely } from 'kysely';
import { type Databases, holdInTransaction } from '../../plugins/database.ts';
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
      'activities.title',
      'head.picture_key',
      'head.thumbnail_key',
      'head.journal_key',
      'head.colored_share',
    ]);
}

/** A drawing with its newest state, as the database has it. */
export type DrawingHead = Awaited<ReturnType<ReturnType<typeof headColumns>['execute']>>[number];

/** Which of a person's drawings a list shows. */
export interface DrawingQuery {
  readonly page: number;
  readonly limit: number;
  readonly activityId?: string | undefined;
}

/** A page of a person's drawings, last changed first, and how many there are. */
export async function listHeads(
  database: Kysely<Tables>,
  userId: string,
  { page, limit, activityId }: DrawingQuery,
): Promise<{ rows: DrawingHead[]; total: number }> {
  if (activityId !== undefined && !isId(activityId)) return { rows: [], total: 0 };
  let counting = database
    .selectFrom('drawings')
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .where('user_id', '=', userId);
  let listing = headColumns(database, userId);
  if (activityId !== undefined) {
    counting = counting.where('activity_id', '=', activityId);
    listing = listing.where('drawings.activity_id', '=', activityId);
  }
  const { total } = await counting.executeTakeFirstOrThrow();
  const rows = await listing
    .orderBy('drawings.updated_at', 'desc')
    .orderBy('drawings.id', 'desc')
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

/**
 * Deletes a person's drawing with all its revisions. Its files go with the sweep, unless another drawing has them. False
 * when there is none.
 */
export async function deleteDrawingOf(databases: Databases, userId: string, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const { kind, write } = databases;
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, `drawings/${userId}`);
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
    await releaseFiles(kind, trx, revisions.flatMap(keysOf), new Date().toISOString());
    await countColoring(trx, deleted.activity_id, -1);
    return true;
  });
}
