import { availableParallelism } from 'node:os';
import type { DrawingProcess } from '../drawing-process.ts';
import type { Terminal } from './terminal.ts';

/** What a command that draws works with. */
export interface DrawingContext {
  readonly terminal: Terminal;
  readonly startProcess: () => DrawingProcess;
}

/** Processes that draw for a command. */
const MAX_PROCESSES = 4;

/**
 * Has every item worked on, several at once, and gives the results in the order of the items. Rejects with the first
 * failure.
 */
export async function runInProcesses<Item, Result>(
  { startProcess }: DrawingContext,
  items: readonly Item[],
  work: (drawingProcess: DrawingProcess, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = [...items.entries()];
  const results: Result[] = [];
  async function drawOn(drawingProcess: DrawingProcess): Promise<void> {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [place, item] = next;
      results[place] = await work(drawingProcess, item);
    }
  }
  const drawingProcesses = Array.from(
    { length: Math.min(MAX_PROCESSES, availableParallelism(), items.length) },
    startProcess,
  );
  try {
    await Promise.all(drawingProcesses.map(drawOn));
    return results;
  } finally {
    await Promise.all(drawingProcesses.map(({ close }) => close()));
  }
}
