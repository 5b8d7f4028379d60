import type { Device } from './device.ts';
import type { Draft, SentOutcome } from './draft.ts';
import { moveDrawing } from './records.ts';
import type { SavePacket } from './save-packet.ts';
import type { OutboxEntry, Transaction } from './storage.ts';

/** Outcomes kept for tabs that still wait for them. */
const OUTCOMES_KEPT = 32;
/** Milliseconds until a save that did not go through is tried again; each time twice as long. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
/** Attempts after which the person is told, in the server's words, that a save does not go through. */
const ATTEMPTS_UNTOLD = 3;

/** An entry whose base is fixed, fit to be sent and sent again. */
export type ReadyEntry = OutboxEntry & { readonly baseRevision: number };

/**
 * Queues a save behind the ones before it and answers its place. One that holds exactly as much and waits already is
 * tried again instead; one that was never attempted is replaced, since the newer holds all of it.
 */
export async function enqueue(
  packet: SavePacket,
  person: string,
  key: string,
  tx: Transaction,
): Promise<number> {
  const { drawingId } = packet;
  const waiting = (await tx.find('outbox.drawing', drawingId)).filter((entry) => entry.person === person);
  const same = waiting.find((entry) => entry.packet.gestures === packet.gestures);
  if (same) {
    await tx.put('outbox', { ...same, notBefore: 0 });
    return same.counter;
  }
  for (const older of waiting) if (older.baseRevision === null) await tx.delete('outbox', older.counter);
  const counter = ((await tx.get('counters', 'outbox')) ?? 0) + 1;
  await tx.put('counters', counter, 'outbox');
  const fresh = { baseRevision: null, forked: false, attempts: 0, notBefore: 0 };
  await tx.put('outbox', { ...fresh, counter, key, drawingId, person, packet });
  return counter;
}

/** Whether an entry's pause is over. A clock that was set back does not make it longer than any pause is. */
export function isDue({ notBefore }: OutboxEntry, now: number): boolean {
  return now >= notBefore || notBefore - now > LONGEST_PAUSE_MS * 2;
}

/** The saves of the drawings on this device that wait to be sent. */
export class Outbox {
  readonly device: Device;

  constructor(device: Device) {
    this.device = device;
  }

