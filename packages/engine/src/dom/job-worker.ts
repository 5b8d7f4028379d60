import { buffersOf, type Job } from '../core/jobs.ts';
import { READY, type JobRequest, type JobReply } from '../worker/job-messages.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface PendingJob {
  resolve(bytes: Bytes): void;
  reject(error: Error): void;
}

/** A worker that does jobs in the order they come. */
export class JobWorker {
  /** Whether the worker has started; false when it cannot, for example because its script could not be loaded. */
  readonly started: Promise<boolean>;
  readonly #worker = new Worker(new URL('../worker/packing-worker.ts', import.meta.url), { type: 'module' });
  readonly #pending = new Map<number, PendingJob>();
  #last = 0;

  constructor() {
    this.started = new Promise((resolve) => {
      this.#worker.addEventListener('error', () => resolve(false));
      this.#worker.addEventListener('message', ({ data }: MessageEvent<JobReply | typeof READY>) => {
        if (data === READY) resolve(true);
        else this.#resolve(data);
      });
    });
  }

  /** Has a job done; what it is done on moves to the worker. Rejects when the job fails. */
  run(job: Job): Promise<Bytes> {
    const request: JobRequest = { id: ++this.#last, job };
    this.#worker.postMessage(request, { transfer: buffersOf(job) });
    return new Promise((resolve, reject) => {
      this.#pending.set(request.id, { resolve, reject });
    });
  }

  /** Stops at once. What is under way never ends. */
  close(): void {
    this.#worker.terminate();
  }

  #resolve(reply: JobReply): void {
    const waiting = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if ('bytes' in reply) waiting?.resolve(reply.bytes);
    else waiting?.reject(new Error(reply.failed));
  }
}
