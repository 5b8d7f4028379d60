import { deleteDrawing as contract } from '@inkbloom/contracts/drawings';
import { ask, queries } from './connection.ts';

/** Removes a kept drawing for good; the lists of drawings are then asked for anew. */
export async function deleteDrawing(id: string): Promise<void> {
  await ask(contract, { params: { id } });
  void queries.invalidateQueries({ queryKey: ['drawings'] });
}
