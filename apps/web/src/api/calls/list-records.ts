import { listColoring, listDownloads } from '@inkbloom/contracts/records';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '../client/connection.ts';

export type RecordKind = 'coloring' | 'downloads';

const CONTRACTS = { coloring: listColoring, downloads: listDownloads } as const;
const ORDER = { limit: 10, sortBy: 'createdAt', sortOrder: 'desc' } as const;

/** A page of what a person did, the latest first. */
export function recordsQuery(uid: string, kind: RecordKind, page: number) {
  return queryOptions({
    queryKey: ['records', kind, uid, page],
    queryFn: ({ signal }) => ask(CONTRACTS[kind], { query: { page, ...ORDER }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
