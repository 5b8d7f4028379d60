import { getDrawing as contract } from '@inkbloom/contracts/drawings';
import { ask } from '../client/connection.ts';

/** One kept drawing with its stroke journal. */
export async function getDrawing(id: string, signal?: AbortSignal) {
  return (await ask(contract, { params: { id }, signal })).data;
}
