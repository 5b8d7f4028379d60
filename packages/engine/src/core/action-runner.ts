import type { Background } from './background.ts';

/** A long action: its slices, and what is done with their outcome. */
interface Action<T> {
  readonly slices: Generator<void, T>;
  /** Says whether the action changed anything. */
  readonly finish: (outcome: T) => boolean;
}

/**
 * Runs one action at a time, in slices between which the background may yield. Whatever reads or changes the drawing
 * meanwhile finishes it first.
 */
export class ActionRunner<T> {
  readonly #background: Background;
  #current: Action<T> | null = null;

  constructor(background: Background) {
    this.#background = background;
  }

  /** Whether an action is running. */
  get busy(): boolean {
    return this.#current !== null;
  }

  /** Runs an action until it is done or has to yield; says whether it changes anything, as one that yields does. */
  run(slices: Generator<void, T>, finish: (outcome: T) => boolean): boolean {
    this.finishNow();
    this.#current = { slices, finish };
    return this.#resume(this.#current);
  }

  /** Runs one slice of the current action; says whether there is one. */
  runSlice(): boolean {
    const action = this.#current;
    const slice = action?.slices.next();
    if (action && slice?.done) this.#finish(action, slice.value);
    return action !== null;
  }

  /** Runs the current action to its end. */
  finishNow(): void {
    while (this.runSlice());
  }

  #resume(action: Action<T>): boolean {
    for (let slice = action.slices.next(); ; slice = action.slices.next()) {
      if (slice.done) return this.#finish(action, slice.value);
      const pause = this.#background.pause();
      if (!pause) continue;
      void pause.then(() => this.#current === action && this.#resume(action));
      return true;
    }
  }

  #finish({ finish }: Action<T>, outcome: T): boolean {
    this.#current = null;
    return finish(outcome);
  }
}
