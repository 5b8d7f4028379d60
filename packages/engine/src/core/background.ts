import { doJob, type Job } from './jobs.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Where an engine leaves what need not be done at once, or not on its own thread. */
export interface Background {
  /** Has a job done; what it is done on is not used by the caller again. Rejects where the job throws. */
  order(job: Job): Promise<Bytes>;
  /** Runs work once the hand rests. */
  whenIdle(work: () => void): void;
  /**
   * Goes through work whose results nobody waits for, piece by piece, in moments that are free. Resolves once all is done.
   */
  inPieces(work: Iterator<void>): Promise<void>;
  /** Asked between the pieces of long work: something to wait for when it is others' turn, else null. */
  pause(): Promise<void> | null;
}

/** Does everything here and now and is never idle: for tests, scripts and engines that live for one picture. */
export const HERE: Background = {
  order: async (job) => doJob(job),
  whenIdle: () => undefined,
  inPieces: async (work) => {
    while (!work.next().done);
  },
  pause: () => null,
};
