import { announce } from './changes.ts';
import { database, gestureRange, writeTo, type OutboxEntry } from './database.ts';

/**
 * Gives a drawing whose save met newer work on the server a new id on this device: its draft, its gestures, its
 * keyframe and its waiting saves all move, so that both branches are kept. Waiting saves get new keys, being new requests.
 */
export async function forkDrawing(drawingId: string): Promise<void> {
  const forkId = crypto.randomUUID();
  const tx = writeTo(await database(), 'outbox', 'drafts', 'gestures', 'keyframes');
  const drafts = tx.objectStore('drafts');
  const gestures = tx.objectStore('gestures');
  const keyframes = tx.objectStore('keyframes');
  const waiting = await tx.objectStore('outbox').index('drawing').getAll(drawingId);
  await Promise.all(waiting.map((entry) => tx.objectStore('outbox').put(moved(entry, forkId))));
  const draft = await drafts.get(drawingId);
  await drafts.delete(drawingId);
  if (draft) await drafts.put({ ...draft, drawingId: forkId, baseRevision: 0, savedGestures: 0 });
  const records = await gestures.getAll(gestureRange(drawingId));
  await gestures.delete(gestureRange(drawingId));
  await Promise.all(records.map((record) => gestures.put({ ...record, drawingId: forkId })));
  const keyframe = await keyframes.get(drawingId);
  await keyframes.delete(drawingId);
  if (keyframe) await keyframes.put({ ...keyframe, drawingId: forkId });
  await tx.done;
  announce('changed');
}

function moved(entry: OutboxEntry, forkId: string): OutboxEntry {
  const packet = { ...entry.packet, drawingId: forkId };
  return { ...entry, drawingId: forkId, packet, key: crypto.randomUUID(), baseRevision: null, forked: true };
}
