import type { DrawingVersion } from '@inkbloom/contracts/drawings';
import type { Kysely, Transaction } from 'kysely';
import { type Databases, holdInTransaction } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import { isId } from '../../plugins/ids.ts';
import type { DrawingRevisionRow, DrawingRow } from '../../plugins/drawing-tables.ts';
import type { Tables } from '../../plugins/tables.ts';
import type { PictureLinks } from '../images/images.ts';
import { deviceKind } from './device-kind.ts';
import { keysOf, useFiles } from './file-records.ts';
import { findOutcome, recordOutcome, type SavedOutcome } from './idempotency.ts';
import { drawingNotFound, findDrawingRow, moveHead } from './revisions.ts';

/** The failure of a version that was dropped, or never was. */
function versionNotFound(): ApiError {
  return new ApiError(404, 'version_not_found', 'This version of the drawing is not kept any more.');
}

/** A person's own drawing; throws the 404 `drawing_not_found` failure otherwise. */
async function ownDrawing(database: Kysely<Tables>, userId: string, id: string): Promise<DrawingRow> {
  const drawing = isId(id) ? await findDrawingRow(database, id) : undefined;
  if (drawing?.user_id !== userId) throw drawingNotFound();
  return drawing;
}

async function findRevision(
  database: Kysely<Tables>,
  drawingId: string,
  revision: number,
): Promise<DrawingRevisionRow> {
  const row = await database
    .selectFrom('drawing_revisions')
    .selectAll()
    .where('drawing_id', '=', drawingId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (row === undefined) throw versionNotFound();
  return row;
}

function toVersion(row: DrawingRevisionRow, drawing: DrawingRow, links: PictureLinks): DrawingVersion {
  return {
    revision: row.revision,
    baseRevision: row.base_revision,
    isHead: row.revision === drawing.head_revision,
    isBranch: row.is_branch === 1,
    restoredFrom: row.restored_from,
    coloredShare: row.colored_share,
    thumbnailUrl: links.signed(row.thumbnail_key),
    pictureUrl: links.signed(row.picture_key),
    hasJournal: row.journal_key !== null,
    device: deviceKind(row.details),
    savedAt: row.created_at,
  };
}

/** A page of the versions of a person's drawing, newest first, and how many there are. */
export async function listVersions(
  database: Kysely<Tables>,
  links: PictureLinks,
  userId: string,
  { id, page, limit }: { readonly id: string; readonly page: number; readonly limit: number },
): Promise<{ versions: DrawingVersion[]; total: number }> {
  const drawing = await ownDrawing(database, userId, id);
  const { total } = await database
    .selectFrom('drawing_revisions')
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .where('drawing_id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('drawing_revisions')
    .selectAll()
    .where('drawing_id', '=', id)
    .orderBy('revision', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { versions: rows.map((row) => toVersion(row, drawing, links)), total: Number(total) };
}

/** One version of a person's drawing, and the key of its journal. */
export async function findVersion(
  database: Kysely<Tables>,
  links: PictureLinks,
  userId: string,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<{ version: DrawingVersion; journalKey: string | null }> {
  const drawing = await ownDrawing(database, userId, id);
  const row = await findRevision(database, id, revision);
  return { version: toVersion(row, drawing, links), journalKey: row.journal_key };
}

/** Which version a person brings back, and on top of which head. */
export interface Restoring {
  readonly userId: string;
  readonly drawingId: string;
  readonly revision: number;
  readonly baseRevision: number;
  readonly idempotencyKey?: string | undefined;
}

async function restoreOnTop(
  kind: Databases['kind'],
  trx: Transaction<Tables>,
  { userId, drawingId, revision, baseRevision }: Restoring,
): Promise<SavedOutcome> {
  const drawing = await ownDrawing(trx, userId, drawingId);
  const currentRevision = drawing.head_revision;
  if (baseRevision !== currentRevision) {
    const message = 'This drawing was changed meanwhile. Please look at its newest version first.';
    throw new ApiError(409, 'drawing_conflict', message, { currentRevision });
  }
  const row = await findRevision(trx, drawingId, revision);
  if (revision === currentRevision) {
    return { kind: 'saved', drawingId, revision, savedAt: row.created_at };
  }
  if (!(await useFiles(kind, trx, keysOf(row)))) throw versionNotFound();
  const savedAt = new Date().toISOString();
  const next = await moveHead(trx, drawing, { savedAt, addedBytes: 0 });
  const place = { revision: next, base_revision: currentRevision, is_branch: 0 };
  const origin = { restored_from: revision, created_at: savedAt };
  await trx
    .insertInto('drawing_revisions')
    .values({ ...row, ...place, ...origin })
    .execute();
  return { kind: 'saved', drawingId, revision: next, savedAt };
}

/**
 * Brings a version back as a new revision on top. Throws the 409 `drawing_conflict` failure when the head is another
 * one than the person saw; the same send again gives the same answer.
 */
export async function restoreVersion(
  { kind, write }: Databases,
  restoring: Restoring,
): Promise<SavedOutcome> {
  const { userId, drawingId, revision, baseRevision, idempotencyKey } = restoring;
  const bodyHash = `restore ${drawingId} ${revision} ${baseRevision}`;
  const send = idempotencyKey === undefined ? undefined : { userId, key: idempotencyKey, bodyHash };
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, `drawings/${userId}`);
    const earlier = await findOutcome(trx, send);
    if (earlier?.kind === 'saved') return earlier;
    const outcome = await restoreOnTop(kind, trx, restoring);
    await recordOutcome(trx, send, outcome);
    return outcome;
  });
}
