import type { Draft } from './draft.ts';
import { finishedPacket, type Finished } from './finished.ts';
import { framesOf } from './records.ts';
import type { SavePacket } from './save-packet.ts';
import type { DraftStore } from './store.ts';

/** Paints the picture of a draft from the frames of its journal; rejects when its page cannot be had. */
export type FinishGuestDraft = (draft: Draft, frames: readonly Uint8Array[]) => Promise<Finished>;

/** Drafts with something on them that nobody was signed in for, latest first. */
export async function guestDrafts(store: DraftStore): Promise<Draft[]> {
  return (await store.list()).filter((draft) => draft.person === null && draft.gestures > 0);
}

/** The finished save of a draft: the one kept beside it, or a new one when the work went on or was never finished. */
export async function packetFor(
  store: DraftStore,
  draft: Draft,
  finish: FinishGuestDraft,
): Promise<SavePacket> {
  const kept = await store.keptPacket(draft.drawingId);
  if (kept?.gestures === draft.gestures) return kept;
  // One reading for both: the picture has to show the journal it is kept with.
  const journal = await store.journal(draft.drawingId);
  const finished = await finish(draft, framesOf(journal));
  const endTime = new Date(store.device.clock.now()).toISOString();
  return finishedPacket(draft, journal, finished, endTime);
}

/**
 * Gives the drafts of nobody to a person and queues their finished pictures; one that was never finished gets its
 * picture now. A draft that cannot be finished stays as it is. Answers how many were given.
 */
export async function adoptGuestDrafts(
  store: DraftStore,
  person: string,
  finish: FinishGuestDraft,
): Promise<number> {
  let given = 0;
  for (const draft of await guestDrafts(store)) {
    try {
      if (await store.adopt(await packetFor(store, draft, finish), person)) given += 1;
    } catch (error) {
      console.warn('a coloring could not be added to the account', error);
    }
  }
  store.device.changes.announce('queued');
  return given;
}
