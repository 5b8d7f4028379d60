import { type DrawingSort, listDrawings as contract } from '@inkbloom/contracts/drawings';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '../client/connection.ts';

export interface ListDrawings {
  readonly page?: number;
  readonly limit?: number;
  readonly activityId?: string;
  readonly q?: string;
  readonly sort?: DrawingSort;
}

/** One page of the signed-in person's drawings with its pagination. */
export function listDrawings(input: ListDrawings, signal?: AbortSignal) {
  return ask(contract, { query: { ...input }, signal });
}

/** One page, cached by its filters. */
export function drawingsQuery(input: ListDrawings) {
  return queryOptions({
    queryKey: ['drawings', 'page', input],
    queryFn: ({ signal }) => listDrawings(input, signal),
  });
}

/** Page after page of drawings. */
export function drawingPagesQuery(input: Omit<ListDrawings, 'page'> = {}) {
  return infiniteQueryOptions({
    queryKey: ['drawings', 'pages', input],
    queryFn: ({ pageParam, signal }) => listDrawings({ ...input, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
  });
}
