import { saveDrawing as contract, type DrawingSave, type SavedDrawing } from '@inkbloom/contracts/drawings';
import { ask, queries } from '../client/connection.ts';

/** A save carries a whole picture, which a slow uplink needs time for. */
const SAVE_TIMEOUT_MS = 60_000;

function toBlob(base64: string, type: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });
}

/** The binary form of a save: a third smaller on the way, and cheaper for the server to read. */
function toForm({ drawingData, journal, ...fields }: DrawingSave): FormData {
  const form = new FormData();
  form.append('save', JSON.stringify(fields));
  form.append('picture', toBlob(drawingData.slice(drawingData.indexOf(',') + 1), 'image/png'));
  if (journal !== undefined) form.append('journal', toBlob(journal, 'application/octet-stream'));
  return form;
}

/**
 * Keeps a drawing; the lists of drawings are then asked for anew. One attempt a call: the outbox, which outlives the
 * page, tries again with the same key.
 */
export async function saveDrawing(input: DrawingSave, signal?: AbortSignal): Promise<SavedDrawing> {
  const { data } = await ask(contract, {
    body: input,
    form: toForm(input),
    signal,
    timeout: SAVE_TIMEOUT_MS,
    retryAttempts: 0,
  });
  void queries.invalidateQueries({ queryKey: ['drawings'] });
  return data;
}
