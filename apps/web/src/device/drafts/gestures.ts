import { announce } from './changes.ts';
import { database, gestureRange, writeTo } from './database.ts';
import type { Draft } from './draft.ts';

/** What a finished gesture changes in its draft. */
export type DraftFacts = Partial<
  Pick<Draft, 'coloredShare' | 'strokes' | 'spentSeconds' | 'view' | 'thumbnail'>
>;

/** Thrown to an older tab that writes to a draft another tab has opened since. */
export class TakenOverError extends Error {
  override readonly name = 'TakenOverError';
}

/** Throws TakenOverError unless the draft is this writer's. */
export function checkWriter(draft: Draft | undefined, writer: string): asserts draft is Draft {
  if (draft?.writer !== writer) throw new TakenOverError('this drawing was opened in another tab');
}

/**
 * Puts a finished gesture on disk behind the ones before it, together with the facts that go with it.
 * Resolves once it is durable. Throws TakenOverError when another tab has opened the drawing since.
 */
export async function appendGesture(
  drawingId: string,
  writer: string,
  bytes: Uint8Array,
  facts: DraftFacts = {},
): Promise<Draft> {
  const tx = writeTo(await database(), 'drafts', 'gestures');
  const drafts = tx.objectStore('drafts');
  const draft = await drafts.get(drawingId);
  checkWriter(draft, writer);
  const next = { ...draft, ...facts, gestures: draft.gestures + 1, updatedAt: Date.now() };
  await tx.objectStore('gestures').add({ drawingId, counter: draft.gestures, bytes });
  await drafts.put(next);
  await tx.done;
  announce('changed');
  return next;
}

/** Notes facts that need no gesture, such as the view; throws TakenOverError as appendGesture does. */
export async function updateDraft(drawingId: string, writer: string, facts: DraftFacts): Promise<void> {
  const tx = writeTo(await database(), 'drafts');
  const draft = await tx.store.get(drawingId);
  checkWriter(draft, writer);
  await tx.store.put({ ...draft, ...facts });
  await tx.done;
  announce('changed');
}

/** The gestures of a drawing, oldest first. */
export async function readGestures(drawingId: string): Promise<Uint8Array[]> {
  const records = await (await database()).getAll('gestures', gestureRange(drawingId));
  return records.map((record) => record.bytes);
}