  /** The drawings of a person that have saves waiting, the longest waiting first. */
  async drawings(person: string): Promise<string[]> {
    return [...new Set((await this.#waiting(person)).map((entry) => entry.drawingId))];
  }

  /** The oldest waiting save of a drawing, or null. */
  async next(drawingId: string, person: string): Promise<OutboxEntry | null> {
    return (await this.#waiting(person)).find((entry) => entry.drawingId === drawingId) ?? null;
  }

  /** When a person's next save is due, the others of its drawing being behind it; null when none waits. */
  async nextDue(person: string): Promise<number | null> {
    const first = new Map<string, number>();
    for (const { drawingId, notBefore } of await this.#waiting(person))
      if (!first.has(drawingId)) first.set(drawingId, notBefore);
    return first.size > 0 ? Math.min(...first.values()) : null;
  }

  /** How the entry with this place ended; null while it waits. */
  async outcome(place: number): Promise<SentOutcome | null> {
    return (await this.device.storage.read(['outcomes'], (tx) => tx.get('outcomes', place))) ?? null;
  }

  /**
   * Fixes the base revision at the first attempt, when the ends of the drawing's earlier saves are known. Null when the
   * entry is not there any more, or is of another drawing by now.
   */
  prepare({ counter, key }: OutboxEntry): Promise<ReadyEntry | null> {
    return this.device.storage.write(['outbox', 'drafts'], async (tx) => {
      const entry = await tx.get('outbox', counter);
      if (entry?.key !== key) return null;
      const draft = await tx.get('drafts', entry.drawingId);
      const ready = { ...entry, baseRevision: entry.baseRevision ?? draft?.baseRevision ?? 0 };
      await tx.put('outbox', ready);
      return ready;
    });
  }

  /** Notes that the server took a save. */
  accept(entry: ReadyEntry, revision: number): Promise<void> {
    const { drawingId, forked, person, packet } = entry;
    return this.#end(entry, { kind: forked ? 'forked' : 'saved', drawingId, revision }, (draft) => ({
      person,
      baseRevision: Math.max(draft.baseRevision, revision),
      savedGestures: Math.max(draft.savedGestures, packet.gestures),
      trouble: null,
    }));
  }

  /** Notes that the server will never take a save; what was drawn stays on the device. */
  refuse(entry: ReadyEntry, message: string): Promise<void> {
    const { drawingId } = entry;
    return this.#end(entry, { kind: 'failed', drawingId, message }, () => ({ trouble: message }));
  }

  /** Puts a save off after an attempt in vain. */
  async postpone({ counter, key }: ReadyEntry, message: string | null): Promise<void> {
    const { storage, clock, random, changes } = this.device;
    await storage.write(['outbox', 'drafts'], async (tx) => {
      const entry = await tx.get('outbox', counter);
      if (entry?.key !== key) return;
      const attempts = entry.attempts + 1;
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS) * (1 + random() / 4);
      await tx.put('outbox', { ...entry, attempts, notBefore: clock.now() + pause });
      if (message === null || attempts < ATTEMPTS_UNTOLD) return;
      const draft = await tx.get('drafts', entry.drawingId);
      if (draft) await tx.put('drafts', { ...draft, trouble: message });
    });
    changes.announce('changed');
  }

  /** Takes out a save that cannot be sent if a newer one, which holds all of it, waits behind it. */
  giveWay({ counter, key, drawingId, person }: ReadyEntry): Promise<boolean> {
    return this.device.storage.write(['outbox'], async (tx) => {
      const waiting = await tx.find('outbox.drawing', drawingId);
      const isHere = waiting.some((entry) => entry.counter === counter && entry.key === key);
      const hasNewer = waiting.some((entry) => entry.counter > counter && entry.person === person);
      if (isHere && hasNewer) await tx.delete('outbox', counter);
      return isHere && hasNewer;
    });
  }

  /** Gives the drawing of an entry an id of its own, and the entry a new key. Null when the entry is gone. */
  async branchOff({ counter, key }: ReadyEntry): Promise<string | null> {
    const to = this.device.newId();
    const moved = await this.device.storage.write(
      ['drafts', 'gestures', 'keyframes', 'kept', 'outbox'],
      async (tx) => {
        const entry = await tx.get('outbox', counter);
        if (entry?.key !== key) return null;
        await moveDrawing(entry.drawingId, to, () => this.device.newId(), tx);
        return to;
      },
    );
    this.device.changes.announce('changed');
    return moved;
  }

  /** Makes an entry another request: its key was used for something else. */
  renew({ counter, key }: ReadyEntry): Promise<void> {
    return this.device.storage.write(['outbox'], async (tx) => {
      const entry = await tx.get('outbox', counter);
      if (entry?.key !== key) return;
      await tx.put('outbox', { ...entry, key: this.device.newId(), baseRevision: null });
    });
  }

  async #waiting(person: string): Promise<OutboxEntry[]> {
    const all = await this.device.storage.read(['outbox'], (tx) => tx.list('outbox'));
    return all.filter((entry) => entry.person === person).toSorted((a, b) => a.counter - b.counter);
  }

  /** Takes an entry out and notes how it went, for its draft and for the tab that waits. */
  async #end(
    { counter, key, drawingId }: ReadyEntry,
    outcome: SentOutcome,
    change: (draft: Draft) => Partial<Draft>,
  ): Promise<void> {
    await this.device.storage.write(['outbox', 'drafts', 'outcomes'], async (tx) => {
      const draft = await tx.get('drafts', drawingId);
      const isWaiting = (await tx.get('outbox', counter))?.key === key;
      if (isWaiting) await tx.delete('outbox', counter);
      if (draft && isWaiting) await tx.put('drafts', { ...draft, ...change(draft) });
      // Another store, after site data was cleared, counts from the beginning.
      if (!isWaiting) return;
      await tx.put('outcomes', outcome, counter);
      await tx.delete('outcomes', counter - OUTCOMES_KEPT);
    });
    this.device.changes.announce('changed');
  }
}
