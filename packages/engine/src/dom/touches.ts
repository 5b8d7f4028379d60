import type { Engine, PointerSample } from '../engine.ts';

/** How far a first finger must go, in view pixels, before a second one is ruled out and it draws. */
const RULED_OUT = 6;

/** A finger on the view. */
export interface Touch {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly pressure: number;
}

type TouchEngine = Pick<Engine, 'pointer' | 'pinch' | 'panBy'>;

/**
 * Tells one finger from two. One draws (or pans, once a pen has been seen); what it does is held back until it has moved
 * a little or is lifted, for a second finger may follow. Two move and zoom the page in every mode, until all are up.
 */
export class Touches {
  readonly #engine: TouchEngine;
  readonly #fingers = new Map<number, Touch>();
  #held: Touch | null = null;
  #doing: 'nothing' | 'held' | 'drawing' | 'panning' | 'pinching' = 'nothing';

  constructor(engine: TouchEngine) {
    this.#engine = engine;
  }

  down(touch: Touch, penSeen: boolean): void {
    this.#fingers.set(touch.id, touch);
    if (this.#fingers.size === 1) {
      this.#held = touch;
      this.#doing = penSeen ? 'panning' : 'held';
    } else if (this.#fingers.size === 2) {
      if (this.#doing === 'drawing') this.#send('cancel', touch);
      this.#doing = 'pinching';
    }
  }

  move(touch: Touch): void {
    const last = this.#fingers.get(touch.id);
    if (!last) return;
    if (this.#doing === 'held') this.#release(touch);
    else if (this.#doing === 'drawing') this.#send('move', touch);
    else if (this.#doing === 'panning') this.#engine.panBy(touch.x - last.x, touch.y - last.y);
    else if (this.#doing === 'pinching') this.#pinch(last, touch);
    this.#fingers.set(touch.id, touch);
  }

  up(touch: Touch): void {
    if (!this.#fingers.delete(touch.id)) return;
    if (this.#doing === 'held' && this.#held) this.#send('down', this.#held);
    if (this.#doing === 'held' || this.#doing === 'drawing') this.#send('up', touch);
    this.#doing = this.#fingers.size === 0 || this.#doing !== 'pinching' ? 'nothing' : 'pinching';
  }

  cancel(touch: Touch): void {
    if (!this.#fingers.delete(touch.id)) return;
    if (this.#doing === 'drawing') this.#send('cancel', touch);
    if (this.#fingers.size === 0 || this.#doing !== 'pinching') this.#doing = 'nothing';
  }

  #release(touch: Touch): void {
    const start = this.#held;
    if (!start || Math.hypot(touch.x - start.x, touch.y - start.y) < RULED_OUT) return;
    this.#doing = 'drawing';
    this.#send('down', start);
    this.#send('move', touch);
  }

  #pinch(last: Touch, now: Touch): void {
    const other = [...this.#fingers.values()].find(({ id }) => id !== now.id);
    if (!other) return;
    const spread = (a: Touch) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const by = { x: (now.x - last.x) / 2, y: (now.y - last.y) / 2 };
    this.#engine.pinch(middle, by, spread(now) / spread(last));
  }

  #send(phase: PointerSample['phase'], { x, y, pressure }: Touch): void {
    this.#engine.pointer({ phase, x, y, pressure, pointerType: 'touch' });
  }
}
