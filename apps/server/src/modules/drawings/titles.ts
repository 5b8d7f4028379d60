import type { Transaction } from 'kysely';
import { type Databases, holdInTransaction } from '../../plugins/database.ts';
import type { Tables } from '../../plugins/tables.ts';
import { countColoring } from '../catalogue/catalogue.ts';
import { keysOf, measureDrawing, useFiles } from './file-records.ts';
import { checkQuota } from './quota.ts';
import { drawingNotFound, findDrawingRow } from './revisions.ts';
import { type DrawingHead, findHead } from './store.ts';

/** Gives a person's drawing another title; throws the 404 failure when they have none of this id. */
export async function renameDrawingOf(
  { write }: Pick<Databases, 'write'>,
  userId: string,
  id: string,
  title: string,
): Promise<DrawingHead> {
  const head = await findHead(write, userId, id);
  if (head === undefined) throw drawingNotFound();
  const own = title === '' || title === head.activity_title ? null : title;
  await write
    .updateTable('drawings')
    .set({ title: own })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  return { ...head, title: own };
}

/** What is copied, under which new id, and how it is called. */
interface Copy {
  readonly userId: string;
  readonly from: string;
  readonly to: string;
  readonly title: string;
}

async function insertCopy(trx: Transaction<Tables>, head: DrawingHead, { userId, from, to, title }: Copy) {
  const revision = await trx
    .selectFrom('drawing_revisions')
    .selectAll()
    .where('drawing_id', '=', from)
    .where('revision', '=', head.head_revision)
    .executeTakeFirstOrThrow();
  const now = new Date().toISOString();
  await trx
    .insertInto('drawings')
    .values({
      id: to,
      user_id: userId,
      activity_id: head.activity_id,
      page_index: head.page_index,
      head_revision: 1,
      last_revision: 1,
      created_at: now,
      updated_at: now,
      bytes: null,
      thin_after: null,
      title: title === head.activity_title ? null : title,
    })
    .execute();
  const place = { drawing_id: to, revision: 1, base_revision: 0, is_branch: 0, restored_from: null };
  await trx
    .insertInto('drawing_revisions')
    .values({ ...revision, ...place, created_at: now })
    .execute();
  const bytes = await measureDrawing(trx, to);
  await trx.updateTable('drawings').set({ bytes }).where('id', '=', to).execute();
}

/**
 * Makes a second drawing of the newest state of a person's drawing; it has the same files. The same copy again is the
 * one that is there. Throws the 404 failure when there is nothing to copy, or when the new id is taken.
 */
export async function copyDrawingOf(
  { databases, quotaBytes }: { readonly databases: Databases; readonly quotaBytes: number },
  copy: Copy,
): Promise<DrawingHead> {
  const { kind, write } = databases;
  const { userId, from, to } = copy;
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, `drawings/${userId}`);
    const made = await findHead(trx, userId, to);
    if (made !== undefined) return made;
    const head = await findHead(trx, userId, from);
    // Somebody else's drawing under the new id is not told of, either.
    if (head === undefined || (await findDrawingRow(trx, to)) !== undefined) throw drawingNotFound();
    if (!(await useFiles(kind, trx, keysOf(head)))) throw drawingNotFound();
    await insertCopy(trx, head, copy);
    await countColoring(trx, head.activity_id, 1);
    await checkQuota(trx, userId, quotaBytes);
    return (await findHead(trx, userId, to)) ?? head;
  });
}
