import type { DrawingSave } from '@inkbloom/contracts/drawings';
import { ulid } from 'ulid';
import { type Databases, holdInTransaction } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { activityNotFound, findActivity } from '../catalogue/catalogue.ts';
import { findOutcome, keepOutcome, type Outcome } from './answered.ts';
import { hashOf, keepFiles } from './payload.ts';
import { addRevision, checkContinues, findDrawingRow } from './revisions.ts';

/** What saving works with. */
export interface SaveParts {
  readonly databases: Databases;
  readonly store: ObjectStore;
}

/** Throws unless the page that was colored exists and the drawing may be gone on with. */
async function checkTarget(
  { databases }: SaveParts,
  userId: string,
  drawingId: string,
  save: DrawingSave,
): Promise<void> {
  const found = await findActivity(databases.write, save.activityId);
  if (found === undefined) throw activityNotFound();
  if ((save.pageIndex ?? 0) >= found.pages.length) {
    throw new ApiError(400, 'invalid_request', 'pageIndex: the activity has no such page.');
  }
  checkContinues(await findDrawingRow(databases.write, drawingId), userId, save);
}

/**
 * Keeps a save. The pictures are stored first; then the revision, the key and the outcome commit together. The same
 * send again gives the same outcome and keeps nothing new.
 */
export async function saveRevision(parts: SaveParts, userId: string, save: DrawingSave): Promise<Outcome> {
  const { databases, store } = parts;
  const drawingId = save.drawingId ?? ulid();
  const send =
    save.idempotencyKey === undefined
      ? undefined
      : { userId, key: save.idempotencyKey, bodyHash: hashOf(save) };
  const earlier = await findOutcome(databases.write, send);
  if (earlier !== undefined) return earlier;

  await checkTarget(parts, userId, drawingId, save);
  const files = await keepFiles(store, save);
  const savedAt = new Date().toISOString();
  return databases.write.transaction().execute(async (trx) => {
    await holdInTransaction(databases.kind, trx, `drawings/${userId}`);
    const meanwhile = await findOutcome(trx, send);
    if (meanwhile !== undefined) return meanwhile;
    const outcome = await addRevision(trx, { userId, drawingId, save, files, savedAt });
    await keepOutcome(trx, send, outcome);
    return outcome;
  });
}
