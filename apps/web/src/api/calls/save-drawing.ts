import { saveDrawing as contract, type DrawingSave, type SavedDrawing } from '@inkbloom/contracts/drawings';
import { ask, queries } from '../client/connection.ts';

/** A save carries a whole picture, which a slow uplink needs time for; in milliseconds. */
const SAVE_TIMEOUT = 60_000;

/**
 * Keeps a drawing; the lists of drawings are then asked for anew. One attempt a call: the outbox, which outlives the
 * page, tries again with the same key.
 */
export async function saveDrawing(input: DrawingSave, signal?: AbortSignal): Promise<SavedDrawing> {
  const { data } = await ask(contract, { body: input, signal, timeout: SAVE_TIMEOUT, retryAttempts: 0 });
  void queries.invalidateQueries({ queryKey: ['drawings'] });
  return data;
}
