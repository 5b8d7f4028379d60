import type { Difficulty, SortBy } from '@inkbloom/contracts/activities';
import type { ListingRow } from '../../plugins/catalogue-tables.ts';

/** What a list goes by; equals follow each other by their ids in the same direction. */
export interface Order {
  readonly column: Exclude<keyof ListingRow, 'activity_id' | 'list'>;
  readonly direction: 'asc' | 'desc';
}

/** The rank of a difficulty, as it is kept. */
export const rankOf: Readonly<Record<Difficulty, number>> = { easy: 1, medium: 2, hard: 3 };

/** The newest first. */
export const NEWEST: Order = { column: 'created_at', direction: 'desc' };

/** The order that a query names; undefined for relevance, which only a search has. */
export function orderOf(sortBy: SortBy, sortOrder: 'asc' | 'desc'): Order | undefined {
  const orders: Readonly<Record<SortBy, Order | undefined>> = {
    createdAt: { column: 'created_at', direction: sortOrder },
    title: { column: 'sort_title', direction: sortOrder },
    difficulty: { column: 'difficulty_rank', direction: sortOrder },
    estimatedTime: { column: 'estimated_time', direction: sortOrder },
    newest: NEWEST,
    easiest: { column: 'difficulty_rank', direction: 'asc' },
    quickest: { column: 'estimated_time', direction: 'asc' },
    mostColored: { column: 'colored_count', direction: 'desc' },
    relevance: undefined,
  };
  return orders[sortBy];
}
