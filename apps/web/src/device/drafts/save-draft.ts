import { REQUEST_TIMEOUT_MS } from '../../api/client/request-settings.ts';
import { announce } from './changes.ts';
import { database, writeTo } from './database.ts';
import type { Draft, SaveOutcome } from './draft.ts';
import { packetOf, type Finished } from './finished.ts';
import { enqueue, outcomeOf, waitingFor } from './outbox.ts';
import type { SavePacket } from './save-packet.ts';
import { drainOutbox, type Halt, type Send } from './sender.ts';

/** Keeps the finished picture beside a draft that nobody is signed in for, ready to be added to an account. */
async function keepOnDevice(packet: SavePacket): Promise<void> {
  const tx = writeTo(await database(), 'kept');
  await tx.store.put(packet);
  await tx.done;
}

function afterTimeout(): Promise<Halt> {
  return new Promise((resolve) => setTimeout(() => resolve({ message: null }), REQUEST_TIMEOUT_MS));
}

/**
 * Saves a draft. Signed out it stays on this device. Signed in it is queued on disk first and then sent; the answer is
 * waited for as long as a request may take, after which, or without a connection, it is sent later.
 */
export async function saveDraft(
  draft: Draft,
  finished: Finished,
  person: string | null,
  send: Send,
): Promise<SaveOutcome> {
  const { drawingId } = draft;
  const packet = await packetOf(draft, finished);
  if (!person) {
    await keepOnDevice(packet);
    return { kind: 'kept', drawingId };
  }
  const waiting = await waitingFor(drawingId, packet.gestures);
  const place = waiting?.counter ?? (await enqueue(packet, person));
  const halt = navigator.onLine
    ? await Promise.race([drainOutbox(person, send), afterTimeout()])
    : { message: null };
  const outcome = await outcomeOf(place);
  if (outcome) return outcome;
  announce('queued');
  return { kind: 'queued', drawingId, message: halt?.message ?? null };
}
