import type { Activity } from '@inkbloom/contracts/activities';
import { MADE_PAGE_SIZE } from '@inkbloom/contracts/made';
import { useInfiniteQuery } from '@tanstack/react-query';
import { madePagesQuery } from '../../api/calls/made-pages.ts';
import { ActivityGrid } from '../../shared/cards/activity-grid.tsx';
import { LoadFailure } from '../../shared/cards/load-failure.tsx';
import { LoadMore } from '../../shared/cards/load-more.tsx';
import { useOwnWords } from '../../shared/made/own-words.ts';
import { ThrowAwayButton } from '../../shared/made/throw-away.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NOTHING } from './sections.ts';

const SKELETONS = 8;

/** The pages that the person or this device had made and kept, the latest first. */
export function MadePart() {
  const asked = useInfiniteQuery(madePagesQuery('yes', MADE_PAGE_SIZE));
  const { data, error, isFetchingNextPage } = asked;
  const words = useOwnWords();
  const pages = data?.pages.flatMap((answer) => answer.data);
  const total = data?.pages.at(-1)?.pagination.total ?? 0;
  if (error && !pages)
    return <LoadFailure what="your pages" error={error} onRetry={() => void asked.refetch()} />;
  if (pages?.length === 0) return <NothingMade />;
  const activities = pages?.flatMap(({ activity }) => activity ?? []);
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
        <p className="text-14 text-muted">
          {pages && (
            <>
              <output className="tabular-nums">{total === 1 ? '1 page' : `${total} pages`}</output>. {words}
            </>
          )}
        </p>
        <ButtonLink to="/make" size="small">
          Make a page
        </ButtonLink>
      </div>
      <ActivityGrid activities={activities} skeletons={SKELETONS} total={total} action={throwAway} />
      <LoadMore
        remaining={asked.hasNextPage ? total - (pages?.length ?? 0) : 0}
        busy={isFetchingNextPage}
        error={error}
        onMore={() => void asked.fetchNextPage()}
        byItself
      />
    </>
  );
}

function throwAway({ id, title }: Activity) {
  return (
    <ThrowAwayButton
      id={id}
      title={title}
      className="relative z-1 -my-2.5 -mr-3 text-muted hover:text-danger [&_svg]:size-5"
    />
  );
}

function NothingMade() {
  const make = (
    <ButtonLink kind="primary" to="/make">
      Make a page
    </ButtonLink>
  );
  return (
    <EmptyState drawing="nothing-yet" title={NOTHING.made.title} action={make}>
      {NOTHING.made.words}
    </EmptyState>
  );
}
