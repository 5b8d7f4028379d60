import { database, gestureRange, writeTo } from './database.ts';
import { checkWriter } from './gestures.ts';

/** The gestures of a drawing, oldest first, and the latest keyframe of it, as an engine restores them. */
export interface KeptJournal {
  readonly gestures: readonly Uint8Array[];
  /** A frame that spares replaying most of the gestures; null when none was made yet. */
  readonly keyframe: Uint8Array | null;
}

/**
 * Puts a keyframe beside the gestures it was made of, which must be on disk, in place of the one before it. Throws
 * TakenOverError as appendGesture does.
 */
export async function keepKeyframe(drawingId: string, writer: string, bytes: Uint8Array): Promise<void> {
  const tx = writeTo(await database(), 'drafts', 'keyframes');
  checkWriter(await tx.objectStore('drafts').get(drawingId), writer);
  await tx.objectStore('keyframes').put({ drawingId, bytes });
  await tx.done;
}

/** What is kept of a drawing, all of one moment. */
export async function readJournal(drawingId: string): Promise<KeptJournal> {
  const tx = (await database()).transaction(['gestures', 'keyframes']);
  const [records, keyframe] = await Promise.all([
    tx.objectStore('gestures').getAll(gestureRange(drawingId)),
    tx.objectStore('keyframes').get(drawingId),
  ]);
  return { gestures: records.map(({ bytes }) => bytes), keyframe: keyframe?.bytes ?? null };
}

/** A journal as one list of frames. */
export function framesOf({ gestures, keyframe }: KeptJournal): readonly Uint8Array[] {
  return keyframe ? [...gestures, keyframe] : gestures;
}
