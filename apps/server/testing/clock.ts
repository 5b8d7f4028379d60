import { once } from 'node:events';
import type { Clock } from '../src/modules/publishing/daily/clock.ts';

interface Sleeper {
  readonly until: number;
  readonly wake: () => void;
}

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  #time: number;
  #sleepers: Sleeper[] = [];
  readonly #events = new EventTarget();

  constructor(start: string) {
    this.#time = Date.parse(start);
  }

  readonly now = (): number => this.#time;

  readonly sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(new Error('woken by a signal'));
      const sleeper = { until: this.#time + milliseconds, wake: resolve };
      this.#sleepers.push(sleeper);
      this.#events.dispatchEvent(new Event('sleep'));
      return signal.addEventListener('abort', () => {
        this.#sleepers = this.#sleepers.filter((other) => other !== sleeper);
        reject(new Error('woken by a signal'));
      });
    });

  /** Resolves when so many sleep; without waiting when they do already. */
  async untilAsleep(count = 1): Promise<void> {
    while (this.#sleepers.length < count) await once(this.#events, 'sleep');
  }

  /** Moves on to a moment, waking whoever is due at their own time, and waits until all sleep again. */
  async goTo(moment: string): Promise<void> {
    const target = Date.parse(moment);
    const count = this.#sleepers.length;
    for (;;) {
      const next = this.#sleepers.toSorted((a, b) => a.until - b.until)[0];
      if (next === undefined || next.until > target) break;
      this.#time = next.until;
      this.#sleepers = this.#sleepers.filter((sleeper) => sleeper !== next);
      next.wake();
      await this.untilAsleep(count);
    }
    this.#time = target;
  }
}
