import type { Device } from './device.ts';
import { handOver, isDirty, newDraft, type Draft, type DraftFacts, type DraftPage } from './draft.ts';
import { finishedPacket, type Finished } from './finished.ts';
import { broughtBack, type BroughtBack } from './brought-back.ts';
import { heldDraft, type Hold } from './hold.ts';
import { enqueue } from './outbox.ts';
import { dropDrawing, journalOf, moveDrawing, putDrawing, type KeptJournal } from './records.ts';
import type { SavePacket } from './save-packet.ts';
import { DRAWING_STORES, type Transaction } from './storage.ts';

/** A draft that this tab may write to, with what was drawn so far. */
export interface OpenedDraft extends KeptJournal {
  readonly draft: Draft;
  readonly hold: Hold;
}

/** Thrown when a finished picture shows less than what was drawn since, or more. */
export class PictureOutdatedError extends Error {
  override readonly name = 'PictureOutdatedError';
}

/** Where a finished save went: beside a draft of nobody, or into the outbox of the person whose drawing it is. */
export type Finish =
  | { readonly kind: 'kept'; readonly drawingId: string }
  | { readonly kind: 'queued'; readonly drawingId: string; readonly place: number; readonly owner: string };

const JOURNAL_STORES = ['drafts', 'gestures', 'keyframes', 'about'] as const;
const HELD_STORES = ['drafts', 'about'] as const;
const FINISH_STORES = [...DRAWING_STORES, 'about', 'counters'] as const;

function isVisible(draft: Draft, person: string | null): boolean {
  return draft.person === null || draft.person === person;
}

/** Everything the device keeps of drawings. Each change is one transaction that asks first whether it still applies. */
export class DraftStore {
  readonly device: Device;

  constructor(device: Device) {
    this.device = device;
  }

  /** Every draft on this device, latest first. */
  async list(): Promise<Draft[]> {
    const drafts = await this.device.storage.read(['drafts'], (tx) => tx.list('drafts'));
    return drafts.toSorted((a, b) => b.updatedAt - a.updatedAt);
  }

  get(drawingId: string): Promise<Draft | undefined> {
    return this.device.storage.read(['drafts'], (tx) => tx.get('drafts', drawingId));
  }

  /** What is kept of a drawing, all of one moment. */
  journal(drawingId: string): Promise<KeptJournal> {
    return this.device.storage.read(['gestures', 'keyframes'], (tx) => journalOf(drawingId, tx));
  }

  /** The finished picture kept beside a draft of nobody. */
  keptPacket(drawingId: string): Promise<SavePacket | undefined> {
    return this.device.storage.read(['kept'], (tx) => tx.get('kept', drawingId));
  }

  /**
   * The drafts of a page that a person may see: their own first, then those of nobody, drawn ones and the latest first.
   */
  async ofPage({ activityId, pageIndex }: DraftPage, person: string | null): Promise<Draft[]> {
    const found = await this.device.storage.read(['drafts'], (tx) =>
      tx.find('drafts.page', [activityId, pageIndex] as const),
    );
    const rank = (draft: Draft): number => (draft.person === person ? 2 : 0) + (draft.gestures > 0 ? 1 : 0);
    return found
      .filter((draft) => isVisible(draft, person))
      .toSorted((a, b) => rank(b) - rank(a) || b.updatedAt - a.updatedAt);
  }

