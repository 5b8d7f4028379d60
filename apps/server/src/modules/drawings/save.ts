import type { SaveFields } from '@inkbloom/contracts/drawings';
import { ulid } from 'ulid';
import { type Databases, holdInTransaction } from '../../plugins/database.ts';
import { ApiError, busy } from '../../plugins/errors.ts';
import { ownerOfPerson } from '../../plugins/owners.ts';
import type { ActivityPageRow, ActivityRow } from '../../plugins/catalogue-tables.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { activityNotFound, findActivity } from '../catalogue/catalogue.ts';
import { checkPicture, isOfPage } from '../images/images.ts';
import { membersOnly, openingOf } from '../subscriptions/subscriptions.ts';
import type { FairLimit } from './fair-limit.ts';
import { useFiles } from './file-records.ts';
import { findOutcome, recordOutcome, type Outcome, type Repeatable } from './idempotency.ts';
import { boundLeftovers } from './leftovers.ts';
import { checkPerson } from './own-session.ts';
import { checkQuota } from './quota.ts';
import { addRevision, checkContinues, findDrawingRow, type Revision } from './revisions.ts';
import { filesOf, hashOf, storeFiles, toFiles } from './save-files.ts';
import type { ReceivedSave } from './save-request.ts';

/** How often files are written again that a sweep removed before the revision was written down. */
const ATTEMPTS = 3;

/** Quotas that may wait for the sweep: whoever deletes all of theirs to make room can save again at once. */
const LEFTOVER_QUOTAS = 2;

/** What saving works with. */
export interface SaveParts {
  readonly databases: Databases;
  readonly store: ObjectStore;
  /** Bytes that one person's drawings may take. */
  readonly quotaBytes: number;
  /** Turns at the work that takes a processor. */
  readonly turns: FairLimit;
  /** Whether members' pages are sold; where not, everybody may color them. */
  readonly isSold: boolean;
}

/** Throws unless the page was open to the person when they began. */
async function checkOpen(
  { databases, isSold }: SaveParts,
  userId: string,
  activity: ActivityRow,
  { startTime }: SaveFields,
): Promise<void> {
  if (!isSold || activity.members_from === null) return;
  if (Date.parse(startTime) < Date.parse(activity.members_from)) return;
  if ((await openingOf(databases.write, userId, activity)) === 'closed') throw membersOnly();
}

/** The page that was colored. Throws unless it exists and the drawing may be gone on with. */
async function findPage(
  parts: SaveParts,
  userId: string,
  drawingId: string,
  fields: SaveFields,
): Promise<ActivityPageRow> {
  const { databases } = parts;
  const found = await findActivity(databases.write, fields.activityId, ownerOfPerson(userId));
  if (found === undefined) throw activityNotFound();
  const page = found.pages[fields.pageIndex ?? 0];
  if (page === undefined) {
    throw new ApiError(400, 'invalid_request', 'pageIndex: the activity has no such page.');
  }
  await checkOpen(parts, userId, found.activity, fields);
  checkContinues(await findDrawingRow(databases.write, drawingId), userId, fields);
  return page;
}

/** Throws the 507 `storage_full` failure when the store has no room for a save; what makes room still works then. */
async function checkRoom({ store }: SaveParts, { content }: ReceivedSave): Promise<void> {
  const { picture, journal } = content;
  if (await store.hasRoom(picture.bytes.length + (journal?.bytes.length ?? 0))) return;
  throw new ApiError(
    507,
    'storage_full',
    'The server has no room left for drawings. Please try again later.',
  );
}

/** Decodes the picture in the person's turn; gives its thumbnail. */
async function checkContent(
  { turns }: SaveParts,
  userId: string,
  { content }: ReceivedSave,
  page: ActivityPageRow,
): Promise<Uint8Array> {
  if (content.journal !== null && !isOfPage(content.journal, page)) {
    throw new ApiError(400, 'invalid_journal', 'The stroke journal is of a page of another size.');
  }
  const release = await turns.enter(userId, 1);
  try {
    return (await checkPicture(content.picture.bytes, 'png', page)).thumbnail;
  } finally {
    release();
  }
}

/** Writes a revision down with the outcome of its send; undefined when a sweep has taken one of its files meanwhile. */
async function commit(
  { databases, quotaBytes }: SaveParts,
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
    await checkQuota(trx, revision.userId, quotaBytes);
    await recordOutcome(trx, send, outcome);
    return outcome;
  });
}

/**
 * Keeps a save. Its files are stored first; then the revision, the key and the outcome commit together. The same send
 * again gives the same outcome and keeps nothing new.
 */
export async function saveRevision(
  parts: SaveParts,
  userId: string,
  received: ReceivedSave,
): Promise<Outcome> {
  const { databases, quotaBytes } = parts;
  const { fields } = received;
  checkPerson(userId, fields.userId);
  const drawingId = fields.drawingId ?? ulid();
  const key = fields.idempotencyKey;
  const send = key === undefined ? undefined : { userId, key, bodyHash: hashOf(received) };
  const earlier = await findOutcome(databases.write, send);
  if (earlier !== undefined) return earlier;

  const page = await findPage(parts, userId, drawingId, fields);
  await checkQuota(databases.write, userId, quotaBytes);
  await boundLeftovers(parts, userId, LEFTOVER_QUOTAS * quotaBytes);
  await checkRoom(parts, received);
  const files = toFiles(received, await checkContent(parts, userId, received, page));
  const revision = { userId, drawingId, fields, files, savedAt: new Date().toISOString() };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await storeFiles(parts, files, userId);
    const outcome = await commit(parts, revision, send);
    if (outcome !== undefined) return outcome;
  }
  throw busy();
}
