import {
  encodeEntry,
  joinJournal,
  kindOf,
  sortFrames,
  splitJournal,
  UNITS_PER_PIXEL,
  type JournalEntry,
  type JournalHeader,
  type SplitJournal,
  type StrokeBrush,
} from '@inkbloom/formats/journal';
import { runToEnd } from './run-to-end.ts';
import type { Background } from './background.ts';
import type { Box } from './box.ts';
import { strokeSeed } from './random.ts';
import { Drawing, type LiveStroke } from './drawing.ts';
import type { History } from './history.ts';
import { makeKeyframe, snapshotOf, openKeyframe, type ReplayStart } from './keyframes.ts';
import type { PaintLayer } from './paint-layer.ts';
import { rebuild } from './rebuild.ts';
import type { Regions } from './regions.ts';
import type { StayInside } from './settings.ts';
import { createSignal } from './signal.ts';
import type { PaintTarget } from './tools/paint.ts';

/** A journal whole, or as the bytes of its entries, a keyframe perhaps among them. */
export type JournalSource = Uint8Array | readonly Uint8Array[];

/** How restoring went. */
export interface Restored {
  /** Whether some of the journal was damaged and left out. */
  readonly damaged: boolean;
  /** Gestures that no keyframe stands for. */
  readonly replayed: number;
}

/** How a stroke begins: size in page pixels, opacity 0 to 1. */
export interface StrokeStart {
  readonly brush: StrokeBrush;
  readonly rgb: number;
  readonly size: number;
  readonly opacity: number;
  readonly stayInside: StayInside;
}

/** A fill in page pixels, opacity 0 to 1. */
export interface FillRequest {
  readonly x: number;
  readonly y: number;
  readonly rgb: number;
  readonly opacity: number;
}

/** An action that is being done, in pieces if it is a long one. */
interface Action {
  readonly entry: JournalEntry;
  readonly pieces: Generator<void, Box | null>;
}

/**
 * Writes down every action on a drawing as it happens. Numbers are rounded to what the journal keeps before anything
 * is painted, so the journal always gives the same pixels again.
 */
export class Recorder {
  readonly #header: JournalHeader;
  readonly #seed: number;
  readonly #background: Background;
  readonly #drawing: Drawing;
  readonly #gestures = createSignal<Uint8Array<ArrayBuffer>>();
  readonly #paint = createSignal<Box>();
  readonly #changes = createSignal<void>();
  #frames: Uint8Array[] = [];
  #live: LiveStroke | null = null;
  #current: Action | null = null;
  #strokes = 0;
  #restoring = false;

  constructor(header: JournalHeader, regions: Regions, seed: number, background: Background) {
    this.#header = header;
    this.#seed = seed;
    this.#background = background;
    this.#drawing = new Drawing(header.width, header.height, regions, background);
  }

  get layer(): PaintLayer {
    return this.#drawing.layer;
  }

  get history(): History {
    return this.#drawing.history;
  }

  /** Strokes and fills begun. */
  get strokes(): number {
    return this.#strokes;
  }

  /** Tells of the bytes of each finished action. */
  onGesture(listener: (entry: Uint8Array<ArrayBuffer>) => void): () => void {
    return this.#gestures.on(listener);
  }

  /** Tells of each part of the page whose paint changes. */
  onPaint(listener: (box: Box) => void): () => void {
    return this.#paint.on(listener);
  }

  /** Tells that an action is finished. */
  onChange(listener: () => void): () => void {
    return this.#changes.on(listener);
  }

  /**
   * Applies an action and writes it down, if it changes anything; says whether it does. A long one goes on between the work of
   * others; what reads, keeps or changes the drawing meanwhile ends it first.
   */
  perform(entry: JournalEntry): boolean {
    this.#assertEditable();
    this.#current = { entry, pieces: this.#drawing.play(entry) };
    return this.#run(this.#current);
  }

  /** Ends at once what is under way. */
  finishNow(): void {
    while (this.runSlice());
  }

  /** Does a short piece of what is under way; says whether there was anything to do. */
  runSlice(): boolean {
    const action = this.#current;
    const piece = action?.pieces.next();
    if (action && piece?.done) this.#finishAction(action, piece.value);
    return action !== null;
  }

  /** Fills from a place on the page; says whether it changed anything. */
  fillFrom({ x, y, rgb, opacity }: FillRequest): boolean {
    this.#strokes++;
    return this.perform({ kind: 'fill', x: Math.floor(x), y: Math.floor(y), rgb, opacity: toByte(opacity) });
  }

  /** Makes ready what a first stroke with a brush would have to wait for. */
  prepare(brush: StrokeBrush): void {
    this.#drawing.prepare(brush);
  }

