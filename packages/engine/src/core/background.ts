import { doJob, type Job } from './jobs.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Runs an engine's deferred work, in slices or on another thread. */
export interface Background {
  /** Runs a job; the caller gives its buffers away. Rejects where the job throws. */
  runJob(job: Job): Promise<Bytes>;
  /** Runs work once input has paused. */
  whenIdle(work: () => void): void;
  /**
   * Runs low-priority work slice by slice in idle time. Resolves once all is done.
   */
  runInSlices(work: Iterator<void>): Promise<void>;
  /** Called between slices of long work: a promise to await when it is time to yield, else null. */
  pause(): Promise<void> | null;
}

/** Runs everything synchronously and is never idle: for tests, scripts and short-lived engines. */
export const inlineBackground: Background = {
  runJob: async (job) => doJob(job),
  whenIdle: () => undefined,
  runInSlices: async (work) => {
    while (!work.next().done);
  },
  pause: () => null,
};
