import { deflateSync, inflateSync } from 'fflate';

type Bytes = Uint8Array<ArrayBuffer>;

/** Where an engine leaves what need not be done at once, or not on its own thread. */
export interface Background {
  /** Deflates bytes (RFC 1951); they are not used by the caller again. */
  deflate(bytes: Bytes): Promise<Bytes>;
  /** The opposite; rejects on bytes that deflate never gave. */
  inflate(bytes: Bytes): Promise<Bytes>;
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
  deflate: async (bytes) => deflateSync(bytes),
  inflate: async (bytes) => inflateSync(bytes),
  whenIdle: () => undefined,
  inPieces: async (work) => {
    while (!work.next().done);
  },
  pause: () => null,
};
