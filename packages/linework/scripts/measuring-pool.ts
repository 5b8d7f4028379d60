import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Recipe } from '@inkbloom/formats/page';
import type { MeasuredPage } from './measured-page.ts';

const SCRIPT = new URL('./measuring-worker.ts', import.meta.url);

/** Draws and measures pages on all processors, in the order of their recipes; rejects when one cannot be drawn. */
export async function measurePages(recipes: readonly Recipe[]): Promise<MeasuredPage[]> {
  const pages: MeasuredPage[] = [];
  let next = 0;
  async function work(): Promise<void> {
    const worker = new Worker(SCRIPT);
    try {
      for (let at = next++; at < recipes.length; at = next++) {
        worker.postMessage(recipes[at]);
        const [page] = (await once(worker, 'message')) as [MeasuredPage];
        pages[at] = page;
      }
    } finally {
      await worker.terminate();
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return pages;
}
