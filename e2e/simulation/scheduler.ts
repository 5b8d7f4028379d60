import { randomFrom, type Random } from '../../packages/engine/src/core/random.ts';

/** Something that runs on its own and can be killed at any moment: a tab, or the server. */
export interface Process {
  readonly name: string;
  isAlive: boolean;
}

interface Task {
  readonly owner: Process;
  readonly label: string;
  readonly run: () => void;
}

interface Timer extends Task {
  readonly at: number;
}

/** Steps after which a schedule counts as one that never ends. */
const MOST_STEPS = 4_000;
/** One step in so many lets time pass although something else could go on. */
const TIME_PASSES = 24;
/** The next step of a schedule comes after so many turns of what goes on, one time with another. */
const STEP_COMES = 7;

function untilNextRound(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * One thing at a time, in an order that a seed decides: whatever awaits, awaits its turn here. The same seed gives the
 * same order and the same trace.
 */
export class Scheduler {
  readonly random: Random;
  /** Milliseconds that have passed. */
  time = 0;
  readonly trace: string[] = [];
  #tasks: Task[] = [];
  #timers: Timer[] = [];
  #steps = 0;
  #outside: Promise<unknown> | null = null;

  constructor(seed: number) {
    this.random = randomFrom(seed);
  }

  /** Lets nothing else go on until something outside of the simulation is done, such as a real server's answer. */
  outside<T>(work: Promise<T>): Promise<T> {
    this.#outside = work.catch(() => undefined);
    return work;
  }

  /** Lets everything that waits for nothing but its turn run to its next wait. */
  async #untilQuiet(): Promise<void> {
    await untilNextRound();
    while (this.#outside) {
      const work = this.#outside;
      await work;
      if (this.#outside === work) this.#outside = null;
      await untilNextRound();
    }
  }

  /** A whole number from 0 up to below `count`. */
  pick(count: number): number {
    return Math.floor(this.random.next() * count);
  }

  note(line: string): void {
    this.trace.push(line);
  }

  /** Resolves when it is this step's turn; never when its owner is killed before that. */
  turn(owner: Process, label: string): Promise<void> {
    return new Promise((run) => this.#tasks.push({ owner, label, run }));
  }

  /** Has something done in its turn. */
  do(owner: Process, label: string, run: () => void): void {
    this.#tasks.push({ owner, label, run });
  }

  /** Calls the work once so much time has passed; answers how to prevent it. */
  after(owner: Process, milliseconds: number, run: () => void): () => void {
    const timer = { owner, label: 'timer', run, at: this.time + milliseconds };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  }

  kill(owner: Process): void {
    owner.isAlive = false;
    this.#tasks = this.#tasks.filter((task) => task.owner !== owner);
    this.#timers = this.#timers.filter((timer) => timer.owner !== owner);
  }

  /** Runs until nothing is left to do but what waits longer than the patience, in milliseconds. */
  async run(patience: number): Promise<void> {
    const end = this.time + patience;
    for (await this.#untilQuiet(); this.#step(end); await this.#untilQuiet()) {
      if (++this.#steps > MOST_STEPS) throw new Error('the schedule does not come to rest');
    }
  }

  /**
   * Does the steps of a schedule in their order, each at a moment of its own while everything else goes on; null waits
   * until nothing does.
   */
  async perform(steps: readonly ((() => void) | null)[]): Promise<void> {
    for (const step of steps) {
      await this.#untilQuiet();
      await this.#goOn(step === null);
      step?.();
    }
    await this.run(60_000);
  }

  /** Lets things go on until the next step comes, or until nothing does. */
  async #goOn(isToTheEnd: boolean): Promise<void> {
    const comes = (): boolean => !isToTheEnd && this.pick(STEP_COMES) === 0;
    while (this.#tasks.length > 0 && !comes()) {
      this.#count();
      this.#runOne();
      await this.#untilQuiet();
    }
  }

  #count(): void {
    if (++this.#steps > MOST_STEPS) throw new Error('the schedule does not come to rest');
  }

  #runOne(): void {
    const [task] = this.#tasks.splice(this.pick(this.#tasks.length), 1);
    this.note(`${task!.owner.name}: ${task!.label}`);
    task!.run();
  }

  #step(end: number): boolean {
    const isIdle = this.#tasks.length === 0;
    if (isIdle || (this.#timers.length > 0 && this.pick(TIME_PASSES) === 0)) {
      if (this.#passTime(end)) return true;
      if (isIdle) return false;
    }
    this.#runOne();
    return true;
  }

  #passTime(end: number): boolean {
    const next = this.#timers.reduce<Timer | null>(
      (first, timer) => (first === null || timer.at < first.at ? timer : first),
      null,
    );
    if (!next || next.at > end) return false;
    this.#timers = this.#timers.filter((timer) => timer !== next);
    this.time = Math.max(this.time, next.at);
    this.note(`${next.owner.name}: ${next.label} at ${Math.round(this.time)} ms`);
    next.run();
    return true;
  }
}
