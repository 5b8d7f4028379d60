import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { localFailure, RequestError } from '../request-error.ts';
import { createRequestQueue } from './request-queue.ts';

const LIMITS = { queueLimit: 50, concurrentRequestLimit: 6 };

/** What may happen next: somebody asks, the oldest or newest under way ends well or badly, somebody leaves. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('ask' as const), priority: fc.integer({ min: 0, max: 1 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('end' as const), pick: fc.nat(5), isWell: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), pick: fc.nat(60) }) },
);

interface Caller {
  readonly number: number;
  readonly priority: number;
  readonly leaving: AbortController;
  state: 'waiting' | 'under-way' | 'done';
  starts: number;
  answers: number;
  outcome: unknown;
  settle: (isWell: boolean) => void;
}

/** A line whose order, numbers and answers are checked at every step against the plain rule. */
class Schedule {
  readonly callers: Caller[] = [];
  readonly #queue = createRequestQueue();

  in(state: Caller['state']): Caller[] {
    return this.callers.filter((caller) => caller.state === state);
  }

  ask(priority: number): void {
    const isFull = this.in('waiting').length >= LIMITS.queueLimit;
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const caller: Caller = {
      number: this.callers.length,
      priority,
      leaving: new AbortController(),
      state: 'waiting',
      starts: 0,
      answers: 0,
      outcome: undefined,
      settle: (isWell) => (isWell ? resolve(caller.number) : reject(localFailure('network'))),
    };
    this.callers.push(caller);
    const place = { priority, maxWaitMs: 60_000, signal: caller.leaving.signal };
    void this.#follow(
      caller,
      this.#queue.run(place, LIMITS, () => this.#start(caller, promise)),
    );
    if (isFull) expect(caller.starts).toBe(0);
  }

  async #follow(caller: Caller, run: Promise<number>): Promise<void> {
    caller.outcome = await run.catch((error: unknown) => error);
    caller.answers += 1;
    caller.state = 'done';
  }

  #start(caller: Caller, promise: Promise<number>): Promise<number> {
    const before = this.in('waiting').filter(
      (other) =>
        other !== caller &&
        !other.leaving.signal.aborted &&
        (other.priority > caller.priority ||
          (other.priority === caller.priority && other.number < caller.number)),
    );
    expect(before).toEqual([]);
    caller.starts += 1;
    caller.state = 'under-way';
    return promise;
  }
}

/** Lets everything that is ready happen. */
const breathe = () => new Promise((resolve) => setImmediate(resolve));

it('REQ-1 REQ-2 holds in 1,000 random schedules: six under way, 50 waiting, order, nothing lost or doubled', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 160 }), async (steps) => {
      const schedule = new Schedule();
      for (const next of steps) {
        if (next.kind === 'ask') schedule.ask(next.priority);
        if (next.kind === 'end') schedule.in('under-way').at(next.pick)?.settle(next.isWell);
        if (next.kind === 'leave') schedule.in('waiting').at(next.pick)?.leaving.abort();
        await breathe();
        expect(schedule.in('under-way').length).toBeLessThanOrEqual(6);
        expect(schedule.in('waiting').length).toBeLessThanOrEqual(50);
      }
      for (let under = schedule.in('under-way'); under.length > 0; under = schedule.in('under-way')) {
        for (const caller of under) caller.settle(true);
        await breathe();
      }
      for (const caller of schedule.callers) judge(caller);
    }),
    { numRuns: 1000 },
  );
}, 120_000);

/** Answered once, begun at most once, with its own answer or a reason. */
function judge({ number, answers, starts, outcome, leaving }: Caller): void {
  expect(answers).toBe(1);
  expect(starts).toBeLessThanOrEqual(1);
  if (starts === 1) expect(outcome === number || outcome instanceof RequestError).toBe(true);
  else if (!leaving.signal.aborted) expect(outcome).toMatchObject({ type: 'busy' });
}
