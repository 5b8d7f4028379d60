import { MAX_SEARCH_LENGTH } from '@inkbloom/contracts/limits';
import type { DrawingSort } from '@inkbloom/contracts/drawings';
import { ChevronDown } from 'lucide-react';
import { SearchField } from '../../ui/search-field.tsx';
import { useSearchText } from '../../ui/use-search-text.ts';
import type { WallQuery } from './wall.ts';

const SORTS: Readonly<Record<DrawingSort, string>> = {
  newest: 'Latest first',
  oldest: 'Oldest first',
  title: 'By title',
  'most-colored': 'Most colored first',
};

interface WallBarProps {
  readonly query: WallQuery;
  readonly onChange: (query: WallQuery) => void;
}

/** Finds a drawing by its title, and puts them in another order. */
export function WallBar({ query, onChange }: WallBarProps) {
  const { text, setText } = useSearchText(query.q, (q) => onChange({ ...query, q }));
  return (
    <div className="mb-5 flex flex-wrap gap-2.5">
      <SearchField
        label="Search your drawings"
        value={text}
        onChange={setText}
        maxLength={MAX_SEARCH_LENGTH}
        className="min-w-48 flex-1"
      />
      <label className="relative inline-flex h-11 items-center rounded-sheet bg-bar font-display text-14 font-medium inset-ring inset-ring-edge hover:bg-accent-wash">
        <span className="pl-3.5 text-muted">Sort</span>
        <select
          value={query.sort}
          onChange={({ target }) => onChange({ ...query, sort: target.value as DrawingSort })}
          className="h-full cursor-pointer appearance-none rounded-sheet bg-transparent pr-9 pl-2 font-semibold text-ink"
        >
          {Object.entries(SORTS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute right-2.5 size-4.5 text-muted" />
      </label>
    </div>
  );
}
