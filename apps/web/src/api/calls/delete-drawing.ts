import { deleteDrawing as contract } from '@inkbloom/contracts/drawings';
import { ask, queries } from '../client/connection.ts';
import { RequestError } from '../client/request-error.ts';

/**
 * Removes a kept drawing for good, if its newest revision is still the one that was seen; the lists of drawings are
 * then asked for anew. One that is already gone is removed: a first attempt may have done it before its answer was
 * lost. It says whose it is: the 404 of somebody else's account is not taken for that.
 */
export async function deleteDrawing(
  id: string,
  revision: number | undefined,
  userId: string | undefined,
): Promise<void> {
  await ask(contract, { params: { id }, query: { revision, userId } }).catch(unlessGone);
  void queries.invalidateQueries({ queryKey: ['drawings'] });
}

function unlessGone(error: unknown): void {
  if (!(error instanceof RequestError) || error.code !== 'drawing_not_found') throw error;
}
