import { NO_GESTURE, move, press, release, type Gesture } from './gesture.ts';
import { WHOLE, canZoom, panBy, stepZoom, zoomBy, type Point, type Size, type View } from './view.ts';
import { keyAction, wheelFactor, wheelZooms } from './viewer-input.ts';

/** Turns of the wheel closer together than this many milliseconds are one zoom action. */
const WHEEL_PAUSE = 300;

/** What the viewer tells its screen. */
export interface ViewerEvents {
  /** The page is shown otherwise; `isHeld` while a finger or button is down, so that it follows without easing. */
  readonly onView: (view: View, isHeld: boolean) => void;
  /** The person zoomed in or out, once an action. */
  readonly onZoom: () => void;
  /** The person asked for the next (1) or the previous (-1) page. */
  readonly onTurn: (by: 1 | -1) => void;
}

/**
 * Zoom and pan of the page inside a frame, by wheel, fingers, mouse and keys on it, and by the calls of buttons. The
 * frame becomes a stop of the Tab key.
 */
export class ViewerControls {
  readonly #frame: HTMLElement;
  readonly #events: ViewerEvents;
  readonly #listening = new AbortController();
  #view = WHOLE;
  #gesture: Gesture = NO_GESTURE;
  #lastWheel = -Infinity;

  constructor(frame: HTMLElement, events: ViewerEvents) {
    this.#frame = frame;
    this.#events = events;
    frame.tabIndex = 0;
    const { signal } = this.#listening;
    frame.addEventListener('wheel', (event) => this.#onWheel(event), { signal, passive: false });
    frame.addEventListener('pointerdown', (event) => this.#onDown(event), { signal });
    frame.addEventListener('pointermove', (event) => this.#onMove(event), { signal });
    frame.addEventListener('pointerup', (event) => this.#onUp(event), { signal });
    frame.addEventListener('pointercancel', (event) => this.#onUp(event), { signal });
    frame.addEventListener('keydown', (event) => this.#onKey(event), { signal });
  }

  /** One step in or out about the centre; nothing at the end of the range. */
  zoom(direction: 'in' | 'out'): void {
    if (!canZoom(this.#view, direction)) return;
    this.#show(stepZoom(this.#view, direction, this.#size()));
    this.#events.onZoom();
  }

  /** Back to the whole page. */
  reset(): void {
    this.#show(WHOLE);
  }

  /** Stops listening. */
  detach(): void {
    this.#listening.abort();
  }

  #show(view: View): void {
    this.#view = view;
    this.#events.onView(view, this.#gesture.pointers.size > 0);
  }

  #onWheel(event: WheelEvent): void {
    if (!wheelZooms(event, this.#view.scale, window.scrollY)) return;
    event.preventDefault();
    const isNewAction = event.timeStamp - this.#lastWheel > WHEEL_PAUSE;
    const zoomed = zoomBy(this.#view, wheelFactor(event), this.#size(), this.#place(event));
    this.#lastWheel = event.timeStamp;
    if (isNewAction && zoomed.scale !== this.#view.scale) this.#events.onZoom();
    this.#show(zoomed);
  }

  #onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#frame.setPointerCapture(event.pointerId);
    this.#gesture = press(this.#gesture, event.pointerId, this.#place(event));
  }

  #onMove(event: PointerEvent): void {
    if (!this.#gesture.pointers.has(event.pointerId)) return;
    const after = move(this.#gesture, this.#view, event.pointerId, this.#place(event), this.#size());
    this.#gesture = after.gesture;
    this.#show(after.view);
  }

  #onUp(event: PointerEvent): void {
    const { gesture, turn } = release(this.#gesture, this.#view, event.pointerId);
    const isOver = gesture.pointers.size === 0;
    if (isOver && gesture.pinched) this.#events.onZoom();
    this.#gesture = isOver ? NO_GESTURE : gesture;
    this.#show(this.#view);
    if (turn !== 0 && event.type === 'pointerup') this.#events.onTurn(turn);
  }

  #onKey(event: KeyboardEvent): void {
    const action = keyAction(event, this.#view.scale > 1);
    if (!action) return;
    event.preventDefault();
    if (action.kind === 'zoom') this.zoom(action.direction);
    if (action.kind === 'reset') this.reset();
    if (action.kind === 'turn') this.#events.onTurn(action.by);
    if (action.kind === 'pan') this.#show(panBy(this.#view, action.by, this.#size()));
  }

  #size(): Size {
    return { width: this.#frame.clientWidth, height: this.#frame.clientHeight };
  }

  /** Where a pointer is, measured from the centre of the frame. */
  #place(event: MouseEvent): Point {
    const box = this.#frame.getBoundingClientRect();
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
  }
}
