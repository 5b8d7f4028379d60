import { labelInWorker } from '../../src/dom/dom.ts';
import { lumaOf, type LineArt } from './line-art.ts';

/**
 * Milliseconds of finding a page's regions in a worker, the fastest of five: start of the worker, labelling and return.
 */
export async function labellingTime(page: LineArt): Promise<number> {
  const luma = lumaOf(page);
  let best = Infinity;
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    await labelInWorker(luma);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
