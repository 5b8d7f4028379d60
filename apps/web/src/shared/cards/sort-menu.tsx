import { ChevronDown } from 'lucide-react';
import { SORTS, type Sort } from './sorts.ts';

interface SortMenuProps {
  readonly sort: Sort | undefined;
  /** Whether words are searched for, whose best hits stand first unless told otherwise. */
  readonly isSearch: boolean;
  readonly onChange: (sort: Sort | undefined) => void;
}

/** What a list goes by. */
export function SortMenu({ sort, isSearch, onChange }: SortMenuProps) {
  const [newest, ...others] = SORTS;
  const offered = isSearch ? SORTS : others;
  return (
    <label className="relative inline-flex h-11 items-center rounded-sheet bg-bar font-display text-14 font-medium inset-ring inset-ring-edge hover:bg-accent-wash">
      <span className="pl-3.5 text-muted">Sort</span>
      <select
        value={sort ?? ''}
        onChange={({ target }) => onChange(SORTS.find(({ value }) => value === target.value)?.value)}
        className="h-full cursor-pointer appearance-none rounded-sheet bg-transparent pr-9 pl-2 font-semibold text-ink"
      >
        <option value="">{isSearch ? 'Best match' : newest.words}</option>
        {offered.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-2.5 size-4.5 text-muted" />
    </label>
  );
}
