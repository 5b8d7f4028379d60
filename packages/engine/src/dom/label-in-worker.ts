import type { RegionMap } from '@inkbloom/formats/region-map';
import { labelRegions, type LabelOptions, type Luma } from '../engine.ts';

/** How regions are found, and what calls the search off. */
export interface LabelInWorkerOptions extends LabelOptions {
  readonly signal?: AbortSignal;
}

/**
 * Finds the regions of a page as labelRegions does, in a worker of its own. Rejects with the signal's reason as soon as
 * that fires. Where the worker fails it is done here, and the page stands still meanwhile.
 */
export async function labelInWorker(
  luma: Luma,
  { signal, ...options }: LabelInWorkerOptions = {},
): Promise<RegionMap> {
  signal?.throwIfAborted();
  return (await askWorker(luma, options, signal)) ?? labelRegions(luma, options);
}

/** The worker's answer; null when it fails. */
function askWorker(luma: Luma, options: LabelOptions, signal?: AbortSignal): Promise<RegionMap | null> {
  return new Promise((resolve, reject) => {
    const worker = startWorker();
    if (!worker) return resolve(null);
    const end = (finish: () => void) => {
      worker.terminate();
      signal?.removeEventListener('abort', abort);
      finish();
    };
    const abort = () => end(() => reject(signal?.reason));
    const fail = () => end(() => resolve(null));
    signal?.addEventListener('abort', abort);
    worker.addEventListener('message', ({ data }: MessageEvent<RegionMap>) => end(() => resolve(data)));
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    worker.postMessage({ luma, options });
  });
}

/** Some browsers refuse workers altogether. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL('../worker/labelling-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
