import { setTimeout as sleep } from 'node:timers/promises';
import type { DrawingProcess } from '../drawing-process.ts';
import type { ImportOrder, ImportOutcome } from './import-page.ts';

/** Milliseconds that a picture may take; most take two seconds. */
const TIME_LIMIT_MS = 60_000;

/** Makes pages of pictures in a process that is replaced when a picture hangs or ends it. */
export interface ImportWorker {
  readonly import: (order: ImportOrder) => Promise<ImportOutcome>;
  readonly close: () => Promise<void>;
}

/** Starts a worker; `timeLimitMs` is for one picture. */
export function startImportWorker(
  startProcess: () => DrawingProcess,
  timeLimitMs = TIME_LIMIT_MS,
): ImportWorker {
  let current: DrawingProcess | undefined;

  async function replaced(outcome: ImportOutcome): Promise<ImportOutcome> {
    const ended = current;
    current = undefined;
    await ended?.close();
    return outcome;
  }

  return {
    async import(order) {
      current ??= startProcess();
      const timer = new AbortController();
      const late = sleep(timeLimitMs, undefined, { signal: timer.signal }).then(() => undefined);
      late.catch(() => undefined);
      try {
        const outcome = await Promise.race([current.import(order), late]);
        if (outcome !== undefined) return outcome;
        const message = `It took longer than ${timeLimitMs / 1000} seconds.`;
        return await replaced({ kind: 'refused', code: 'took_too_long', message });
      } catch {
        const message = 'The picture could not be worked on.';
        return await replaced({ kind: 'refused', code: 'picture_damaged', message });
      } finally {
        timer.abort();
      }
    },
    async close() {
      await current?.close();
    },
  };
}
