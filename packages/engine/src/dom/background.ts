import { HERE, type Background } from '../engine.ts';
import { othersFirst } from './others-first.ts';
import { Workshop } from './workshop.ts';

/** Milliseconds of work after which the thread is given away. */
const SLICE = 12;
/** Milliseconds of rest before idle work begins. */
const REST = 500;

/** A page's background: a worker for what is long, and the moments in which nothing else happens for the rest. */
export interface PageBackground extends Background {
  /** Gives the worker back. What is under way never ends. */
  close(): void;
}

/** A background for one engine. Its worker starts when it is first needed; where none can, work is done here. */
export function createBackground(): PageBackground {
  let workshop: Workshop | null = null;
  let sliceEnd = 0;

  async function order(kind: 'deflate' | 'inflate', bytes: Uint8Array<ArrayBuffer>) {
    workshop ??= new Workshop();
    return (await workshop.started) ? workshop.order({ kind, bytes }) : HERE[kind](bytes);
  }

  async function nextSlice(): Promise<void> {
    await othersFirst();
    sliceEnd = performance.now() + SLICE;
  }

  return {
    deflate: (bytes) => order('deflate', bytes),
    inflate: (bytes) => order('inflate', bytes),
    whenIdle: (work) => void setTimeout(() => afterOthers(work), REST),
    pause() {
      if (performance.now() < sliceEnd) return null;
      return nextSlice();
    },
    close: () => workshop?.close(),
  };
}

/** Safari has no requestIdleCallback. */
function afterOthers(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else work();
}
