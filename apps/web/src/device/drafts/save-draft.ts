import { REQUEST_TIMEOUT_MS } from '../../api/client/request-settings.ts';
import type { SaveOutcome, Wait } from './draft.ts';
import type { Finished } from './finished.ts';
import type { Hold } from './hold.ts';
import { orAfter } from './or-after.ts';
import type { Outbox } from './outbox.ts';
import { deliverDrawing, type Halt, type SendSave } from './sender.ts';
import type { DraftStore } from './store.ts';

/** A finished drawing and the tab it is saved from. */
export interface SaveRequest {
  readonly hold: Hold;
  /** How many gestures the finished picture shows. */
  readonly gestures: number;
  readonly finished: Finished;
  /** Who is signed in now; null for a guest. */
  readonly person: string | null;
}

type Unsent = Halt | null | 'offline' | 'slow';

function waitOf(unsent: Unsent): Wait {
  if (unsent === 'offline') return 'offline';
  if (unsent === null || unsent === 'slow' || unsent.kind === 'stopped') return 'slow';
  return unsent.kind === 'signed-out' ? 'signed-out' : 'server';
}

/** Tries to send a drawing's saves, for as long as a request may take. */
async function sendNow(outbox: Outbox, drawingId: string, person: string, send: SendSave): Promise<Unsent> {
  const { device } = outbox;
  if (!device.isOnline()) return 'offline';
  const delivery = { person, send, isForced: true, isStopped: () => false };
  // What waits on disk is sent later, whatever goes wrong now.
  const sent = deliverDrawing(outbox, drawingId, delivery).catch((error: unknown) => {
    console.error('the save could not be sent now', error);
    return 'slow' as const;
  });
  return orAfter(device.clock, REQUEST_TIMEOUT_MS, sent, 'slow');
}

/**
 * Saves a drawing. One of nobody stays on this device. A person's is queued on disk first and then sent; the answer is
 * waited for as long as a request may take, after which, or without a connection, it is sent later. Throws
 * HoldLostError and PictureOutdatedError, and what the device throws that cannot keep it.
 */
export async function saveDraft(
  store: DraftStore,
  outbox: Outbox,
  { hold, gestures, finished, person }: SaveRequest,
  send: SendSave,
): Promise<SaveOutcome> {
  const finish = await store.finish(hold, gestures, finished);
  if (finish.kind === 'kept') return finish;
  const { drawingId, place, owner } = finish;
  if (owner !== person) {
    // Its person may have signed in again by now.
    store.device.changes.announce('queued');
    const wait = person === null ? 'signed-out' : 'other-person';
    return { kind: 'queued', drawingId, wait, message: null };
  }
  const unsent = await sendNow(outbox, drawingId, person, send);
  const outcome = await outbox.outcome(place);
  if (outcome) return outcome;
  store.device.changes.announce('queued');
  const message = unsent && typeof unsent === 'object' && 'message' in unsent ? unsent.message : null;
  return { kind: 'queued', drawingId, wait: waitOf(unsent), message };
}