  /** Begins an empty draft, under the wanted id where that is free. */
  create(page: DraftPage, person: string | null, wanted: string | undefined): Promise<OpenedDraft> {
    return this.#change(JOURNAL_STORES, async (tx) => {
      const isFree = wanted !== undefined && !(await tx.get('drafts', wanted));
      const drawingId = isFree ? wanted : this.device.newId();
      const draft = newDraft(page, person, {
        drawingId,
        writer: this.device.newId(),
        now: this.device.clock.now(),
      });
      await tx.put('drafts', draft);
      return this.#opened(draft, person, tx);
    });
  }

  /**
   * Takes a draft over from whatever tab had it, whose next write is refused. What the page says of itself is noted as
   * it is today. Null when there is none that the person may see.
   */
  take(drawingId: string, page: DraftPage, person: string | null): Promise<OpenedDraft | null> {
    return this.#change(JOURNAL_STORES, async (tx) => {
      const found = await tx.get('drafts', drawingId);
      if (!found || !isVisible(found, person)) return null;
      const draft = { ...found, ...page, ...handOver(found, this.device.newId()) };
      await tx.put('drafts', draft);
      return this.#opened(draft, person, tx);
    });
  }

  /**
   * Puts a newer state of a drawing in place of the one that was seen, and opens it. Null, and nothing changed, when
   * that one is not there any more, holds work the server does not have, or is as new.
   */
  replaceIfUnchanged(seen: Draft | null, next: Draft, journal: KeptJournal): Promise<OpenedDraft | null> {
    return this.#change([...JOURNAL_STORES, 'outbox'], async (tx) => {
      const { drawingId } = next;
      const here = await tx.get('drafts', drawingId);
      const wasHere = seen?.drawingId === drawingId;
      if (wasHere && !here) return null;
      if (here && (isDirty(here) || here.baseRevision >= next.baseRevision)) return null;
      if (here && !isVisible(here, next.person)) return null;
      if ((await tx.find('outbox.drawing', drawingId)).length > 0) return null;
      const draft = here ? { ...next, ...handOver(here, next.writer) } : next;
      await putDrawing(draft, journal, tx);
      return this.#opened(draft, draft.person, tx);
    });
  }

  /**
   * Puts finished gestures on disk behind the ones before them, the first of them being the `at`-th of the drawing;
   * those that are there already are passed over. Resolves once they are durable. Throws HoldLostError.
   */
  append(hold: Hold, at: number, gestures: readonly Uint8Array[], facts: DraftFacts = {}): Promise<Draft> {
    return this.#change([...HELD_STORES, 'gestures'], async (tx) => {
      const draft = await heldDraft(hold, tx);
      const { drawingId } = draft;
      const missing = gestures.slice(draft.gestures - at);
      await Promise.all(
        missing.map((bytes, n) => tx.put('gestures', { drawingId, counter: draft.gestures + n, bytes })),
      );
      const next = {
        ...draft,
        ...facts,
        person: missing.length > 0 ? (draft.person ?? hold.person) : draft.person,
        gestures: draft.gestures + missing.length,
        updatedAt: this.device.clock.now(),
      };
      await tx.put('drafts', next);
      return next;
    });
  }

  /** Notes facts that need no gesture, such as the view. Throws HoldLostError. */
  update(hold: Hold, facts: DraftFacts): Promise<Draft> {
    return this.#change(HELD_STORES, async (tx) => {
      const next = { ...(await heldDraft(hold, tx)), ...facts };
      await tx.put('drafts', next);
      return next;
    });
  }

  /** Puts a keyframe beside the gestures it was made of, in place of the one before it. Throws HoldLostError. */
  keepKeyframe(hold: Hold, bytes: Uint8Array): Promise<void> {
    return this.device.storage.write([...HELD_STORES, 'keyframes'], async (tx) => {
      const { drawingId } = await heldDraft(hold, tx);
      await tx.put('keyframes', { drawingId, bytes });
    });
  }

  /** Keeps everything a tab has drawn as a drawing of its own, which it then holds. */
  branch(from: Draft, hold: Hold, gestures: readonly Uint8Array[]): Promise<OpenedDraft> {
    return this.#change(JOURNAL_STORES, async (tx) => {
      const draft = {
        ...from,
        drawingId: this.device.newId(),
        writer: this.device.newId(),
        earlierWriters: [],
        person: from.person ?? hold.person,
        baseRevision: 0,
        savedGestures: 0,
        gestures: gestures.length,
        branchOf: from.drawingId,
        updatedAt: this.device.clock.now(),
      };
      await putDrawing(draft, { gestures, keyframe: null }, tx);
      return this.#opened(draft, hold.person, tx);
    });
  }

  /** Writes a drawing again as its tab has it, after site data was cleared; beside another that took its id since. */
  async restore(from: Draft, hold: Hold, gestures: readonly Uint8Array[]): Promise<OpenedDraft> {
    const restored = await this.#change(JOURNAL_STORES, async (tx) => {
      if (await tx.get('drafts', from.drawingId)) return null;
      // Who drew on in work of nobody made it theirs.
      const person = gestures.length > from.gestures ? (from.person ?? hold.person) : from.person;
      const draft = { ...from, person, gestures: gestures.length };
      await putDrawing(draft, { gestures, keyframe: null }, tx);
      return this.#opened(draft, hold.person, tx);
    });
    return restored ?? this.branch(from, hold, gestures);
  }

  /**
   * Keeps a finished picture together with the journal it shows: `count` gestures. Throws HoldLostError, and
   * PictureOutdatedError when the drawing has another number of them.
   */
  finish(hold: Hold, count: number, finished: Finished): Promise<Finish> {
    return this.#change(FINISH_STORES, async (tx) => {
      const draft = await heldDraft(hold, tx);
      if (draft.gestures !== count)
        throw new PictureOutdatedError(`${draft.gestures} gestures, not ${count}`);
      const packet = finishedPacket(draft, await journalOf(draft.drawingId, tx), finished, this.#now());
      return this.#keepFinished(draft, packet, draft.person ?? hold.person, tx);
    });
  }

  /**
   * Gives a draft of nobody to a person and queues its finished picture. False when it is not there any more, or is
   * somebody's already.
   */
  adopt(packet: SavePacket, person: string): Promise<boolean> {
    return this.#change(FINISH_STORES, async (tx) => {
      const draft = await tx.get('drafts', packet.drawingId);
      if (!draft || draft.person !== null) return false;
      await this.#keepFinished(draft, packet, person, tx);
      return true;
    });
  }

  /**
   * Puts a version that its person brought back in place of what this device has of the drawing, if it has any. Work
   * that the server does not have goes on as a drawing of its own, whose id is answered; null when there was none.
   */
  bringIn(version: BroughtBack, journal: KeptJournal): Promise<string | null> {
    return this.#change(DRAWING_STORES, async (tx) => {
      const { drawingId, person, revision } = version;
      const here = await tx.get('drafts', drawingId);
      if (here?.person !== person || here.baseRevision >= revision) return null;
      const isWaiting = (await tx.find('outbox.drawing', drawingId)).length > 0;
      if (isDirty(here) || isWaiting) {
        const aside = this.device.newId();
        await moveDrawing(drawingId, aside, () => this.device.newId(), tx);
        return aside;
      }
      await putDrawing(broughtBack(here, version, journal, this.device), journal, tx);
      return null;
    });
  }

  /** Takes a drawing off this device, with its waiting saves. */
  remove(drawingId: string): Promise<void> {
    return this.#change(DRAWING_STORES, (tx) => dropDrawing(drawingId, tx));
  }

  /** As remove, if nothing was drawn since it was seen and it shall still go. */
  removeIfUnchanged(drawingId: string, gestures: number, isWanted: () => boolean): Promise<void> {
    return this.#change(DRAWING_STORES, async (tx) => {
      const draft = await tx.get('drafts', drawingId);
      if (draft?.gestures === gestures && isWanted()) await dropDrawing(drawingId, tx);
    });
  }

  /** Notes what the person calls a drawing; with `was` only while it is still called that. */
  rename(drawingId: string, name: string | null, was?: string): Promise<void> {
    return this.#change(['drafts'], async (tx) => {
      const draft = await tx.get('drafts', drawingId);
      if (!draft || (was !== undefined && draft.name !== was)) return;
      await tx.put('drafts', { ...draft, name });
    });
  }

  /**
   * Makes a second drawing of one, with all its strokes, that the server knows nothing of. False when there is none.
   */
  copy(drawingId: string, name: string): Promise<boolean> {
    return this.#change(['drafts', 'gestures', 'keyframes'], async (tx) => {
      const draft = await tx.get('drafts', drawingId);
      if (!draft) return false;
      const { device } = this;
      const ids = { drawingId: device.newId(), writer: device.newId(), earlierWriters: [] };
      const fresh = { baseRevision: 0, savedGestures: 0, branchOf: null, trouble: null };
      const next = { ...draft, ...ids, ...fresh, name, updatedAt: device.clock.now() };
      await putDrawing(next, await journalOf(drawingId, tx), tx);
      return true;
    });
  }

  /** Takes off a draft that nothing was drawn on, if this tab still holds it. */
  discardEmpty(hold: Hold): Promise<void> {
    return this.#change([...DRAWING_STORES, 'about'], async (tx) => {
      const [draft] = await tx.find('drafts.writer', hold.writer);
      if (draft?.gestures === 0) await dropDrawing(draft.drawingId, tx);
    });
  }

  /** Puts whole drawings of nobody in, all of them or none; `place` says under which id, or null for not at all. */
  addAll<D extends KeptJournal>(
    drawings: readonly D[],
    place: (drawing: D, tx: Transaction) => Promise<Draft | null>,
  ): Promise<number> {
    return this.#change(JOURNAL_STORES, async (tx) => {
      let added = 0;
      for (const drawing of drawings) {
        const draft = await place(drawing, tx);
        if (!draft) continue;
        await putDrawing(draft, drawing, tx);
        added += 1;
      }
      return added;
    });
  }

  async #keepFinished(
    draft: Draft,
    packet: SavePacket,
    owner: string | null,
    tx: Transaction,
  ): Promise<Finish> {
    const { drawingId } = draft;
    if (owner === null) {
      await tx.put('kept', packet);
      return { kind: 'kept', drawingId };
    }
    await tx.put('drafts', { ...draft, person: owner });
    await tx.delete('kept', drawingId);
    const place = await enqueue(packet, owner, this.device.newId(), tx);
    return { kind: 'queued', drawingId, place, owner };
  }

  async #opened(draft: Draft, person: string | null, tx: Transaction): Promise<OpenedDraft> {
    const { drawingId, writer } = draft;
    const birth = (await tx.get('about', 'birth')) ?? '';
    return { draft, hold: { drawingId, writer, person, birth }, ...(await journalOf(drawingId, tx)) };
  }

  #now(): string {
    return new Date(this.device.clock.now()).toISOString();
  }

  /** A write that every tab is told of. */
  async #change<T>(
    stores: Parameters<Device['storage']['write']>[0],
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    const result = await this.device.storage.write(stores, work);
    this.device.changes.announce('changed');
    return result;
  }
}
