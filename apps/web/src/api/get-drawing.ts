import { getDrawing as contract } from '@inkbloom/contracts/drawings';
import { queryOptions } from '@tanstack/react-query';
import { ask } from './connection.ts';

/** One kept drawing with its stroke journal. */
export async function getDrawing(id: string, signal?: AbortSignal) {
  return (await ask(contract, { params: { id }, signal })).data;
}

export function drawingQuery(id: string) {
  return queryOptions({
    queryKey: ['drawings', 'one', id],
    queryFn: ({ signal }) => getDrawing(id, signal),
  });
}
