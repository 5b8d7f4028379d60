import type { Draft } from './draft.ts';
import type { Transaction } from './storage.ts';

/** The gestures of a drawing, oldest first, and the latest keyframe of it, as an engine restores them. */
export interface KeptJournal {
  readonly gestures: readonly Uint8Array[];
  /** A frame that spares replaying most of the gestures; null when none was made yet. */
  readonly keyframe: Uint8Array | null;
}

/** A journal as one list of frames. */
export function framesOf({ gestures, keyframe }: KeptJournal): readonly Uint8Array[] {
  return keyframe ? [...gestures, keyframe] : gestures;
}

/** What is kept of a drawing. */
export async function journalOf(drawingId: string, tx: Transaction): Promise<KeptJournal> {
  const [records, keyframe] = await Promise.all([
    tx.find('gestures.drawing', drawingId),
    tx.get('keyframes', drawingId),
  ]);
  return { gestures: records.map(({ bytes }) => bytes), keyframe: keyframe?.bytes ?? null };
}

/** Puts a draft with its journal in place of whatever had its id. */
export async function putDrawing(draft: Draft, journal: KeptJournal, tx: Transaction): Promise<void> {
  const { drawingId } = draft;
  await tx.deleteGestures(drawingId);
  await Promise.all(
    journal.gestures.map((bytes, counter) => tx.put('gestures', { drawingId, counter, bytes })),
  );
  if (journal.keyframe) await tx.put('keyframes', { drawingId, bytes: journal.keyframe });
  else await tx.delete('keyframes', drawingId);
  await tx.put('drafts', draft);
}

/** Takes a drawing away with everything that belongs to it, also the saves that would bring it back. */
export async function dropDrawing(drawingId: string, tx: Transaction): Promise<void> {
  for (const { counter } of await tx.find('outbox.drawing', drawingId)) await tx.delete('outbox', counter);
  await tx.deleteGestures(drawingId);
  await tx.delete('keyframes', drawingId);
  await tx.delete('kept', drawingId);
  await tx.delete('drafts', drawingId);
}

/**
 * Gives a drawing another id, with its journal and its waiting saves, as work the server does not know yet. Waiting
 * saves get new keys, being new requests.
 */
export async function moveDrawing(
  from: string,
  to: string,
  newId: () => string,
  tx: Transaction,
): Promise<void> {
  const [draft, journal, waiting] = await Promise.all([
    tx.get('drafts', from),
    journalOf(from, tx),
    tx.find('outbox.drawing', from),
  ]);
  await dropDrawing(from, tx);
  if (draft) {
    const moved = {
      ...draft,
      drawingId: to,
      baseRevision: 0,
      savedGestures: 0,
      branchOf: from,
      trouble: null,
    };
    await putDrawing(moved, journal, tx);
  }
  for (const entry of waiting) {
    const packet = { ...entry.packet, drawingId: to };
    const fresh = { baseRevision: null, forked: true, attempts: 0, notBefore: 0 };
    await tx.put('outbox', { ...entry, ...fresh, drawingId: to, packet, key: newId() });
  }
}
