import type { Engine, PointerSample } from '../engine.ts';

/** How far a first finger must go, in view pixels, before a second one is ruled out and it draws. */
const RULED_OUT = 6;
/** How far fingers may slip, in view pixels, and how long they may stay, in milliseconds, to have only tapped. */
const TAP = { slip: 10, time: 350 };

/** A finger on the view. */
export interface Touch {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly pressure: number;
}

type TouchEngine = Pick<Engine, 'pointer' | 'pinch' | 'panBy' | 'undo' | 'redo'>;

/** Fingers that have not moved since the first of them came down. */
interface Tapping {
  readonly since: number;
  readonly starts: ReadonlyMap<number, Touch>;
}

/**
 * Tells one finger from two. One draws (or pans, once a pen has been seen); what it does is held back until it has moved
 * a little or is lifted, for a second finger may follow. Two move and zoom the page in every mode, until all are up;
 * if they only tap, that is undo, and three of them redo.
 */
export class Touches {
  readonly #engine: TouchEngine;
  readonly #fingers = new Map<number, Touch>();
  readonly #clock: () => number;
  #held: Touch | null = null;
  #tapping: Tapping | null = null;
  #doing: 'nothing' | 'held' | 'drawing' | 'panning' | 'pinching' = 'nothing';

  constructor(engine: TouchEngine, clock = () => performance.now()) {
    this.#engine = engine;
    this.#clock = clock;
  }

  down(touch: Touch, penSeen: boolean): void {
    this.#fingers.set(touch.id, touch);
    if (this.#fingers.size === 1) this.#tapping = { since: this.#clock(), starts: new Map() };
    if (this.#tapping) {
      this.#tapping = { ...this.#tapping, starts: new Map(this.#tapping.starts).set(touch.id, touch) };
    }
    if (this.#fingers.size === 1) {
      this.#held = touch;
      this.#doing = penSeen ? 'panning' : 'held';
    } else if (this.#fingers.size === 2) {
      if (this.#doing === 'drawing') {
        this.#send('cancel', touch);
        this.#tapping = null;
      }
      this.#doing = 'pinching';
    }
  }

  move(touch: Touch): void {
    const last = this.#fingers.get(touch.id);
    if (!last) return;
    if (this.#slipped(touch)) this.#tapping = null;
    if (this.#doing === 'held') this.#release(touch);
    else if (this.#doing === 'drawing') this.#send('move', touch);
    else if (this.#doing === 'panning') this.#engine.panBy(touch.x - last.x, touch.y - last.y);
    else if (this.#doing === 'pinching' && !this.#tapping) this.#pinch(last, touch);
    this.#fingers.set(touch.id, touch);
  }

  up(touch: Touch): void {
    if (!this.#fingers.delete(touch.id)) return;
    if (this.#doing === 'held' && this.#held) this.#send('down', this.#held);
    if (this.#doing === 'held' || this.#doing === 'drawing') this.#send('up', touch);
    this.#doing = this.#fingers.size === 0 || this.#doing !== 'pinching' ? 'nothing' : 'pinching';
    if (this.#fingers.size === 0) this.#endTap();
  }

  cancel(touch: Touch): void {
    if (!this.#fingers.delete(touch.id)) return;
    this.#tapping = null;
    if (this.#doing === 'drawing') this.#send('cancel', touch);
    if (this.#fingers.size === 0 || this.#doing !== 'pinching') this.#doing = 'nothing';
  }

  #slipped({ id, x, y }: Touch): boolean {
    const start = this.#tapping?.starts.get(id);
    return start !== undefined && Math.hypot(x - start.x, y - start.y) > TAP.slip;
  }

  #endTap(): void {
    const tapping = this.#tapping;
    this.#tapping = null;
    if (!tapping || this.#clock() - tapping.since > TAP.time) return;
    if (tapping.starts.size === 2) this.#engine.undo();
    if (tapping.starts.size === 3) this.#engine.redo();
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
