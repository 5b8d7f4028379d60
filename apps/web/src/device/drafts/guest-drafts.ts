import { announce } from './changes.ts';
import { database, writeTo } from './database.ts';
import type { Draft } from './draft.ts';
import { listDrafts } from './drafts.ts';
import { packetOf, type Finished } from './finished.ts';
import { framesOf, readJournal } from './keyframes.ts';
import { enqueue } from './outbox.ts';
import type { SavePacket } from './save-packet.ts';

/** Drafts with something on them that nobody was signed in for, latest first. */
export async function guestDrafts(): Promise<Draft[]> {
  return (await listDrafts()).filter((draft) => draft.person === null && draft.gestures > 0);
}

/** Paints the picture of a draft from the frames of its journal; rejects when its page cannot be had. */
export type Finish = (draft: Draft, frames: readonly Uint8Array[]) => Promise<Finished>;

/** The finished save of a draft: the one kept beside it, or a new one when the work went on or was never finished. */
export async function packetFor(draft: Draft, finish: Finish): Promise<SavePacket> {
  const kept = await (await database()).get('kept', draft.drawingId);
  if (kept?.gestures === draft.gestures) return kept;
  return packetOf(draft, await finish(draft, framesOf(await readJournal(draft.drawingId))));
}

async function adopt(guest: Draft, uid: string, finish: Finish): Promise<void> {
  const { drawingId } = guest;
  await enqueue(await packetFor(guest, finish), uid);
  const tx = writeTo(await database(), 'drafts', 'kept');
  const draft = await tx.objectStore('drafts').get(drawingId);
  if (draft) await tx.objectStore('drafts').put({ ...draft, person: uid });
  await tx.objectStore('kept').delete(drawingId);
  await tx.done;
}

/**
 * Gives the drafts of nobody to a person and queues their finished pictures; one that was never finished gets its
 * picture now. A draft that cannot be finished stays as it is. Answers how many were given.
 */
export async function adoptGuestDrafts(uid: string, finish: Finish): Promise<number> {
  let given = 0;
  for (const draft of await guestDrafts()) {
    try {
      await adopt(draft, uid, finish);
      given += 1;
    } catch (error) {
      console.warn('a coloring could not be added to the account', error);
    }
  }
  announce('queued');
  return given;
}
