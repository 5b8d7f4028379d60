import { STREAM_PAGE_SIZE } from '@inkbloom/contracts/limits';
import { ActivityGrid } from '../../cards/activity-grid.tsx';
import { LoadFailure } from '../../cards/load-failure.tsx';
import { LoadMore } from '../../cards/load-more.tsx';
import { ShownCount } from '../../cards/shown-count.tsx';
import { useActivityPages } from '../../cards/use-activity-pages.ts';
import { NothingInStream } from './nothing-in-stream.tsx';

/** Blank sheets while the first page is on its way. */
const SKELETONS = 8;

interface StreamPagesProps {
  readonly slug: string;
  readonly search: string;
  readonly onClear: () => void;
}

/** The stream's pages that fit the search, twenty at a time. */
export function StreamPages({ slug, search, onClear }: StreamPagesProps) {
  const { activities, total, error, retry, more } = useActivityPages({
    limit: STREAM_PAGE_SIZE,
    category: slug,
    ...(search && { search }),
  });
  if (error && !activities) return <LoadFailure what="activities" error={error} onRetry={retry} />;
  if (activities?.length === 0) return <NothingInStream search={search} onClear={onClear} />;
  return (
    <>
      <h2 className="sr-only">Pages</h2>
      <p className="flex min-h-6 justify-end pt-4 pb-3 tablet:pt-1">
        <ShownCount shown={activities?.length} total={total} />
      </p>
      <ActivityGrid activities={activities} skeletons={SKELETONS} />
      <LoadMore {...more} />
    </>
  );
}
