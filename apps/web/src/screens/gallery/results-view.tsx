import { GALLERY_PAGE_SIZE } from '@inkbloom/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { categoriesQuery } from '../../api/calls/list-categories.ts';
import { ActivityGrid } from '../../shared/cards/activity-grid.tsx';
import { LoadFailure } from '../../shared/cards/load-failure.tsx';
import { LoadMore } from '../../shared/cards/load-more.tsx';
import { ShownCount } from '../../shared/cards/shown-count.tsx';
import { useActivityPages } from '../../shared/cards/use-activity-pages.ts';
import { headingOf } from './filter-words.ts';
import { type Filters, listInput } from './filters.ts';
import { NothingFound } from './nothing-found.tsx';
import { useOwnDrafts } from './use-own-drafts.ts';

const SKELETONS = 12;

/** The activities that this device has begun. */
function useBegun(): ReadonlySet<string> {
  const drafts = useOwnDrafts();
  return useMemo(() => new Set(drafts?.map(({ activityId }) => activityId)), [drafts]);
}

interface ResultsViewProps {
  readonly filters: Filters;
  readonly onClear: () => void;
}

/** The gallery as a grid: what fits a search and filters, page after page. */
export function ResultsView({ filters, onClear }: ResultsViewProps) {
  const { data: streams = [] } = useQuery(categoriesQuery);
  const heading = headingOf(filters, streams);
  const begun = useBegun();
  const {
    activities: found,
    total,
    error,
    retry,
    more,
  } = useActivityPages({
    limit: GALLERY_PAGE_SIZE,
    ...listInput(filters),
  });
  const activities = filters.isNotBegun ? found?.filter(({ id }) => !begun.has(id)) : found;
  if (error && !found) return <LoadFailure what="activities" error={error} onRetry={retry} />;
  if (activities?.length === 0 && more.remaining === 0) return <NothingFound onClear={onClear} />;
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
