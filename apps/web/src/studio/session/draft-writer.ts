import type { Draft, DraftFacts } from '../../device/drafts/draft.ts';
import { HoldLostError, type Hold } from '../../device/drafts/hold.ts';
import type { DraftStore, OpenedDraft } from '../../device/drafts/store.ts';
import { onLeaving } from './on-leaving.ts';

/** Milliseconds of rest after which the view is noted. */
const REST_MS = 400;
/** Milliseconds after which gestures that could not be kept are tried again. */
const RETRY_MS = 4_000;

/**
 * How the strokes of an open page are kept. `waiting`: not on disk yet, and why. `deleted`: in another tab, and nothing
 * was drawn here since. `taken-over`: another tab has the drawing; strokes finished here after that are kept in a
 * drawing of their own.
 */
export type WriterState =
  | { readonly kind: 'whole' | 'deleted' }
  | { readonly kind: 'waiting'; readonly reason: 'no-room' | 'not-kept' }
  | { readonly kind: 'taken-over'; readonly drawingId: string; readonly hasBranch: boolean };

/** What became of the drawing while it was open. */
export type WriterNews =
  /** The server had other work: this goes on as a new drawing beside `from`. */
  | { readonly kind: 'branched'; readonly from: string }
  /** It was deleted elsewhere and drawn on here: this goes on as a new drawing. */
  | { readonly kind: 'deleted' }
  /** Site data was cleared: the drawing was written again. */
  | { readonly kind: 'restored' };

/** What a writer tells. */
export interface WriterListener {
  onState(state: WriterState): void;
  onNews(news: WriterNews): void;
}

const WHOLE: WriterState = { kind: 'whole' };

/**
 * Puts everything that happens on a page on disk as it happens. Gestures that could not be kept wait in their order: a
 * journal has no gaps. It goes along when its drawing gets another id.
 */
export class DraftWriter {
  readonly #store: DraftStore;
  readonly #facts: () => DraftFacts;
  readonly #listener: WriterListener;
  /** Every gesture of the drawing; the first `#written` are on disk. */
  readonly #all: Uint8Array[];
  #written: number;
  #draft: Draft;
  #hold: Hold;
  #state: WriterState = WHOLE;
  /** Why the last attempt to write failed, and whether the person knows of the gestures that wait. */
  #failure: unknown = null;
  #isTold = false;
  #isClosing = false;
  /** Whether the last attempt failed. */
  #isFailing = false;
  #queue: Promise<void> = Promise.resolve();
  #cancelRest: (() => void) | null = null;
  #cancelRetry: (() => void) | null = null;
  #letGo: () => void;
  readonly #stopListening: () => void;

  /** The facts are asked for whenever something is written. */
  constructor(store: DraftStore, opened: OpenedDraft, facts: () => DraftFacts, listener: WriterListener) {
    this.#store = store;
    this.#facts = facts;
    this.#listener = listener;
    this.#all = [...opened.gestures];
    this.#written = this.#all.length;
    this.#draft = opened.draft;
    this.#hold = opened.hold;
    this.#letGo = this.#lock();
    this.#stopListening = onLeaving(() => void this.flush());
  }

  /** Keeps a finished gesture. */
  gesture(bytes: Uint8Array): void {
    this.#all.push(bytes);
    this.#isTold = false;
    void this.#inTurn();
  }

