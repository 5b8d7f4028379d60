import type { DrawingSave } from '@inkbloom/contracts/drawings';
import { ulid } from 'ulid';
import { type Databases, holdInTransaction } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { activityNotFound, findActivity } from '../catalogue/catalogue.ts';
import { useFiles } from './file-records.ts';
import { findOutcome, recordOutcome, type Outcome, type Repeatable } from './idempotency.ts';
import { addRevision, checkContinues, findDrawingRow, type Revision } from './revisions.ts';
import { filesOf, hashOf, prepareFiles, storeFiles } from './save-files.ts';

/** How often files are written again that a sweep removed before the revision was written down. */
const ATTEMPTS = 3;

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

/** Writes a revision down with the outcome of its send; undefined when a sweep has taken one of its files meanwhile. */
async function commit(
  { databases }: SaveParts,
  revision: Revision,
  send: Repeatable | undefined,
): Promise<Outcome | undefined> {
  const { kind, write } = databases;
  const keys = filesOf(revision.files).map(({ key }) => key);
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, `drawings/${revision.userId}`);
    const meanwhile = await findOutcome(trx, send);
    if (meanwhile !== undefined) return meanwhile;
    if (!(await useFiles(kind, trx, keys))) return undefined;
    const outcome = await addRevision(trx, revision);
    await recordOutcome(trx, send, outcome);
    return outcome;
  });
}

/**
 * Keeps a save. Its files are stored first; then the revision, the key and the outcome commit together. The same send
 * again gives the same outcome and keeps nothing new.
 */
export async function saveRevision(parts: SaveParts, userId: string, save: DrawingSave): Promise<Outcome> {
  const { databases } = parts;
  const drawingId = save.drawingId ?? ulid();
  const send =
    save.idempotencyKey === undefined
      ? undefined
      : { userId, key: save.idempotencyKey, bodyHash: hashOf(save) };
  const earlier = await findOutcome(databases.write, send);
  if (earlier !== undefined) return earlier;

  await checkTarget(parts, userId, drawingId, save);
  const files = await prepareFiles(save);
  const revision = { userId, drawingId, save, files, savedAt: new Date().toISOString() };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await storeFiles(parts, files);
    const outcome = await commit(parts, revision, send);
    if (outcome !== undefined) return outcome;
  }
  throw new ApiError(503, 'service_unavailable', 'The server is busy. Please try again in a moment.');
}
