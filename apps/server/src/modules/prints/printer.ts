import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { turns } from '../images/images.ts';
import type { PrintJob } from './pdf.ts';

const SCRIPT = new URL('./worker.ts', import.meta.url);
/** Jobs at once, and milliseconds that one may take. */
const inTurn = turns(2);
const LIMIT = 60_000;

/** Makes a PDF in a thread of its own, so that requests are answered meanwhile. Rejects when it cannot be made in time. */
export function printInThread(job: PrintJob): Promise<Uint8Array> {
  return inTurn(async () => {
    const worker = new Worker(SCRIPT, { workerData: job });
    try {
      const [pdf] = (await once(worker, 'message', { signal: AbortSignal.timeout(LIMIT) })) as [Uint8Array];
      return pdf;
    } finally {
      await worker.terminate();
    }
  });
}
