import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Recipe } from '@inkbloom/formats/page';
import type { DrawnPage } from './draw.ts';
import type { DrawJob, DrawResult } from './worker.ts';

const SCRIPT = new URL('./worker.ts', import.meta.url);

/** Draws pages in a thread of its own, one activity at a time, so that requests are answered meanwhile. */
export interface Artist {
  /** Draws pages in order. Rejects when a recipe cannot be drawn, or when the thread ended. */
  readonly draw: (recipes: readonly Recipe[]) => Promise<readonly DrawnPage[]>;
  readonly close: () => Promise<void>;
}

/** Starts a thread that draws. */
export function hireArtist(): Artist {
  const worker = new Worker(SCRIPT);
  const ended = once(worker, 'exit').then(() => Promise.reject(new Error('the drawing thread ended')));
  ended.catch(() => undefined);
  return {
    async draw(recipes) {
      const job: DrawJob = { recipes };
      const answer = once(worker, 'message');
      worker.postMessage(job);
      const [result] = (await Promise.race([answer, ended])) as [DrawResult];
      if ('failure' in result) throw new Error(result.failure);
      return result.pages;
    },
    async close() {
      await worker.terminate();
    },
  };
}