  /** Begins a stroke; it is written down when it is finished. */
  beginStroke({ brush, rgb, size, opacity, stayInside }: StrokeStart): PaintTarget {
    this.#assertEditable();
    const seed = strokeSeed(this.#seed, this.#strokes++);
    const fence = stayInside === 'off' ? {} : { inside: stayInside === 'first' ? 0 : stayInside };
    const style = { brush, rgb, size: toUnits(size), opacity: toByte(opacity), seed, ...fence };
    const live = this.#drawing.begin(style);
    this.#live = live;
    return {
      add: ({ page, pressure, tilt }) => {
        const leaning = tilt > 0 ? { tilt } : {};
        this.#changed(live.add({ x: toUnits(page.x), y: toUnits(page.y), pressure, ...leaning }));
      },
      finish: () => this.#finish(live),
      abandon: () => {
        this.#live = null;
        this.#changed(live.abandon());
      },
    };
  }

  /** Brings the paint to where it should be: ends what is under way, and paints what a running stroke has laid since the last time. */
  paintWaiting(): void {
    this.finishNow();
    this.#live?.paint();
  }

  /** Everything written down so far. */
  journal(): Uint8Array<ArrayBuffer> {
    this.finishNow();
    return joinJournal(this.#header, this.#frames);
  }

  /** A keyframe for everything written down so far; null while something is being drawn. */
  async keyframe(): Promise<Uint8Array<ArrayBuffer> | null> {
    this.finishNow();
    if (this.layer.hasPending()) await this.#background.runInSlices(this.layer.applyAllPending());
    if (this.#live || this.#current || this.#restoring) return null;
    return makeKeyframe(snapshotOf(this.#drawing, this.#frames.length), this.#background);
  }

  /** Starts over and does again every entry that a journal holds, as far as it is whole. */
  replay(source: JournalSource): { readonly damaged: boolean } {
    this.#assertEditable();
    const journal = this.#split(source);
    return this.#resumeFrom(journal, runToEnd(rebuild(this.#drawing, journal.entries, null)));
  }

  /**
   * Comes to the same as replay, from the last keyframe and with pauses. Until it is done, nothing else may change the
   * drawing.
   */
  async restore(source: JournalSource): Promise<Restored> {
    this.#assertEditable();
    this.#restoring = true;
    try {
      const journal = this.#split(source);
      const start = await this.#startOf(journal);
      const pieces = rebuild(this.#drawing, journal.entries, start);
      for (let piece = pieces.next(); ; piece = pieces.next()) {
        if (piece.done) {
          const replayed = piece.value - (start?.entries ?? 0);
          return { ...this.#resumeFrom(journal, piece.value), replayed };
        }
        await this.#background.pause();
      }
    } finally {
      this.#restoring = false;
    }
  }

  #split(source: JournalSource): SplitJournal {
    if (!(source instanceof Uint8Array)) return { header: this.#header, ...sortFrames(source) };
    const journal = splitJournal(source);
    const { width, height } = this.#header;
    if (journal.header.width === width && journal.header.height === height) return journal;
    throw new RangeError('a journal of another page size');
  }

  async #startOf({ entries, keyframe }: SplitJournal): Promise<ReplayStart | null> {
    return keyframe && openKeyframe(keyframe, entries, this.layer.tileCount, this.#background);
  }

  #resumeFrom({ entries, damaged }: SplitJournal, understood: number): { readonly damaged: boolean } {
    this.#frames = entries.slice(0, understood);
    this.#drawing.position = understood;
    this.#strokes = this.#frames.map(kindOf).filter((kind) => kind === 'stroke' || kind === 'fill').length;
    this.#applyPending();
    this.#paint.emit(this.layer.bounds);
    this.#changes.emit();
    return { damaged: damaged || understood < entries.length };
  }

  /** Has what the last action left undone done in free moments; what looks at the paint before does it itself. */
  #applyPending(): void {
    if (!this.layer.hasPending()) return;
    void this.#background.runInSlices(this.layer.applyAllPending()).then(() => this.#changes.emit());
  }

  #assertEditable(): void {
    if (this.#restoring) throw new Error('the drawing is still being restored');
    this.finishNow();
  }

  /** Goes on with an action until it is done or it is others' turn; says whether it changes anything, as a long one does. */
  #run(action: Action): boolean {
    for (let piece = action.pieces.next(); ; piece = action.pieces.next()) {
      if (piece.done) return this.#finishAction(action, piece.value);
      const pause = this.#background.pause();
      if (!pause) continue;
      void pause.then(() => this.#current === action && this.#run(action));
      return true;
    }
  }

  #finishAction({ entry }: Action, box: Box | null): boolean {
    this.#current = null;
    if (!box) return false;
    this.#applyPending();
    this.#paint.emit(box);
    this.#write(entry);
    return true;
  }

  #finish(live: LiveStroke): void {
    this.#live = null;
    const done = live.finish();
    if (!done) return;
    this.#changed(done.box);
    this.#write(done.entry);
  }

  #write(entry: JournalEntry): void {
    const frame = encodeEntry(entry);
    this.#frames.push(frame);
    this.#drawing.position = this.#frames.length;
    this.#changes.emit();
    this.#gestures.emit(frame);
  }

  #changed(box: Box | null): void {
    if (box) this.#paint.emit(box);
  }
}

function toUnits(pixels: number): number {
  return Math.round(pixels * UNITS_PER_PIXEL);
}

function toByte(share: number): number {
  return Math.round(share * 255);
}
