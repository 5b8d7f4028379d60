import { useState, type ReactNode } from 'react';
import { SORTS } from '../../shared/cards/sorts.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { nameFromSlug } from '../../ui/format.ts';
import { CATEGORIES, CHIPS_AT_FIRST, countFilters, DIFFICULTIES, type Filters } from './filters.ts';

interface FilterPanelProps {
  readonly id: string;
  readonly filters: Filters;
  readonly onChange: (changes: Partial<Filters>) => void;
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <fieldset
      aria-label={name}
      className="-mx-gutter min-w-0 overflow-x-auto [scrollbar-width:none] desktop:mx-0 desktop:overflow-visible"
    >
      <div className="flex min-h-12 w-max items-center gap-1.5 px-gutter tablet:gap-2 desktop:min-h-11 desktop:px-0">
        <span aria-hidden className="mr-0.5 flex-none font-display text-14 font-medium text-muted">
          {name}
        </span>
        {children}
      </div>
    </fieldset>
  );
}

/** The first categories, the one that is on, and the rest when asked for. */
function offered(showAll: boolean, current: string): readonly string[] {
  const shown: readonly string[] = showAll ? CATEGORIES : CATEGORIES.slice(0, CHIPS_AT_FIRST);
  return current && !shown.includes(current) ? [...shown, current] : shown;
}

/** One category and one difficulty to narrow the gallery to; pressing a chip again lifts it. */
export function FilterPanel({ id, filters, onChange }: FilterPanelProps) {
  const [showAll, setShowAll] = useState(false);
  const clear = (
    <Button
      kind="quiet"
      size="small"
      className="flex-none px-2"
      disabled={countFilters(filters) === 0}
      onClick={() => onChange({ category: '', difficulty: undefined, sort: undefined })}
    >
      Clear All
    </Button>
  );
  return (
    <section id={id} aria-label="Filters" className="border-b border-line bg-bar">
      <div className="column flex flex-col gap-0.5 pt-0.5 pb-2 desktop:flex-row desktop:items-center desktop:gap-7 desktop:py-1.5">
        <Row name="Category">
          {offered(showAll, filters.category).map((category) => {
            const pressed = category === filters.category;
            return (
              <Chip
                key={category}
                pressed={pressed}
                onPress={() => onChange({ category: pressed ? '' : category })}
              >
                {nameFromSlug(category)}
              </Chip>
            );
          })}
          <Button
            kind="quiet"
            size="small"
            className="flex-none px-1.5"
            aria-expanded={showAll}
            onClick={() => setShowAll(!showAll)}
          >
            {showAll ? 'Show Less' : 'Show All'}
          </Button>
        </Row>
        <Row name="Difficulty">
          {DIFFICULTIES.map((difficulty) => {
            const pressed = difficulty === filters.difficulty;
            return (
              <Chip
                key={difficulty}
                pressed={pressed}
                onPress={() => onChange({ difficulty: pressed ? undefined : difficulty })}
              >
                {nameFromSlug(difficulty)}
              </Chip>
            );
          })}
        </Row>
        <Row name="Sort">
          {SORTS.map(({ value, words }) => {
            const pressed = value === filters.sort;
            return (
              <Chip
                key={value}
                pressed={pressed}
                onPress={() => onChange({ sort: pressed ? undefined : value })}
              >
                {words}
              </Chip>
            );
          })}
          <span className="desktop:hidden">{clear}</span>
        </Row>
        <span className="hidden desktop:ml-auto desktop:block">{clear}</span>
      </div>
    </section>
  );
}
