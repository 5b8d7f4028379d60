import { announce } from './changes.ts';
import { database, writeTo } from './database.ts';
import type { Draft } from './draft.ts';
import { listDrafts } from './drafts.ts';
import { enqueue } from './outbox.ts';

/** Drafts with something on them that nobody was signed in for, latest first. */
export async function guestDrafts(): Promise<Draft[]> {
  return (await listDrafts()).filter((draft) => draft.person === null && draft.gestures > 0);
}

async function adopt(drawingId: string, uid: string): Promise<void> {
  const db = await database();
  const packet = await db.get('kept', drawingId);
  if (packet) await enqueue(packet, uid);
  const tx = writeTo(db, 'drafts', 'kept');
  const draft = await tx.objectStore('drafts').get(drawingId);
  if (draft) await tx.objectStore('drafts').put({ ...draft, person: uid });
  await tx.objectStore('kept').delete(drawingId);
  await tx.done;
}

/**
 * Gives the drafts of nobody to a person and queues their finished pictures. A draft that was never finished has no
 * picture yet; it is the person's from now on and is sent with its next save. Answers how many were given.
 */
export async function adoptGuestDrafts(uid: string): Promise<number> {
  const drafts = await guestDrafts();
  for (const draft of drafts) await adopt(draft.drawingId, uid);
  announce('queued');
  return drafts.length;
}
