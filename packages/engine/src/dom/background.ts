import { doJob, type Job } from '../core/jobs.ts';
import type { Background } from '../engine.ts';
import { inflateInSlices, inflatingStream } from './inflate.ts';
import { yieldToMain } from './yield-to-main.ts';
import { JobWorker } from './job-worker.ts';

/** Longest slice of work in one task. */
const SLICE_MS = 12;
/** Rest before idle work begins. */
const REST_MS = 500;
/** Idle time after which the worker is terminated to free its memory. */
const WORKER_IDLE_MS = 2000;
/** Least and most work in an idle callback, and its timeout. */
const FREE_MS = { least: 3, most: 8, patience: 1000 };

/** A page's background: a worker for what is long, and the moments in which nothing else happens for the rest. */
export interface PageBackground extends Background {
  /** Gives the worker back. What is under way never ends. */
  close(): void;
}

/**
 * A background for one engine. Its worker starts when it is needed and ends when it has been idle for a while; where
 * none can start, work is done here, and so is inflating as long as there is none, for that takes less time than a
 * start.
 */
export function createBackground(): PageBackground {
  let worker: JobWorker | null = null;
  let jobs = 0;
  let cannotStart = false;
  let stopTimer: ReturnType<typeof setTimeout> | undefined;
  let sliceEnd: number | null = null;

  async function runJob(job: Job) {
    if (job.kind === 'inflate' && !worker) {
      const stream = inflatingStream();
      if (stream) return inflateInSlices(stream, job.bytes, pause);
    }
    clearTimeout(stopTimer);
    jobs++;
    worker ??= new JobWorker();
    const own = worker;
    try {
      cannotStart = !(await own.started);
      return cannotStart ? doJob(job) : await own.run(job);
    } finally {
      jobs--;
      if (own.failed && !cannotStart && worker === own) stopWorker();
      if (jobs === 0 && !cannotStart) stopTimer = setTimeout(stopWorker, WORKER_IDLE_MS);
    }
  }

  function stopWorker(): void {
    clearTimeout(stopTimer);
    worker?.close();
    worker = null;
  }

  /** Begins a slice that ends with the task it begins in, at the latest when its time is used up. */
  function beginSlice(): void {
    const end = performance.now() + SLICE_MS;
    sliceEnd = end;
    void yieldToMain().then(() => endSlice(end));
  }

  function endSlice(end: number): void {
    if (sliceEnd === end) sliceEnd = null;
  }

  function pause(): Promise<void> | null {
    if (sliceEnd !== null && performance.now() >= sliceEnd) return yieldToMain().then(beginSlice);
    if (sliceEnd === null) beginSlice();
    return null;
  }

  return {
    runJob,
    whenIdle: (work) => void setTimeout(() => afterOthers(work), REST_MS),
    async runInSlices(work) {
      for (;;) {
        const end = await freeMoment();
        do if (work.next().done) return;
        while (performance.now() < end);
      }
    },
    pause,
    close: stopWorker,
  };
}

/** Waits until nothing else is to be done, and tells until when that may last. */
function freeMoment(): Promise<number> {
  return new Promise((begin) => {
    const until = (left: number) =>
      begin(performance.now() + Math.min(FREE_MS.most, Math.max(FREE_MS.least, left)));
    if (typeof requestIdleCallback !== 'function') return void setTimeout(until, 0, FREE_MS.least);
    requestIdleCallback((idle) => until(idle.timeRemaining()), { timeout: FREE_MS.patience });
  });
}

/** Safari has no requestIdleCallback. */
function afterOthers(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else work();
}
