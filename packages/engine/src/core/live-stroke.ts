import { UNITS_PER_PIXEL, type JournalPoint, type StrokeEntry } from '@inkbloom/formats/journal';
import type { Box } from './box.ts';
import type { DrawingState } from './drawing-state.ts';
import type { Stroke, StrokeStyle } from './stroke.ts';
import type { ToolSample } from './tools/tool.ts';

/** What a live stroke tells while it is drawn. */
export interface LiveStrokeEvents {
  /** A part of the page changed or has to be painted again. */
  changed(box: Box): void;
  /** The stroke is over; its entry is null when it never touched the page or was taken back. */
  ended(entry: StrokeEntry | null): void;
}

/** A stroke under the pointer. It rounds samples to what the journal keeps, so that replaying gives the same pixels. */
export class LiveStroke {
  readonly #drawing: DrawingState;
  readonly #stroke: Stroke;
  readonly #events: LiveStrokeEvents;
  readonly #points: JournalPoint[] = [];

  constructor(drawing: DrawingState, style: StrokeStyle, events: LiveStrokeEvents) {
    this.#drawing = drawing;
    this.#stroke = drawing.beginStroke(style);
    this.#events = events;
  }

  /** Goes on to a sample. */
  add({ page, pressure, tilt }: ToolSample): void {
    const point = { x: toUnits(page.x), y: toUnits(page.y), pressure, ...(tilt > 0 ? { tilt } : {}) };
    this.#points.push(point);
    this.#stroke.add(point);
    this.#changed(this.#stroke.waiting);
  }

  /** Paints what was added since the last time. */
  paint(): void {
    this.#stroke.paint();
  }

  /** Ends the stroke as one step of history. */
  finish(): void {
    const drawn = this.#drawing.endStroke(this.#stroke);
    if (drawn) this.#changed(drawn.box);
    this.#events.ended(drawn ? { kind: 'stroke', ...this.#stroke.style, points: this.#points } : null);
  }

  /** Takes the stroke back as if it had never begun. */
  abandon(): void {
    this.#changed(this.#drawing.abandonStroke(this.#stroke));
    this.#events.ended(null);
  }

  #changed(box: Box | null): void {
    if (box) this.#events.changed(box);
  }
}

/** A length in page pixels as the journal counts it. */
export function toUnits(pixels: number): number {
  return Math.round(pixels * UNITS_PER_PIXEL);
}
