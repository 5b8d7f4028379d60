import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { PrintJob } from './pdf.ts';

const SCRIPT = new URL('./worker.ts', import.meta.url);
const JOBS_AT_ONCE = 2;
const JOB_LIMIT_MS = 60_000;

const limitJobs = pLimit(JOBS_AT_ONCE);

/**
 * Makes a PDF in a thread of its own, so that requests are answered meanwhile. Rejects when it cannot be made in time.
 */
export function printInThread(job: PrintJob): Promise<Uint8Array> {
  return limitJobs(async () => {
    const worker = new Worker(SCRIPT, { workerData: job });
    try {
      const [pdf] = (await once(worker, 'message', { signal: AbortSignal.timeout(JOB_LIMIT_MS) })) as [
        Uint8Array,
      ];
      return pdf;
    } finally {
      await worker.terminate();
    }
  });
}
