import { doJob } from '../src/core/jobs.ts';
import type { Background } from '../src/engine.ts';

/** A background that yields after every slice and does nothing at once, as a busy page would. */
export const deferringBackground: Background = {
  async runJob(job) {
    await later();
    return doJob(job);
  },
  whenIdle: (work) => void later().then(work),
  async runInSlices(work) {
    do await later();
    while (!work.next().done);
  },
  pause: later,
};

function later(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
