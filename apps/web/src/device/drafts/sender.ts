import type { SavedDrawing } from '@inkbloom/contracts/drawings';
import { RequestError } from '../../api/client/request-error.ts';
import { isDue, type Outbox, type ReadyEntry } from './outbox.ts';
import { judge } from './failed-save.ts';

/** Hands a save to the server; throws what the request client throws. */
export type SendSave = (entry: ReadyEntry) => Promise<SavedDrawing>;

/** Why the saves of a drawing wait; null when none does any more. */
export type Halt =
  | { readonly kind: 'later'; readonly isAnswer: boolean; readonly message: string | null }
  | { readonly kind: 'signed-out' | 'stopped' };

/** For whom saves are sent, and how. */
export interface Delivery {
  readonly person: string;
  readonly send: SendSave;
  /** Whether saves that failed a moment ago are tried again now. */
  readonly isForced: boolean;
  /** Asked before each request: a delivery that was stopped begins none. */
  readonly isStopped: () => boolean;
}

const UNREADABLE =
  'The finished picture of this drawing could not be read. Open the drawing and save it again.';

/** The lock under which the saves of one drawing are sent, one after another. */
function lockOf(drawingId: string): string {
  return `inkbloom-outbox/${drawingId}`;
}

type End = Halt | 'goes-on' | { readonly movedTo: string };

async function afterFailure(outbox: Outbox, entry: ReadyEntry, error: unknown): Promise<End> {
  const verdict = judge(error);
  switch (verdict.kind) {
    case 'signed-out':
      return { kind: 'signed-out' };
    case 'later':
      await outbox.postpone(entry, verdict.message);
      return verdict;
    case 'unreadable':
      if (await outbox.giveWay(entry)) return 'goes-on';
      await outbox.postpone(entry, UNREADABLE);
      return { kind: 'later', isAnswer: false, message: UNREADABLE };
    case 'used-key':
      await outbox.renew(entry);
      return 'goes-on';
    case 'conflict': {
      const movedTo = await outbox.branchOff(entry);
      return movedTo === null ? 'goes-on' : { movedTo };
    }
    case 'refused':
      await outbox.refuse(entry, verdict.message);
      return 'goes-on';
  }
}

/** What a proxy answers where the server went away that had taken the save; another one may take it. */
const BAD_GATEWAY = 502;

/** Sends a save, and at once again, with the same key, where the server went away that was about to answer. */
async function sendPastLostServer(entry: ReadyEntry, send: SendSave): Promise<SavedDrawing> {
  try {
    return await send(entry);
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== BAD_GATEWAY) throw error;
    return send(entry);
  }
}

async function deliver(outbox: Outbox, entry: ReadyEntry, send: SendSave): Promise<End> {
  let revision: number;
  try {
    ({ revision } = await sendPastLostServer(entry, send));
  } catch (error) {
    return afterFailure(outbox, entry, error);
  }
  await outbox.accept(entry, revision);
  return 'goes-on';
}

/** Sends what waits of one drawing in its order, until it is told to stop or the drawing is another one. */
async function deliverInOrder(
  outbox: Outbox,
  drawingId: string,
  { person, send, isForced, isStopped }: Delivery,
): Promise<Halt | { readonly movedTo: string } | null> {
  for (
    let entry = await outbox.next(drawingId, person);
    entry;
    entry = await outbox.next(drawingId, person)
  ) {
    if (!isForced && !isDue(entry, outbox.device.clock.now()))
      return { kind: 'later', isAnswer: false, message: null };
    const ready = await outbox.prepare(entry);
    if (isStopped()) return { kind: 'stopped' };
    const end = ready ? await deliver(outbox, ready, send) : 'goes-on';
    if (end !== 'goes-on') return end;
  }
  return null;
}

/**
 * Sends the waiting saves of one drawing; one tab at a time does so. Answers null when none waits any more, or why they
 * wait.
 */
export async function deliverDrawing(
  outbox: Outbox,
  drawingId: string,
  delivery: Delivery,
): Promise<Halt | null> {
  const { withLock } = outbox.device.locks;
  for (let id = drawingId; ;) {
    const end = await withLock(lockOf(id), () => deliverInOrder(outbox, id, delivery));
    if (end === null || 'kind' in end) return end;
    id = end.movedTo;
  }
}

/** Sends the waiting saves of a person, drawing by drawing; one whose save does not go through holds up no other. */
export async function deliverAll(outbox: Outbox, delivery: Delivery): Promise<Halt | null> {
  let halt: Halt | null = null;
  for (const drawingId of await outbox.drawings(delivery.person)) {
    const end = await deliverDrawing(outbox, drawingId, delivery);
    if (end && end.kind !== 'later') return end;
    halt ??= end;
  }
  return halt;
}

/**
 * Sends what waits of a drawing, then does the work before any other save of it can be sent from this device. The work
 * is told why saves still wait, or null.
 */
export function afterSending<T>(
  outbox: Outbox,
  drawingId: string,
  delivery: Delivery,
  work: (halt: Halt | null) => Promise<T>,
): Promise<T> {
  return whileNotSent(outbox, drawingId, async () => {
    const end = await deliverInOrder(outbox, drawingId, delivery);
    return work(end && 'kind' in end ? end : null);
  });
}

/** Runs the work while no save of the drawing is under way from this device. */
export function whileNotSent<T>(outbox: Outbox, drawingId: string, work: () => Promise<T>): Promise<T> {
  return outbox.device.locks.withLock(lockOf(drawingId), work);
}
