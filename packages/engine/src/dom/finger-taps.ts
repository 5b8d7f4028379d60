import type { Point } from '../engine.ts';

/** How far fingers may slip, in view pixels, and how long they may stay to have only tapped. */
const TAP_SLIP_PX = 10;
const TAP_MS = 350;

/** Counts the fingers of a tap, from the first that lands until all are up. */
export class FingerTaps {
  readonly #starts = new Map<number, Point>();
  #sinceMs = 0;
  #spoiled = false;

  /** Whether fingers are down that may still turn out to have only tapped. */
  get pending(): boolean {
    return !this.#spoiled && this.#starts.size > 0;
  }

  /** A finger landed; the first of a gesture begins a new count. */
  land(id: number, at: Point, nowMs: number, isFirst: boolean): void {
    if (isFirst) {
      this.#starts.clear();
      this.#sinceMs = nowMs;
      this.#spoiled = false;
    }
    this.#starts.set(id, at);
  }

  /** A finger moved; far enough, and this is no tap. */
  move(id: number, { x, y }: Point): void {
    const start = this.#starts.get(id);
    if (start && Math.hypot(x - start.x, y - start.y) > TAP_SLIP_PX) this.#spoiled = true;
  }

  /** A finger does not count: it was a palm. */
  forget(id: number): void {
    this.#starts.delete(id);
  }

  /** This is no tap. */
  spoil(): void {
    this.#spoiled = true;
  }

  /** All fingers are up: how many tapped, 0 when it was no tap. */
  finish(nowMs: number): number {
    const count = this.pending && nowMs - this.#sinceMs <= TAP_MS ? this.#starts.size : 0;
    this.#starts.clear();
    return count;
  }
}
