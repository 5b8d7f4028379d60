import { MAX_SEARCH_LENGTH } from '@inkbloom/contracts/limits';
import { Sparkle, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { TopBar } from '../../shared/navigation/top-bar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { QUIET } from '../../ui/use-after-paint.ts';
import { useLater } from '../../ui/use-later.ts';
import { useSearchText } from '../../ui/use-search-text.ts';
import { countFilters, type Filters } from './filters.ts';
import { useSuggestions } from './use-suggestions.ts';

const loadPanel = () => import('./filter-panel.tsx');
const loadList = () => import('./suggestion-list.tsx');

interface GalleryBarProps {
  readonly filters: Filters;
  readonly onChange: (changes: Partial<Filters>, replace?: boolean) => void;
}

/** Search, the filter toggle and its panel. */
export function GalleryBar({ filters, onChange }: GalleryBarProps) {
  const [open, setOpen] = useState(false);
  const [panel, fetchPanel] = useLater(loadPanel, QUIET);
  const { text, setText, search } = useSearchText(filters.search, (words) =>
    onChange({ search: words }, true),
  );
  const suggestions = useSuggestions(text, search);
  const [list, fetchList] = useLater(loadList, QUIET);
  const panelId = useId();
  const count = countFilters(filters);
  return (
    <>
      <TopBar>
        <SearchField
          label="Search pages"
          value={text}
          onChange={(typed) => {
            setText(typed);
            if (typed) suggestions.open();
            else suggestions.close();
            fetchList();
          }}
          maxLength={MAX_SEARCH_LENGTH}
          input={suggestions.input}
          className="flex-1 tablet:max-w-[520px]"
        >
          {list && (
            <list.SuggestionList
              id={suggestions.listId}
              typed={text}
              offered={suggestions.offered}
              place={suggestions.place}
              onChoose={suggestions.choose}
            />
          )}
        </SearchField>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          onPointerEnter={fetchPanel}
          onClick={() => {
            fetchPanel();
            setOpen(!open);
          }}
          className={classNames(
            'inline-flex h-11 flex-none items-center gap-2 rounded-sheet px-3.5 font-display text-14 font-semibold tabular-nums',
            open || count > 0
              ? 'bg-accent-soft text-accent-strong inset-ring-[1.5px] inset-ring-accent-strong'
              : 'inset-ring inset-ring-edge hover:bg-accent-wash',
          )}
        >
          <SlidersHorizontal aria-hidden />
          <span className="sr-only desktop:not-sr-only">Filters</span>
          {count > 0 && (
            <span>
              {count}
              <span className="sr-only"> on</span>
            </span>
          )}
        </button>
        <Link
          to="/make"
          className="inline-flex h-11 flex-none items-center gap-2 rounded-sheet px-3.5 font-display text-14 font-semibold inset-ring inset-ring-edge hover:bg-accent-wash"
        >
          <Sparkle aria-hidden />
          <span className="sr-only wide:not-sr-only">Make a page</span>
        </Link>
      </TopBar>
      {open && panel && <panel.FilterPanel id={panelId} filters={filters} onChange={onChange} />}
    </>
  );
}
