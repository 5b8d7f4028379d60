import { buffersOf, type Job } from '../core/jobs.ts';
import { READY, type Order, type Reply } from '../worker/jobs.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Waiting {
  resolve(bytes: Bytes): void;
  reject(error: Error): void;
}

/** A worker that does jobs in the order they come. */
export class Workshop {
  /** Whether the worker has started; false when it cannot, for example because its script could not be loaded. */
  readonly started: Promise<boolean>;
  readonly #worker = new Worker(new URL('../worker/packing-worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor() {
    this.started = new Promise((resolve) => {
      this.#worker.addEventListener('error', () => resolve(false));
      this.#worker.addEventListener('message', ({ data }: MessageEvent<Reply | typeof READY>) => {
        if (data === READY) resolve(true);
        else this.#settle(data);
      });
    });
  }

  /** Has a job done; what it is done on moves to the worker. Rejects when the job fails. */
  order(job: Job): Promise<Bytes> {
    const order: Order = { id: ++this.#last, job };
    this.#worker.postMessage(order, { transfer: buffersOf(job) });
    return new Promise((resolve, reject) => {
      this.#waiting.set(order.id, { resolve, reject });
    });
  }

  /** Stops at once. What is under way never ends. */
  close(): void {
    this.#worker.terminate();
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('bytes' in reply) waiting?.resolve(reply.bytes);
    else waiting?.reject(new Error(reply.failed));
  }
}
