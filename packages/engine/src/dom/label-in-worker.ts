import type { RegionMap } from '@inkbloom/formats/region-map';
import { labelRegions, type LabelOptions, type Luma } from '../engine.ts';

/** How regions are found, and what calls the search off. */
export interface LabelInWorkerOptions extends LabelOptions {
  readonly signal?: AbortSignal;
}

/**
 * Finds the regions of a page as labelRegions does, in a worker of its own. Rejects with the signal's reason as soon as that
 * fires. Where no worker can be started it is done here, and the page stands still meanwhile.
 */
export function labelInWorker(
  luma: Luma,
  { signal, ...options }: LabelInWorkerOptions = {},
): Promise<RegionMap> {
  return new Promise<RegionMap>((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(new URL('../worker/labelling-worker.ts', import.meta.url), { type: 'module' });
    const end = (finish: () => void) => {
      worker.terminate();
      signal?.removeEventListener('abort', abort);
      finish();
    };
    const abort = () => end(() => reject(signal?.reason));
    signal?.addEventListener('abort', abort);
    worker.addEventListener('message', ({ data }: MessageEvent<RegionMap>) => end(() => resolve(data)));
    worker.addEventListener('error', () => end(() => resolve(labelRegions(luma, options))));
    worker.postMessage({ luma, options });
  });
}
