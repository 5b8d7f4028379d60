import { announce } from './changes.ts';
import { database, writeTo, type OutboxEntry } from './database.ts';
import type { Draft, SentOutcome } from './draft.ts';
import type { SavePacket } from './save-packet.ts';

/** Outcomes kept for tabs that still wait for them. */
const OUTCOMES_KEPT = 32;

/** An entry whose base is fixed, fit to be sent and sent again. */
export type ReadyEntry = OutboxEntry & { readonly baseRevision: number };

/**
 * Queues a save behind the ones before it and answers its place in the queue. A save of the same drawing that was
 * never attempted is replaced: the newer one holds all of it.
 */
export async function enqueue(packet: SavePacket, person: string): Promise<number> {
  const { drawingId } = packet;
  const tx = writeTo(await database(), 'outbox', 'counters');
  const outbox = tx.objectStore('outbox');
  const counter = ((await tx.objectStore('counters').get('outbox')) ?? 0) + 1;
  for (const older of await outbox.index('drawing').getAll(drawingId)) {
    if (older.baseRevision === null && older.person === person) await outbox.delete(older.counter);
  }
  await tx.objectStore('counters').put(counter, 'outbox');
  const key = crypto.randomUUID();
  await outbox.put({ counter, key, drawingId, person, packet, baseRevision: null, forked: false });
  await tx.done;
  return counter;
}

/** The oldest waiting entry of a person, or null. */
export async function nextEntry(person: string): Promise<OutboxEntry | null> {
  const waiting = await (await database()).getAll('outbox');
  return waiting.find((entry) => entry.person === person) ?? null;
}

/** The waiting save that holds exactly these gestures of a drawing, or null: trying again sends it, not a copy. */
export async function waitingFor(drawingId: string, gestures: number): Promise<OutboxEntry | null> {
  const waiting = await (await database()).getAllFromIndex('outbox', 'drawing', drawingId);
  return waiting.find((entry) => entry.packet.gestures === gestures) ?? null;
}

/**
 * Fixes the base revision at the first attempt, when the ends of the drawing's earlier saves are known. Null when the
 * entry is gone because its drawing was deleted.
 */
export async function prepare(entry: OutboxEntry): Promise<ReadyEntry | null> {
  const tx = writeTo(await database(), 'outbox', 'drafts');
  if (!(await tx.objectStore('outbox').getKey(entry.counter))) return null;
  const draft = await tx.objectStore('drafts').get(entry.drawingId);
  const ready = { ...entry, baseRevision: entry.baseRevision ?? draft?.baseRevision ?? 0 };
  await tx.objectStore('outbox').put(ready);
  await tx.done;
  return ready;
}

/** Takes a finished entry out of the queue and notes how it went, for its draft and for the tab that waits. */
export async function settle(
  entry: OutboxEntry,
  outcome: SentOutcome,
  change: (draft: Draft) => Partial<Draft>,
): Promise<void> {
  const tx = writeTo(await database(), 'outbox', 'drafts', 'outcomes');
  const drafts = tx.objectStore('drafts');
  const outcomes = tx.objectStore('outcomes');
  const draft = await drafts.get(entry.drawingId);
  await tx.objectStore('outbox').delete(entry.counter);
  if (draft) await drafts.put({ ...draft, ...change(draft) });
  await outcomes.put(outcome, entry.counter);
  await outcomes.delete(IDBKeyRange.upperBound(entry.counter - OUTCOMES_KEPT));
  await tx.done;
  announce('changed');
}

/** How the entry with this place in the queue ended; null while it waits. */
export async function outcomeOf(counter: number): Promise<SentOutcome | null> {
  return (await (await database()).get('outcomes', counter)) ?? null;
}
