import {
  decodeEntry,
  encodeEntry,
  joinJournal,
  kindOf,
  type JournalEntry,
  type JournalHeader,
  strokeBrushOf,
  type StrokeEntry,
} from '@inkbloom/formats/journal';
import { ActionRunner } from './action-runner.ts';
import type { Background } from './background.ts';
import type { Box } from './box.ts';
import type { PaintBrushName } from './brushes/brush.ts';
import { NEWEST } from './brushes/palette.ts';
import type { DrawingState } from './drawing-state.ts';
import type { ActionKind } from './engine-api.ts';
import { LiveStroke, toUnits } from './live-stroke.ts';
import { strokeSeed } from './random.ts';
import type { StayInside } from './settings.ts';
import { createSignal } from './signal.ts';

/** How a stroke begins: size in page pixels, opacity 0 to 1. */
export interface StrokeStart {
  readonly brush: PaintBrushName;
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

/** An eraser has no color, and takes off everything. */
const ERASING = { rgb: 0, opacity: 255 };

/** Performs actions on a drawing and writes each down in its journal once it is done. */
export class JournalRecorder {
  readonly #header: JournalHeader;
  readonly #seed: number;
  readonly #background: Background;
  readonly #drawing: DrawingState;
  readonly #runner: ActionRunner<Box | null>;
  readonly #gestures = createSignal<Uint8Array<ArrayBuffer>>();
  readonly #paint = createSignal<Box>();
  readonly #changes = createSignal<void>();
  readonly #reopenings = createSignal<void>();
  #frames: Uint8Array[] = [];
  #live: LiveStroke | null = null;
  #strokes = 0;
  #locked = false;

  constructor(header: JournalHeader, drawing: DrawingState, seed: number, background: Background) {
    this.#header = header;
    this.#seed = seed;
    this.#background = background;
    this.#drawing = drawing;
    this.#runner = new ActionRunner(background);
  }

  /** Strokes and fills begun; a stroke that left nothing does not count. */
  get strokes(): number {
    return this.#strokes;
  }

  /** Entries written down so far. */
  get length(): number {
    return this.#frames.length;
  }

  /** Whether a stroke is being drawn. */
  get drawing(): boolean {
    return this.#live !== null;
  }

  /** Whether something is being drawn, runs or is being reopened, so that the journal does not say all. */
  get busy(): boolean {
    return this.#live !== null || this.#runner.busy || this.#locked;
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

  /** Tells that the drawing was opened again from a journal. */
  onReopened(listener: () => void): () => void {
    return this.#reopenings.on(listener);
  }

  /** An entry written down before. */
  entryAt(position: number): JournalEntry {
    return decodeEntry(this.#frames[position]!);
  }

  /** The bytes of the entries written down so far. */
  get frames(): readonly Uint8Array[] {
    return this.#frames;
  }

  /** What kind of action an entry of a step of history is. */
  actionAt(position: number): ActionKind {
    const frame = this.#frames[position]!;
    return strokeBrushOf(frame) === 'eraser' ? 'erase' : (kindOf(frame) as ActionKind);
  }

  /** Applies an action and writes it down if it changes anything; says whether it does. Long ones run in slices. */
  perform(entry: JournalEntry): boolean {
    this.assertEditable();
    return this.#runner.run(this.#drawing.play(entry), (box) => this.#finishAction(entry, box));
  }

  /** Runs one slice of the current action; says whether there is one. */
  runSlice(): boolean {
    return this.#runner.runSlice();
  }

  /** Runs the current action to its end. */
  finishNow(): void {
    this.#runner.finishNow();
  }

  /** Fills from a place on the page; says whether it changed anything. */
  fillFrom({ x, y, rgb, opacity }: FillRequest): boolean {
    this.#strokes++;
    return this.perform({ kind: 'fill', x: Math.floor(x), y: Math.floor(y), rgb, opacity: toByte(opacity) });
  }

  /** Begins a stroke; it is written down when it is finished. */
  beginStroke({ brush, rgb, size, opacity, stayInside }: StrokeStart): LiveStroke {
    this.assertEditable();
    const seed = strokeSeed(this.#seed, this.#strokes++);
    const fence = stayInside === 'off' ? {} : { inside: stayInside === 'first' ? 0 : stayInside };
    const paint = brush === 'eraser' ? ERASING : { rgb, opacity: toByte(opacity) };
    const style = { brush: NEWEST[brush], ...paint, size: toUnits(size), seed, ...fence };
    this.#live = new LiveStroke(this.#drawing, style, {
      changed: (box) => this.#paint.emit(box),
      ended: (entry) => this.#endStroke(entry),
    });
    return this.#live;
  }

  /** Brings the paint up to date: finishes the current action and paints what the live stroke has added. */
  paintWaiting(): void {
    this.finishNow();
    this.#live?.paint();
  }

  /** Everything written down so far. */
  journal(): Uint8Array<ArrayBuffer> {
    this.finishNow();
    return joinJournal(this.#header, this.#frames);
  }

  /** Throws while the drawing is locked; else finishes the current action. */
  assertEditable(): void {
    if (this.#locked) throw new Error('the drawing is still being restored');
    this.finishNow();
  }

  /** Locks the drawing against changes until the given function is called. */
  lock(): () => void {
    this.assertEditable();
    this.#locked = true;
    return () => {
      this.#locked = false;
    };
  }

  /** Goes on from entries that the drawing was just rebuilt from. */
  resumeFrom(frames: readonly Uint8Array[]): void {
    this.#frames = [...frames];
    this.#drawing.position = frames.length;
    this.#strokes = frames.map(kindOf).filter((kind) => kind === 'stroke' || kind === 'fill').length;
    this.#applyPending();
    this.#paint.emit(this.#drawing.layer.bounds);
    this.#changes.emit();
    this.#reopenings.emit();
  }

  /** Applies pending flips in idle time; reading the paint earlier applies them then. */
  #applyPending(): void {
    const { layer } = this.#drawing;
    if (!layer.hasPending()) return;
    void this.#background.runInSlices(layer.applyAllPending()).then(() => this.#changes.emit());
  }

  #finishAction(entry: JournalEntry, box: Box | null): boolean {
    if (!box) return false;
    this.#applyPending();
    this.#paint.emit(box);
    this.#write(entry);
    return true;
  }

  #endStroke(entry: StrokeEntry | null): void {
    this.#live = null;
    if (entry) this.#write(entry);
    else this.#strokes--;
  }

  #write(entry: JournalEntry): void {
    const frame = encodeEntry(entry);
    this.#frames.push(frame);
    this.#drawing.position = this.#frames.length;
    this.#changes.emit();
    this.#gestures.emit(frame);
  }
}

function toByte(share: number): number {
  return Math.round(share * 255);
}
