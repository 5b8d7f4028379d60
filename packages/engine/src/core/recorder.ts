import {
  decodeJournal,
  encodeEntry,
  joinJournal,
  UNITS_PER_PIXEL,
  type JournalEntry,
  type JournalHeader,
  type StrokeBrush,
} from '@inkbloom/formats/journal';
import type { Box } from './box.ts';
import { strokeSeed } from './chance.ts';
import { Drawing, type LiveStroke } from './drawing.ts';
import type { History } from './history.ts';
import type { PaintLayer } from './paint-layer.ts';
import type { Regions } from './regions.ts';
import { createSignal } from './signal.ts';
import type { PaintTarget } from './tools/paint.ts';

/** How a stroke begins: size in page pixels, opacity 0 to 1. */
export interface StrokeStart {
  readonly brush: StrokeBrush;
  readonly rgb: number;
  readonly size: number;
  readonly opacity: number;
}

/** A fill in page pixels, opacity 0 to 1. */
export interface FillOrder {
  readonly x: number;
  readonly y: number;
  readonly rgb: number;
  readonly opacity: number;
}

/**
 * Writes down every action on a drawing as it happens. Numbers are rounded to what the journal keeps before anything
 * is painted, so the journal always gives the same pixels again.
 */
export class Recorder {
  readonly #header: JournalHeader;
  readonly #seed: number;
  readonly #drawing: Drawing;
  readonly #gestures = createSignal<Uint8Array<ArrayBuffer>>();
  readonly #paint = createSignal<Box>();
  readonly #changes = createSignal<void>();
  #frames: Uint8Array<ArrayBuffer>[] = [];
  #live: LiveStroke | null = null;
  #strokes = 0;

  constructor(header: JournalHeader, regions: Regions, seed: number) {
    this.#header = header;
    this.#seed = seed;
    this.#drawing = new Drawing(header.width, header.height, regions);
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

  /** Applies an action and writes it down, if it changed anything; says whether it did. */
  perform(entry: JournalEntry): boolean {
    const box = this.#drawing.apply(entry);
    if (!box) return false;
    this.#paint.emit(box);
    this.#write(entry);
    return true;
  }

  /** Fills from a place on the page; says whether it changed anything. */
  fillFrom({ x, y, rgb, opacity }: FillOrder): boolean {
    this.#strokes++;
    return this.perform({ kind: 'fill', x: Math.floor(x), y: Math.floor(y), rgb, opacity: toByte(opacity) });
  }

  /** Begins a stroke; it is written down when it is finished. */
  beginStroke({ brush, rgb, size, opacity }: StrokeStart): PaintTarget {
    const seed = strokeSeed(this.#seed, this.#strokes++);
    const live = this.#drawing.begin({ brush, rgb, size: toUnits(size), opacity: toByte(opacity), seed });
    this.#live = live;
    return {
      add: ({ page, pressure }) =>
        this.#changed(live.add({ x: toUnits(page.x), y: toUnits(page.y), pressure })),
      finish: () => this.#finish(live),
      abandon: () => {
        this.#live = null;
        this.#changed(live.abandon());
      },
    };
  }

  /** Paints what a running stroke has laid since the last time. */
  paintWaiting(): void {
    this.#live?.paint();
  }

  /** Everything written down so far. */
  journal(): Uint8Array<ArrayBuffer> {
    return joinJournal(this.#header, this.#frames);
  }

  /** Starts over and does again what a journal holds, as far as it is whole. */
  replay(source: Uint8Array | readonly Uint8Array[]): { readonly damaged: boolean } {
    const bytes = source instanceof Uint8Array ? source : joinJournal(this.#header, source);
    const { header, entries, damaged } = decodeJournal(bytes);
    const { width, height } = this.#header;
    if (header.width !== width || header.height !== height)
      throw new RangeError('a journal of another page size');
    this.#drawing.reset();
    for (const entry of entries) this.#drawing.apply(entry);
    this.#frames = entries.map(encodeEntry);
    this.#strokes = entries.filter(({ kind }) => kind === 'stroke' || kind === 'fill').length;
    this.#paint.emit(this.layer.bounds);
    this.#changes.emit();
    return { damaged };
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
