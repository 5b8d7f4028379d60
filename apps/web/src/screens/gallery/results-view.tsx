import { GALLERY_PAGE_SIZE } from '@inkbloom/contracts/limits';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { activityPagesQuery, type ListActivities } from '../../api/list-activities.ts';
import { categoriesQuery } from '../../api/list-categories.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { ActivityCard } from './activity-card.tsx';
import { nameFromSlug, type Filters } from './filters.ts';
import { LoadFailure } from './load-failure.tsx';
import { NothingFound } from './nothing-found.tsx';

const SKELETONS = 12;
const EAGER = 8;

const skeletons = Array.from({ length: SKELETONS }, (_, place) => (
  <li key={`skeleton-${place}`}>
    <SkeletonCard />
  </li>
));

function askFor({ search, category, difficulty }: Filters): Omit<ListActivities, 'page'> {
  return {
    limit: GALLERY_PAGE_SIZE,
    ...(search && { search }),
    ...(category && { category }),
    ...(difficulty && { difficulty }),
  };
}

function useHeading({ search, category, difficulty }: Filters): string {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const name = categories.find(({ slug }) => slug === category)?.name ?? nameFromSlug(category);
  const level = difficulty && nameFromSlug(difficulty);
  if (!search && !category) return `${level} pages`;
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
  const results = useInfiniteQuery(activityPagesQuery(askFor(filters)));
  const activities = results.data?.pages.flatMap(({ data }) => data);
  const total = results.data?.pages[0]?.pagination.total ?? 0;

  if (results.isError && !activities) {
    return <LoadFailure error={results.error} onRetry={() => void results.refetch()} />;
  }
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
        <output className="text-14 text-muted tabular-nums">
          {activities && `Showing ${activities.length} of ${total} activities`}
        </output>
      </div>
      <ul className="card-grid">
        {activities
          ? activities.map((activity, place) => (
              <li key={activity.id}>
                <ActivityCard activity={activity} eager={place < EAGER} />
              </li>
            ))
          : skeletons}
      </ul>
      {results.hasNextPage && activities && (
        <div className="grid justify-items-center gap-3 pt-8">
          {results.isFetchNextPageError && <p className="text-danger">{results.error.message}</p>}
          <Button busy={results.isFetchingNextPage} onClick={() => void results.fetchNextPage()}>
            Load More ({total - activities.length} remaining)
          </Button>
        </div>
      )}
    </section>
  );
}
