import type { Engine, PointerSample } from '../engine.ts';
import { Touches } from './touches.ts';

/** Touch is ignored this long after a pen was lifted, while the hand leaves. */
const PEN_REST_MS = 500;

/**
 * What a pointer did, in view pixels; `leave` is a mouse or pen that went off the view, `lost` one that was taken away.
 */
export interface PointerInput extends Omit<PointerSample, 'phase'> {
  readonly phase: 'down' | 'move' | 'up' | 'cancel' | 'leave' | 'lost';
  readonly id: number;
  /** The contact in view pixels; 1 by 1 where the device does not tell. */
  readonly width: number;
  readonly height: number;
}

/** Lets one mouse or pen draw at a time, and fingers when none does. docs/engine/input.md has the table. */
export class PointerRouter {
  readonly #engine: Pick<Engine, 'pointer'>;
  readonly #touches: Touches;
  readonly #clock: () => number;
  #drawing: { readonly id: number; readonly isPen: boolean } | null = null;
  #penUpMs = -Infinity;

  constructor(engine: Engine, clock = () => performance.now()) {
    this.#engine = engine;
    this.#clock = clock;
    this.#touches = new Touches(engine, clock);
  }

  /** Takes one input. */
  feed(input: PointerInput): void {
    if (input.pointerType === 'touch') this.#feedTouch(input);
    else if (input.phase === 'down') this.#begin(input);
    else if (input.id !== this.#drawing?.id) return;
    else if (input.phase === 'move') this.#send('move', input);
    else this.#end(input);
  }

  #begin(input: PointerInput): void {
    if (this.#drawing) return;
    this.#drawing = { id: input.id, isPen: input.pointerType === 'pen' };
    this.#touches.suspend();
    this.#send('down', input);
  }

  #end(input: PointerInput): void {
    if (this.#drawing?.isPen) this.#penUpMs = this.#clock();
    this.#drawing = null;
    this.#send(input.phase === 'up' ? 'up' : 'end', input);
  }

  #feedTouch(touch: PointerInput): void {
    if (touch.phase === 'down') {
      if (this.#drawing || this.#clock() - this.#penUpMs < PEN_REST_MS) this.#touches.ignore(touch.id);
      else this.#touches.down(touch);
    } else if (touch.phase === 'move') this.#touches.move(touch);
    else if (touch.phase === 'up') this.#touches.up(touch);
    else if (touch.phase === 'cancel') this.#touches.cancel(touch);
    else if (touch.phase === 'lost') this.#touches.lose(touch);
  }

  #send(
    phase: PointerSample['phase'],
    { x, y, pressure, pointerType, tilt = 0, isEraser = false }: PointerInput,
  ): void {
    this.#engine.pointer({ phase, x, y, pressure, pointerType, tilt, isEraser });
  }
}
