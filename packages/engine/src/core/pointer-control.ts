import type { PointerSample } from './engine-api.ts';
import type { JournalRecorder } from './journal-recorder.ts';
import { parseColor } from './pixel.ts';
import type { Settings } from './settings.ts';
import { fillTool } from './tools/fill.ts';
import { paintTool } from './tools/paint.ts';
import { panTool } from './tools/pan.ts';
import type { GestureState } from './tools/tool.ts';
import type { ViewControl } from './view-control.ts';
import * as viewports from './viewport.ts';
import type { Point } from './viewport.ts';

/** Share of the page's longer side a pointer must go before a press becomes a line (CAN-5). */
const LEAST_MOVE = 0.001;

/** What a mouse or a finger reports in the pen's terms. */
const PRESSED = { pressure: 255, tilt: 0 };
const LIFTED = { pressure: 0, tilt: 0 };

/** What pointers act on. */
export interface PointerTarget {
  readonly view: ViewControl;
  readonly recorder: JournalRecorder;
  settings(): Settings;
  fillAtPage(place: Point): void;
}

/** Feeds pointer samples to the tool that is chosen when a gesture begins. */
export class PointerControl {
  readonly #target: PointerTarget;
  #gesture: GestureState | null = null;

  constructor(target: PointerTarget) {
    this.#target = target;
  }

  /** Feeds one sample. */
  feed({ phase, x, y, pointerType, isEraser = false, ...pen }: PointerSample): void {
    if (phase === 'down') {
      this.endGesture();
      this.#gesture = this.#tool(isEraser);
    }
    const held =
      pointerType === 'pen' ? { pressure: toByte(pen.pressure), tilt: toByte(pen.tilt ?? 0) } : PRESSED;
    const page = viewports.toPage(this.#target.view.viewport(), { x, y });
    this.#gesture = this.#gesture?.({ phase, view: { x, y }, page, ...held }) ?? null;
  }

  /** Ends the gesture under way, so that a command never meets a half drawn stroke. */
  endGesture(): void {
    const viewport = this.#target.view.viewport();
    const at = viewports.middleOf(viewport.view);
    this.#gesture?.({ phase: 'end', view: at, page: viewports.toPage(viewport, at), ...LIFTED });
    this.#gesture = null;
  }

  #tool(isEraser: boolean): GestureState {
    const { view, recorder, fillAtPage } = this.#target;
    const settings = this.#target.settings();
    const brush = isEraser ? 'eraser' : settings.brush;
    if (settings.mode === 'pan') return panTool(view.commands);
    if (brush === 'fill') return fillTool(fillAtPage);
    const viewport = view.viewport();
    const style = {
      brush,
      rgb: parseColor(settings.color) ?? 0,
      size: viewports.brushWidthOf(viewport, settings.size, settings.large),
      opacity: settings.opacity,
      stayInside: settings.stayInside,
    };
    const { width, height } = viewport.page;
    return paintTool(() => recorder.beginStroke(style), LEAST_MOVE * Math.max(width, height));
  }
}

function toByte(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 255);
}
