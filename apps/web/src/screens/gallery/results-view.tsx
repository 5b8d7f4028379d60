import { GALLERY_PAGE_SIZE } from '../../api/calls/page-sizes.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { ListActivities } from '../../api/calls/list-activities.ts';
import { categoriesQuery } from '../../api/calls/list-categories.ts';
import { ActivityGrid } from '../../shared/cards/activity-grid.tsx';
import { LoadFailure } from '../../shared/cards/load-failure.tsx';
import { LoadMore } from '../../shared/cards/load-more.tsx';
import { ShownCount } from '../../shared/cards/shown-count.tsx';
import { useActivityPages } from '../../shared/cards/use-activity-pages.ts';
import { nameFromSlug } from '../../ui/format.ts';
import type { Filters } from './filters.ts';
import { NothingFound } from './nothing-found.tsx';

const SKELETONS = 12;

function askFor({ search, category, difficulty, sort }: Filters): Omit<ListActivities, 'page'> {
  return {
    limit: GALLERY_PAGE_SIZE,
    ...(search && { search }),
    ...(category && { category }),
    ...(difficulty && { difficulty }),
    ...(sort && { sortBy: sort }),
  };
}

function useHeading({ search, category, difficulty }: Filters): string {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const name = categories.find(({ slug }) => slug === category)?.name ?? nameFromSlug(category);
  const level = difficulty && nameFromSlug(difficulty);
  if (!search && !category) return level ? `${level} pages` : 'All pages';
  const found = search && category ? `“${search}” in ${name}` : name || `“${search}”`;
  return level ? `${found} · ${level}` : found;
}

interface ResultsViewProps {
  readonly filters: Filters;
  readonly onClear: () => void;
}

/** The gallery as a grid: what fits a search and filters, page after page. */
export function ResultsView({ filters, onClear }: ResultsViewProps) {
  const heading = useHeading(filters);
  const { activities, total, error, retry, more } = useActivityPages(askFor(filters));
  if (error && !activities) return <LoadFailure what="activities" error={error} onRetry={retry} />;
  if (activities?.length === 0) return <NothingFound onClear={onClear} />;
  return (
    <section className="column pt-3 tablet:pt-4">
      <Link
        to="/gallery"
        className="-ml-1 inline-flex h-9 items-center gap-1.5 rounded-small pr-2 font-display text-14 font-semibold text-accent-strong hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4.5" />
        All pages
      </Link>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-4">
        <h2 className="min-w-0 text-28 [overflow-wrap:anywhere]">{heading}</h2>
        <ShownCount shown={activities?.length} total={total} />
      </div>
      <ActivityGrid activities={activities} skeletons={SKELETONS} total={total} />
      <LoadMore {...more} byItself />
    </section>
  );
}
