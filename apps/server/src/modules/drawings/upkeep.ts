import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { holdInTransaction, inTurn } from '../../plugins/database.ts';
import { noteTidied } from '../retention/retention.ts';
import { keysOf, measureDrawing, releaseFiles } from './file-records.ts';
import { pruneOutcomes } from './idempotency.ts';
import { findFiles, measureUnmeasured, sweepFiles, type SweepParts } from './sweep.ts';
import { nextThinning, revisionsToDrop } from './thinning.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days for which a repeated send of a save is recognized: longer than a device is without a network. */
const OUTCOME_DAYS = 90;
/** Drawings that one look takes from the database. */
const BATCH = 100;

function before(now: number, milliseconds: number): string {
  return new Date(now - milliseconds).toISOString();
}

async function thinDrawing(
  { databases }: SweepParts,
  id: string,
  userId: string,
  now: number,
): Promise<number> {
  const { kind, write } = databases;
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, `drawings/${userId}`);
    const drawing = await trx
      .selectFrom('drawings')
      .select('head_revision')
      .where('id', '=', id)
      .executeTakeFirst();
    if (drawing === undefined) return 0;
    const revisions = await trx
      .selectFrom('drawing_revisions')
      .selectAll()
      .where('drawing_id', '=', id)
      .execute();
    const dropped = new Set(revisionsToDrop(revisions, drawing.head_revision, now));
    const going = revisions.filter(({ revision }) => dropped.has(revision));
    const staying = revisions.filter(({ revision }) => !dropped.has(revision));
    const thin_after = nextThinning(staying, now);
    if (going.length === 0) {
      await trx.updateTable('drawings').set({ thin_after }).where('id', '=', id).execute();
      return 0;
    }
    await trx
      .deleteFrom('drawing_revisions')
      .where('drawing_id', '=', id)
      .where('revision', 'in', [...dropped])
      .execute();
    await releaseFiles(kind, trx, going.flatMap(keysOf), before(now, 0), userId);
    const bytes = await measureDrawing(trx, id);
    await trx.updateTable('drawings').set({ thin_after, bytes }).where('id', '=', id).execute();
    return going.length;
  });
}

/** Drops old revisions of the drawings whose time has come. Gives how many. */
async function thinDrawings(parts: SweepParts, now: number): Promise<number> {
  let dropped = 0;
  for (;;) {
    parts.signal?.throwIfAborted();
    const due = await parts.databases.write
      .selectFrom('drawings')
      .select(['id', 'user_id'])
      .where('thin_after', '<=', before(now, 0))
      .limit(BATCH)
      .execute();
    for (const { id, user_id } of due) dropped += await thinDrawing(parts, id, user_id, now);
    if (due.length < BATCH) return dropped;
  }
}

/**
 * Drops revisions that are old enough, files that nothing needed for a day, and outcomes that nobody asks for. Gives
 * how many of each.
 */
export async function tidyDrawings(parts: SweepParts, now: number): Promise<Record<string, number>> {
  const tidied = {
    'earlier versions': await thinDrawings(parts, now),
    'orphaned files': await sweepFiles(parts, before(now, DAY_MS)),
    'answers to saves': await pruneOutcomes(parts.databases.write, before(now, OUTCOME_DAYS * DAY_MS)),
  };
  await noteTidied(parts.databases, tidied, new Date(now));
  return tidied;
}

/** Tidies the drawings at the start and then every hour; replicas take turns. Ends with the signal; never rejects. */
export async function runUpkeep(
  parts: SweepParts & { readonly signal: AbortSignal },
  log: FastifyBaseLogger,
): Promise<void> {
  const { databases, signal } = parts;
  let isStart = true;

  async function tidy(): Promise<void> {
    if (isStart) await findFiles(parts, before(Date.now(), 0));
    if (isStart) await measureUnmeasured(parts);
    isStart = false;
    const removed = await tidyDrawings(parts, Date.now());
    log.info({ removed }, 'tidied the drawings');
  }

  while (!signal.aborted) {
    try {
      await inTurn(databases, 'drawings upkeep', tidy);
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'the drawings were not tidied');
    }
    await sleep(HOUR_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
