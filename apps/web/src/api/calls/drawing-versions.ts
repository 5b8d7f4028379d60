import {
  getDrawingVersion as getContract,
  listDrawingVersions,
  restoreDrawingVersion as restoreContract,
} from '@inkbloom/contracts/drawings';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask, queries } from '../client/connection.ts';

/** Page after page of the versions of a drawing, newest first. */
export function drawingVersionsQuery(drawingId: string) {
  return infiniteQueryOptions({
    queryKey: ['drawings', 'versions', drawingId],
    queryFn: ({ pageParam, signal }) =>
      ask(listDrawingVersions, { params: { id: drawingId }, query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
    // Somebody looks at them to bring one back: what they see has to be so.
    staleTime: 0,
  });
}

/** One version of a drawing with its stroke journal. */
export async function getDrawingVersion(drawingId: string, revision: number) {
  return (await ask(getContract, { params: { id: drawingId, revision: String(revision) } })).data;
}

/** Which version is brought back on top of which head; the key makes a repeat harmless. */
export interface RestoreInput {
  readonly drawingId: string;
  readonly revision: number;
  readonly baseRevision: number;
  readonly idempotencyKey: string;
}

/** Brings a version back as a new revision on top; the lists of drawings are then asked for anew. */
export async function restoreDrawingVersion({ drawingId, revision, ...body }: RestoreInput) {
  const params = { id: drawingId, revision: String(revision) };
  try {
    return (await ask(restoreContract, { params, body })).data;
  } finally {
    // After a failure too: it may have been done, or the head may have moved on.
    void queries.invalidateQueries({ queryKey: ['drawings'] });
  }
}
