import { Difficulty, PageCount, Season } from '@inkbloom/contracts/activities';
import type { Category } from '@inkbloom/contracts/categories';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { categoriesQuery } from '../../api/calls/list-categories.ts';
import { SORTS } from '../../shared/cards/sorts.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { nameFromSlug } from '../../ui/format.ts';
import { categoryWords, EXPERT_WORDS, NOT_BEGUN_WORDS, PAGES_WORDS, timeWords } from './filter-words.ts';
import { CATEGORIES, CHIPS_AT_FIRST, countFilters, type Filters, NO_FILTERS, TIMES_MIN } from './filters.ts';

/** Streams that are lists of everything rather than of a kind. */
const OF_EVERYTHING = new Set(['fresh-and-new', 'explore-more']);

interface FilterPanelProps {
  readonly id: string;
  readonly filters: Filters;
  readonly onChange: (changes: Partial<Filters>) => void;
}

/** A named group of chips; chips that do not fit into a line go on in the next one, so none is ever out of reach. */
function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <fieldset aria-label={name} className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-2 py-1">
      <span aria-hidden className="mr-1 font-display text-14 font-medium text-muted max-tablet:basis-full">
        {name}
      </span>
      {children}
    </fieldset>
  );
}

interface ChoiceProps<Option extends string | number> {
  readonly name: string;
  readonly options: readonly Option[];
  readonly chosen: Option | undefined;
  readonly wordsOf: (option: Option) => string;
  readonly onChoose: (option: Option | undefined) => void;
}

/** Chips of which one may be on; pressing it again lifts it. */
function Choice<Option extends string | number>(props: ChoiceProps<Option>) {
  const { name, options, chosen, wordsOf, onChoose } = props;
  return (
    <Group name={name}>
      {options.map((option) => (
        <Chip
          key={option}
          pressed={option === chosen}
          onPress={() => onChoose(option === chosen ? undefined : option)}
        >
          {wordsOf(option)}
        </Chip>
      ))}
    </Group>
  );
}

function toggled<Option>(options: readonly Option[], option: Option): readonly Option[] {
  return options.includes(option) ? options.filter((other) => other !== option) : [...options, option];
}

/** The first categories and those that are on; all of them when asked for. */
function offered(
  showAll: boolean,
  chosen: readonly string[],
  streams: readonly Category[],
): readonly string[] {
  const kinds = streams.map(({ slug }) => slug).filter((slug) => !OF_EVERYTHING.has(slug));
  const all = [...new Set<string>([...CATEGORIES, ...kinds, ...chosen])];
  return showAll ? all : all.filter((slug, place) => place < CHIPS_AT_FIRST || chosen.includes(slug));
}

function Categories({ filters, onChange }: Omit<FilterPanelProps, 'id'>) {
  const [showAll, setShowAll] = useState(false);
  const { data: streams = [] } = useQuery(categoriesQuery);
  const { categories } = filters;
  const countOf = (slug: string) => streams.find((stream) => stream.slug === slug)?.activityCount;
  return (
    <Group name="Category">
      {offered(showAll, categories, streams).map((slug) => (
        <Chip
          key={slug}
          pressed={categories.includes(slug)}
          count={countOf(slug)}
          onPress={() => onChange({ categories: toggled(categories, slug) })}
        >
          {categoryWords(slug, streams)}
        </Chip>
      ))}
      <Button
        kind="quiet"
        size="small"
        className="px-1.5"
        aria-expanded={showAll}
        onClick={() => setShowAll(!showAll)}
      >
        {showAll ? 'Show Less' : 'Show All'}
      </Button>
    </Group>
  );
}

/**
 * What the gallery is narrowed to and goes by: several categories and difficulties at once, and one of each other kind.
 */
export function FilterPanel({ id, filters, onChange }: FilterPanelProps) {
  const { difficulties, isExpert, maxMinutes, season, pages, isNotBegun, sort, search } = filters;
  return (
    <section id={id} aria-label="Filters" className="border-b border-line bg-bar">
      <div className="column flex flex-wrap items-center gap-x-7 pt-0.5 pb-2">
        <Categories filters={filters} onChange={onChange} />
        <Group name="Difficulty">
          {Difficulty.options.map((level) => (
            <Chip
              key={level}
              pressed={difficulties.includes(level)}
              onPress={() => onChange({ difficulties: toggled(difficulties, level) })}
            >
              {nameFromSlug(level)}
            </Chip>
          ))}
          <Chip pressed={isExpert} onPress={() => onChange({ isExpert: !isExpert })}>
            {EXPERT_WORDS}
          </Chip>
        </Group>
        <Choice
          name="Time"
          options={TIMES_MIN}
          chosen={TIMES_MIN.find((minutes) => minutes === maxMinutes)}
          wordsOf={timeWords}
          onChoose={(minutes) => onChange({ maxMinutes: minutes })}
        />
        <Choice
          name="Season"
          options={Season.options}
          chosen={season}
          wordsOf={nameFromSlug}
          onChoose={(chosen) => onChange({ season: chosen })}
        />
        <Choice
          name="Pages"
          options={PageCount.options}
          chosen={pages}
          wordsOf={(count) => PAGES_WORDS[count]}
          onChoose={(chosen) => onChange({ pages: chosen })}
        />
        <Group name="On this device">
          <Chip pressed={isNotBegun} onPress={() => onChange({ isNotBegun: !isNotBegun })}>
            {NOT_BEGUN_WORDS}
          </Chip>
        </Group>
        <Choice
          name="Sort"
          options={SORTS.map(({ value }) => value)}
          chosen={sort}
          wordsOf={(value) => SORTS.find((order) => order.value === value)?.words ?? value}
          onChoose={(chosen) => onChange({ sort: chosen })}
        />
        <Button
          kind="quiet"
          size="small"
          className="ml-auto px-2"
          disabled={countFilters(filters) === 0}
          onClick={() => onChange({ ...NO_FILTERS, search })}
        >
          Clear All
        </Button>
      </div>
    </section>
  );
}
