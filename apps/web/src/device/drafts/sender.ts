import type { DrawingSave, SavedDrawing } from '@inkbloom/contracts/drawings';
import { forkDrawing } from './fork.ts';
import { nextEntry, prepare, settle, type ReadyEntry } from './outbox.ts';
import { toPayload } from './save-packet.ts';
import { judge } from './verdict.ts';

/** Hands a save to the server; throws what the request client throws. */
export type Send = (save: DrawingSave) => Promise<SavedDrawing>;

const LOCK = 'inkbloom-outbox';

async function accept(entry: ReadyEntry, saved: SavedDrawing): Promise<void> {
  const { drawingId, revision } = saved;
  await settle(entry, { kind: entry.forked ? 'forked' : 'saved', drawingId, revision }, (draft) => ({
    person: entry.person,
    baseRevision: revision,
    savedGestures: Math.max(draft.savedGestures, entry.packet.gestures),
    trouble: null,
  }));
}

/** Why the queue stopped before its end, in the server's words if it answered. */
export interface Halt {
  readonly message: string | null;
}

/** Sends one entry. Answers null when it is settled, `again` when it now is another request, or why to stop. */
async function deliver(entry: ReadyEntry, send: Send): Promise<Halt | 'again' | null> {
  try {
    await accept(entry, await send(await toPayload(entry.packet, entry.key, entry.baseRevision)));
    return null;
  } catch (error) {
    const verdict = judge(error);
    if (verdict.kind === 'later') return { message: verdict.message };
    if (verdict.kind === 'conflict') {
      await forkDrawing(entry.drawingId);
      return 'again';
    }
    const { message } = verdict;
    await settle(entry, { kind: 'failed', drawingId: entry.drawingId, message }, () => ({
      trouble: message,
    }));
    return null;
  }
}

async function deliverAll(person: string, send: Send): Promise<Halt | null> {
  for (let entry = await nextEntry(person); entry; entry = await nextEntry(person)) {
    const ready = await prepare(entry);
    const end = ready && (await deliver(ready, send));
    if (end !== null && end !== 'again') return end;
  }
  return null;
}

/**
 * Sends a person's waiting saves in order; one tab at a time does so, the others wait their turn. Answers null when
 * nothing waits any more, or why the rest has to wait.
 */
export function drainOutbox(person: string, send: Send): Promise<Halt | null> {
  return navigator.locks.request(LOCK, () => deliverAll(person, send));
}
