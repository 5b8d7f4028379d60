import { Tinypool } from 'tinypool';
import { ApiError } from '../../plugins/errors.ts';
import { ownBuffers, type ReadSave, type Refusal, type SaveBytes, type SaveContent } from './read-save.ts';

/** Threads that read saves, and how long they stay when there is nothing to read. */
const MAX_THREADS = 2;
const IDLE_MS = 10_000;
/** The largest save is read in a second or two; whatever takes longer or more memory is made to. */
const READ_LIMIT_MS = 15_000;
const HEAP_MB = 160;

/** A save that was read: its fields, unchecked, and its content or why it is refused. */
export interface SaveReader {
  /** Reads a save in its JSON form. */
  readonly readJson: (json: Uint8Array) => Promise<ReadSave>;
  /** Reads the large parts of a save that came as they are. */
  readonly readParts: (parts: SaveBytes) => Promise<ReadSave>;
  readonly close: () => Promise<void>;
}

/** The content of a save that was read; throws the 400 that says why it is refused. */
export function contentOf(save: ReadSave): SaveContent {
  if ('content' in save) return save.content;
  throw new ApiError(400, save.refusal.code, save.refusal.message);
}

const TOO_MUCH: Refusal = {
  code: 'invalid_request',
  message: 'The save takes too long to read.',
};

/** What ended a thread that was reading: its time or its memory, which a save made for it uses up. */
function isOverrun(error: unknown): boolean {
  const { name, code } = error as NodeJS.ErrnoException;
  return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/**
 * Reads saves in threads of their own, so that no body, however it is made, holds up other requests.
 * @param timeUp makes the signal that ends the reading of one save
 */
export function createSaveReader(timeUp = () => AbortSignal.timeout(READ_LIMIT_MS)): SaveReader {
  const pool = new Tinypool({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: MAX_THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });

  async function run(name: string, task: unknown, arrays: readonly (Uint8Array | undefined)[]) {
    try {
      return (await pool.run(task, { name, signal: timeUp(), transferList: ownBuffers(arrays) })) as ReadSave;
    } catch (error) {
      if (isOverrun(error)) return { fields: undefined, refusal: TOO_MUCH };
      throw error;
    }
  }

  return {
    readJson: (json) => run('readJson', json, [json]),
    readParts: (parts) => run('readParts', parts, [parts.picture, parts.journal]),
    close: () => pool.destroy(),
  };
}
