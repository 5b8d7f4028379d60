import { labelInWorker } from '../../src/dom/dom.ts';
import type { LineArt } from './line-art.ts';

/** Milliseconds of finding a page's regions in a worker, the fastest of five: start of the worker, labelling and return. */
export async function labellingTime({ side, rgba }: LineArt): Promise<number> {
  const values = new Uint8Array(side * side).map((_, at) => rgba[at * 4]!);
  let best = Infinity;
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    await labelInWorker({ width: side, height: side, values });
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
