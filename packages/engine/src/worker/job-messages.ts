import { doJob, type Job } from '../core/jobs.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A job on its way to the worker. */
export interface JobRequest {
  readonly id: number;
  readonly job: Job;
}

/** What comes back for a request. */
export type JobReply =
  | { readonly id: number; readonly bytes: Bytes }
  | { readonly id: number; readonly failed: string };

/** The worker's first message, before any reply. */
export const READY = 'ready';

/** Does a job; what goes wrong is said in the reply. */
export function replyTo({ id, job }: JobRequest): JobReply {
  try {
    return { id, bytes: doJob(job) };
  } catch (error) {
    return { id, failed: String(error) };
  }
}