  /** Keeps a keyframe of the gestures handed in so far, unless one of them could not be kept. */
  keyframe(bytes: Uint8Array): void {
    const made = this.#all.length;
    void this.#inTurn(async () => {
      if (this.#state.kind === 'whole' && this.#written >= made)
        await this.#store.keepKeyframe(this.#hold, bytes);
    });
  }

  /** Notes that the view or the tool changed; written after a short rest. */
  touched(): void {
    this.#cancelRest?.();
    this.#cancelRest = this.#store.device.clock.after(REST_MS, () => void this.flush());
  }

  /** Writes what is still only in memory; resolves when it is on disk or could not be put there. */
  flush(thumbnail?: Blob): Promise<void> {
    this.#cancelRest?.();
    return this.#inTurn(async () => {
      // What is held after a take-over is the drawing of its own, if there is one.
      if (this.#state.kind === 'taken-over' && !this.#state.hasBranch) return;
      const noted = this.#facts();
      this.#follow(await this.#store.update(this.#hold, thumbnail ? { ...noted, thumbnail } : noted));
    });
  }

  /** Goes on with all of it as a new drawing. */
  keepAsNew(): Promise<void> {
    return this.#inTurn(() => this.#branchOff());
  }

  state(): WriterState {
    return this.#state;
  }

  /** Whether every gesture handed in is on disk, in the drawing that is open. */
  isWhole(): boolean {
    return this.#state.kind === 'whole' && this.#written === this.#all.length;
  }

  /** Throws HoldLostError when the drawing is not held any more, and why a gesture waits when one does. */
  assertWhole(): void {
    const state = this.#state;
    if (state.kind === 'taken-over') throw new HoldLostError(state);
    if (state.kind === 'deleted') throw new HoldLostError({ kind: 'deleted' });
    if (!this.isWhole()) throw this.#failure;
  }

  /** How many gestures the drawing has, those that wait included. */
  gestures(): number {
    return this.#all.length;
  }

  /** The draft as last written. */
  draft(): Draft {
    return this.#draft;
  }

  hold(): Hold {
    return this.#hold;
  }

  /**
   * Writes the rest and lets go; a drawing that nothing was drawn on goes. What cannot be written is tried again for as
   * long as the tab is open.
   */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.flush();
    if (this.isWhole()) await this.#store.discardEmpty(this.#hold);
  }

  /** What could not be noted may have been cleared away as well: only a write that goes through tells. */
  #endIfWritten(): void {
    if (!this.#isClosing || this.#isFailing || this.#written < this.#all.length) return;
    this.#stopListening();
    this.#cancelRest?.();
    this.#cancelRetry?.();
    this.#letGo();
  }

  #lock(): () => void {
    const name = `inkbloom-drawing/${this.#hold.drawingId}`;
    return this.#store.device.locks.take(name, () => void this.#inTurn(() => this.#check()));
  }

  #lockAnew(): void {
    this.#letGo();
    this.#letGo = this.#lock();
  }

  /** Asks whether the drawing is still held, when another tab seems to have it. */
  async #check(): Promise<void> {
    if (this.#state.kind !== 'taken-over') this.#follow(await this.#store.update(this.#hold, {}));
  }

  #turn(state: WriterState): void {
    this.#state = state;
    this.#listener.onState(state);
  }

  /** Goes along when the drawing has another id than before. */
  #follow(latest: Draft): void {
    this.#draft = latest;
    const from = this.#hold.drawingId;
    if (latest.drawingId === from) return;
    this.#hold = { ...this.#hold, drawingId: latest.drawingId };
    this.#lockAnew();
    if (this.#state.kind !== 'taken-over') this.#listener.onNews({ kind: 'branched', from });
  }

  #goOnWith({ draft, hold }: OpenedDraft): void {
    this.#draft = draft;
    this.#hold = hold;
    this.#written = draft.gestures;
    this.#lockAnew();
    if (this.#state.kind === 'deleted') this.#turn(WHOLE);
  }

  async #branchOff(): Promise<void> {
    this.#goOnWith(await this.#store.branch(this.#draft, this.#hold, [...this.#all]));
  }

  async #append(noted: DraftFacts): Promise<void> {
    const batch = this.#all.slice(this.#written);
    if (batch.length === 0) return;
    this.#follow(await this.#store.append(this.#hold, this.#written, batch, noted));
    this.#written += batch.length;
  }

  /**
   * Goes on in another way when the drawing is not held any more; strokes finished after that are never left behind.
   */
  async #recover({ loss }: HoldLostError): Promise<void> {
    const state = this.#state;
    // What another tab took over is that one's to write again.
    const isOwn = state.kind !== 'taken-over' || state.hasBranch;
    if (loss.kind === 'cleared' && isOwn) this.#written = 0;
    const hasStrays = this.#written < this.#all.length;
    if (state.kind === 'taken-over') await this.#giveUp(state.drawingId, hasStrays);
    else if (loss.kind === 'taken-over') await this.#giveUp(loss.drawingId, hasStrays);
    else if (loss.kind === 'cleared') {
      this.#goOnWith(await this.#store.restore(this.#draft, this.#hold, [...this.#all]));
      this.#listener.onNews({ kind: 'restored' });
    } else if (hasStrays) {
      await this.#branchOff();
      this.#listener.onNews({ kind: 'deleted' });
    } else if (state.kind !== 'deleted') this.#turn({ kind: 'deleted' });
  }

  async #giveUp(drawingId: string, hasStrays: boolean): Promise<void> {
    if (this.#state.kind !== 'taken-over') this.#turn({ kind: 'taken-over', drawingId, hasBranch: false });
    if (!hasStrays) return;
    await this.#branchOff();
    this.#turn({ kind: 'taken-over', drawingId, hasBranch: true });
  }

  async #orRecover(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof HoldLostError)) throw error;
      await this.#recover(error);
    }
  }

  async #write(work: (() => Promise<void>) | undefined): Promise<void> {
    const noted = this.#facts();
    await this.#orRecover(() => this.#append(noted));
    if (this.#state.kind === 'waiting' && this.#written === this.#all.length) this.#turn(WHOLE);
    if (work) await this.#orRecover(work);
  }

  #report(error: unknown): void {
    console.error('something of the drawing could not be kept', error);
    this.#failure = error;
    this.#isFailing = true;
    const hasAll = this.#written === this.#all.length;
    if (hasAll && !this.#isClosing) return;
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    if (!hasAll && this.#state.kind !== 'taken-over' && !this.#isTold)
      this.#turn({ kind: 'waiting', reason: isFull ? 'no-room' : 'not-kept' });
    this.#isTold = true;
    this.#cancelRetry?.();
    this.#cancelRetry = this.#store.device.clock.after(RETRY_MS, () => void this.flush());
  }

  #inTurn(work?: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue
      .then(() => this.#write(work))
      .then(
        () => void (this.#isFailing = false),
        (error: unknown) => this.#report(error),
      )
      .then(() => this.#endIfWritten());
    return this.#queue;
  }
}
