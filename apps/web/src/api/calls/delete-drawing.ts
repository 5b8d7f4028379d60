import { deleteDrawing as contract } from '@inkbloom/contracts/drawings';
import { ask, queries } from '../client/connection.ts';
import { RequestError } from '../client/request-error.ts';

/**
 * Removes a kept drawing for good; the lists of drawings are then asked for anew. One that is already gone is removed:
 * a first attempt may have done it before its answer was lost.
 */
export async function deleteDrawing(id: string): Promise<void> {
  await ask(contract, { params: { id } }).catch(unlessGone);
  void queries.invalidateQueries({ queryKey: ['drawings'] });
}

function unlessGone(error: unknown): void {
  if (!(error instanceof RequestError) || error.code !== 'drawing_not_found') throw error;
}
