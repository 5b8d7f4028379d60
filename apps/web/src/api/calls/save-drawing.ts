import { saveDrawing as contract, type SavedDrawing } from '@inkbloom/contracts/drawings';
import { ask, queries } from '../client/connection.ts';
import { toForm, type SaveUpload } from './save-upload.ts';

/** A save carries a whole picture, which a slow uplink needs time for. */
const SAVE_TIMEOUT_MS = 60_000;

/**
 * Keeps a drawing; the lists of drawings are then asked for anew. One attempt a call: the outbox, which outlives the
 * page, tries again with the same key.
 */
export async function saveDrawing(upload: SaveUpload, signal?: AbortSignal): Promise<SavedDrawing> {
  const { data } = await ask(contract, {
    form: toForm(upload),
    signal,
    timeout: SAVE_TIMEOUT_MS,
    retryAttempts: 0,
  });
  void queries.invalidateQueries({ queryKey: ['drawings'] });
  return data;
}
