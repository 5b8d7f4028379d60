import type { SaveFields } from '@inkbloom/contracts/drawings';
import { type Kysely, sql, type Transaction } from 'kysely';
import { ApiError } from '../../plugins/errors.ts';
import type { DrawingRow } from '../../plugins/drawing-tables.ts';
import type { Tables } from '../../plugins/tables.ts';
import { countColoring } from '../catalogue/catalogue.ts';
import { recordColoring } from '../records/records.ts';
import { keysOf } from './file-records.ts';
import type { Outcome } from './idempotency.ts';
import { filesOf, type RevisionFiles } from './save-files.ts';

/** Milliseconds after which old revisions of a drawing are looked through for the first time. */
const FIRST_THINNING_MS = 86_400_000;

function sumOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A save whose files are stored, ready to be written down. */
export interface Revision {
  readonly userId: string;
  readonly drawingId: string;
  readonly fields: SaveFields;
  readonly files: RevisionFiles;
  readonly savedAt: string;
}

/** The failure of a drawing that does not exist, or is somebody else's. */
export function drawingNotFound(): ApiError {
  return new ApiError(404, 'drawing_not_found', 'This drawing could not be found.');
}

/** Throws unless a save may go on with this drawing: it is the person's own, and of the same page. */
export function checkContinues(drawing: DrawingRow | undefined, userId: string, fields: SaveFields): void {
  if (drawing === undefined) {
    if ((fields.baseRevision ?? 0) > 0) throw drawingNotFound();
    return;
  }
  if (drawing.user_id !== userId) throw drawingNotFound();
  if (drawing.activity_id !== fields.activityId || drawing.page_index !== (fields.pageIndex ?? 0)) {
    throw new ApiError(400, 'invalid_request', 'drawingId: this drawing is of another page.');
  }
}

async function insertDrawing(trx: Transaction<Tables>, revision: Revision): Promise<void> {
  const { drawingId, userId, fields, savedAt } = revision;
  const added = await trx
    .insertInto('drawings')
    .values({
      id: drawingId,
      user_id: userId,
      activity_id: fields.activityId,
      page_index: fields.pageIndex ?? 0,
      head_revision: 1,
      last_revision: 1,
      created_at: savedAt,
      updated_at: savedAt,
      bytes: sumOf(filesOf(revision.files).map(({ bytes }) => bytes.length)),
      thin_after: null,
      title: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  // Somebody else took the id a moment ago.
  if (added.numInsertedOrUpdatedRows === 0n) throw drawingNotFound();
  await countColoring(trx, fields.activityId, 1);
}

async function insertRevision(
  trx: Transaction<Tables>,
  { drawingId, fields, files, savedAt }: Revision,
  place: { readonly revision: number; readonly isBranch: boolean },
): Promise<void> {
  const { startTime, endTime, metadata, imageUrl } = fields;
  await trx
    .insertInto('drawing_revisions')
    .values({
      drawing_id: drawingId,
      revision: place.revision,
      base_revision: fields.baseRevision ?? 0,
      is_branch: place.isBranch ? 1 : 0,
      picture_key: files.picture.key,
      thumbnail_key: files.thumbnail.key,
      journal_key: files.journal?.key ?? null,
      colored_share: fields.coloredShare ?? 0,
      details: JSON.stringify({ startTime, endTime, metadata, imageUrl }),
      created_at: savedAt,
      restored_from: null,
    })
    .execute();
}

/** Bytes of those files of a revision that its drawing does not have yet. */
async function newBytes(
  trx: Transaction<Tables>,
  { drawingId, files }: Pick<Revision, 'drawingId' | 'files'>,
): Promise<number> {
  const all = new Map(filesOf(files).map(({ key, bytes }) => [key, bytes.length]));
  const keys = [...all.keys()];
  const rows = await trx
    .selectFrom('drawing_revisions')
    .select(['picture_key', 'thumbnail_key', 'journal_key'])
    .where('drawing_id', '=', drawingId)
    .where((is) =>
      is.or([is('picture_key', 'in', keys), is('thumbnail_key', 'in', keys), is('journal_key', 'in', keys)]),
    )
    .execute();
  for (const key of rows.flatMap(keysOf)) all.delete(key);
  return sumOf([...all.values()]);
}

/** How a new revision changes its drawing. */
interface Move {
  readonly savedAt: string;
  /** Bytes of files that the drawing did not have. */
  readonly addedBytes: number;
}

async function addToDrawing(
  trx: Transaction<Tables>,
  drawing: DrawingRow,
  { savedAt, addedBytes }: Move,
  isHead: boolean,
): Promise<number> {
  const next = drawing.last_revision + 1;
  const thinAfter = new Date(Date.parse(savedAt) + FIRST_THINNING_MS).toISOString();
  await trx
    .updateTable('drawings')
    .set(({ fn, val }) => ({
      last_revision: next,
      bytes: sql<number>`bytes + ${addedBytes}`,
      thin_after: fn.coalesce('thin_after', val(thinAfter)),
      ...(isHead && { head_revision: next, updated_at: savedAt }),
    }))
    .where('id', '=', drawing.id)
    .execute();
  return next;
}

/** Makes room for a new head on a drawing; gives its revision number. */
export function moveHead(trx: Transaction<Tables>, drawing: DrawingRow, move: Move): Promise<number> {
  return addToDrawing(trx, drawing, move, true);
}

async function advance(trx: Transaction<Tables>, drawing: DrawingRow, revision: Revision): Promise<Outcome> {
  const { savedAt } = revision;
  const isBranch = (revision.fields.baseRevision ?? 0) !== drawing.head_revision;
  const move = { savedAt, addedBytes: await newBytes(trx, revision) };
  const next = await addToDrawing(trx, drawing, move, !isBranch);
  await insertRevision(trx, revision, { revision: next, isBranch });
  if (isBranch) return { kind: 'conflict', currentRevision: drawing.head_revision, keptRevision: next };
  return { kind: 'saved', drawingId: drawing.id, revision: next, savedAt };
}

/** The row of a drawing of whoever's, or undefined. */
export async function findDrawingRow(database: Kysely<Tables>, id: string): Promise<DrawingRow | undefined> {
  return database.selectFrom('drawings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Writes a revision down: as the head when it was based on the head, as a branch beside it otherwise. */
export async function addRevision(trx: Transaction<Tables>, revision: Revision): Promise<Outcome> {
  const { drawingId, userId, fields, savedAt } = revision;
  const drawing = await findDrawingRow(trx, drawingId);
  checkContinues(drawing, userId, fields);
  await recordColoring(trx, {
    userId,
    drawingId,
    activityId: fields.activityId,
    coloredShare: fields.coloredShare ?? 0,
    totalSeconds: fields.metadata.totalDrawingTime,
    savedAt,
  });
  if (drawing !== undefined) return advance(trx, drawing, revision);
  await insertDrawing(trx, revision);
  await insertRevision(trx, revision, { revision: 1, isBranch: false });
  return { kind: 'saved', drawingId, revision: 1, savedAt };
}
