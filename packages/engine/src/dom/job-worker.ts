import { buffersOf, type Job } from '../core/jobs.ts';
import { READY, type JobReply, type JobRequest } from '../worker/job-messages.ts';

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
  #failed = false;

  constructor() {
    this.started = new Promise((resolve) => {
      const fail = () => {
        resolve(false);
        this.#fail();
      };
      this.#worker.addEventListener('error', fail);
      this.#worker.addEventListener('messageerror', fail);
      this.#worker.addEventListener('message', ({ data }: MessageEvent<JobReply | typeof READY>) => {
        if (data === READY) resolve(true);
        else this.#resolve(data);
      });
    });
  }

  /** Whether it has failed, so that it does no more jobs. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Runs a job; its buffers move to the worker. Rejects when the job or the worker fails. */
  run(job: Job): Promise<Bytes> {
    const request: JobRequest = { id: ++this.#last, job };
    this.#worker.postMessage(request, { transfer: buffersOf(job) });
    return new Promise((resolve, reject) => {
      this.#pending.set(request.id, { resolve, reject });
    });
  }

  /** Stops at once. Jobs under way never end. */
  close(): void {
    this.#worker.terminate();
  }

  /** What a failed worker was sent is gone with it. */
  #fail(): void {
    this.#failed = true;
    for (const job of this.#pending.values()) job.reject(new Error('the worker has failed'));
    this.#pending.clear();
  }

  #resolve(reply: JobReply): void {
    const job = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if ('bytes' in reply) job?.resolve(reply.bytes);
    else job?.reject(new Error(reply.failed));
  }
}
