import { doJob, type Job } from '../core/jobs.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A job on its way to the worker. */
export interface Order {
  readonly id: number;
  readonly job: Job;
}

/** What comes back of an order. */
export type Reply =
  | { readonly id: number; readonly bytes: Bytes }
  | { readonly id: number; readonly failed: string };

/** The worker's first word, before any order. */
export const READY = 'ready';

/** Does a job; what goes wrong is said in the reply. */
export function answer({ id, job }: Order): Reply {
  try {
    return { id, bytes: doJob(job) };
  } catch (error) {
    return { id, failed: String(error) };
  }
}
