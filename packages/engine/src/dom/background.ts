import { doJob, type Job } from '../core/jobs.ts';
import type { Background } from '../engine.ts';
import { inflateInSlices, inflatingStream } from './inflate.ts';
import { othersFirst } from './others-first.ts';
import { Workshop } from './workshop.ts';

/** Milliseconds of work in one task after which the thread is given away. */
const SLICE = 12;
/** Milliseconds of rest before idle work begins. */
const REST = 500;
/** Milliseconds without an order after which the worker goes home, and everything it still holds with it. */
const GOES_HOME = 2000;
/** Milliseconds of work in a moment that is free, whatever the browser thinks of it, and how long one is waited for. */
const FREE = { least: 3, most: 8, patience: 1000 };

/** A page's background: a worker for what is long, and the moments in which nothing else happens for the rest. */
export interface PageBackground extends Background {
  /** Gives the worker back. What is under way never ends. */
  close(): void;
}

/**
 * A background for one engine. Its worker starts when it is needed and ends when it has been idle for a while; where none can
 * start, work is done here, and so is inflating as long as there is none, for that takes less time than a start.
 */
export function createBackground(): PageBackground {
  let workshop: Workshop | null = null;
  let orders = 0;
  let cannotStart = false;
  let goingHome: ReturnType<typeof setTimeout> | undefined;
  let sliceEnd: number | null = null;

  async function order(job: Job) {
    if (job.kind === 'inflate' && !workshop) {
      const stream = inflatingStream();
      if (stream) return inflateInSlices(stream, job.bytes, pause);
    }
    clearTimeout(goingHome);
    orders++;
    workshop ??= new Workshop();
    try {
      cannotStart = !(await workshop.started);
      return cannotStart ? doJob(job) : await workshop.order(job);
    } finally {
      orders--;
      if (orders === 0 && !cannotStart) goingHome = setTimeout(goHome, GOES_HOME);
    }
  }

  function goHome(): void {
    clearTimeout(goingHome);
    workshop?.close();
    workshop = null;
  }

  /** Begins a slice that ends with the task it begins in, at the latest when its time is used up. */
  function beginSlice(): void {
    const end = performance.now() + SLICE;
    sliceEnd = end;
    void othersFirst().then(() => endSlice(end));
  }

  function endSlice(end: number): void {
    if (sliceEnd === end) sliceEnd = null;
  }

  function pause(): Promise<void> | null {
    if (sliceEnd !== null && performance.now() >= sliceEnd) return othersFirst().then(beginSlice);
    if (sliceEnd === null) beginSlice();
    return null;
  }

  return {
    order,
    whenIdle: (work) => void setTimeout(() => afterOthers(work), REST),
    async inPieces(work) {
      for (;;) {
        const end = await freeMoment();
        do if (work.next().done) return;
        while (performance.now() < end);
      }
    },
    pause,
    close: goHome,
  };
}

/** Waits until nothing else is to be done, and tells until when that may last. */
function freeMoment(): Promise<number> {
  return new Promise((begin) => {
    const until = (left: number) =>
      begin(performance.now() + Math.min(FREE.most, Math.max(FREE.least, left)));
    if (typeof requestIdleCallback !== 'function') return void setTimeout(until, 0, FREE.least);
    requestIdleCallback((idle) => until(idle.timeRemaining()), { timeout: FREE.patience });
  });
}

/** Safari has no requestIdleCallback. */
function afterOthers(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else work();
}
