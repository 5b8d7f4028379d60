import { STREAM_PAGE_SIZE } from '@inkbloom/contracts/limits';
import { ActivityGrid } from '../../shared/cards/activity-grid.tsx';
import { LoadFailure } from '../../shared/cards/load-failure.tsx';
import { LoadMore } from '../../shared/cards/load-more.tsx';
import { SortMenu } from '../../shared/cards/sort-menu.tsx';
import { ShownCount } from '../../shared/cards/shown-count.tsx';
import { useActivityPages } from '../../shared/cards/use-activity-pages.ts';
import { useAddressSort } from '../../shared/cards/use-address-sort.ts';
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
  const [sort, setSort] = useAddressSort();
  const { activities, total, error, retry, more } = useActivityPages({
    limit: STREAM_PAGE_SIZE,
    category: slug,
    ...(search && { search }),
    ...(sort && { sortBy: sort }),
  });
  if (error && !activities) return <LoadFailure what="activities" error={error} onRetry={retry} />;
  if (activities?.length === 0) return <NothingInStream search={search} onClear={onClear} />;
  return (
    <>
      <h2 className="sr-only">Pages</h2>
      <div className="flex min-h-11 items-center justify-between gap-4 pt-4 pb-4 tablet:pt-5">
        <SortMenu sort={sort} isSearch={search !== ''} onChange={setSort} />
        <ShownCount shown={activities?.length} total={total} />
      </div>
      <ActivityGrid activities={activities} skeletons={SKELETONS} total={total} />
      <LoadMore {...more} />
    </>
  );
}
