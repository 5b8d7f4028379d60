import type { Profile } from '@inkbloom/contracts/people';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { drawingPagesQuery } from '../../api/calls/list-drawings.ts';
import { useDeletions } from '../../device/drafts/deletions.ts';
import { useDrafts } from '../../shared/drafts/use-drafts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ArrivingFiles } from './arriving-files.tsx';
import { LATEST, wallItems, type WallQuery } from './wall.ts';
import { WallBar } from './wall-bar.tsx';
import { NoDrawingFound, WallSection, WallSkeletons } from './wall-grid.tsx';
import { WallWorks } from './wall-works.tsx';

/** Drawings asked for at once. */
const PAGE_SIZE = 24;

/** Every drawing of the person: what the server keeps, and what this device has not sent yet. */
export function MyDrawings({ profile }: { readonly profile: Profile }) {
  const [query, setQuery] = useState(LATEST);
  const kept = useInfiniteQuery({
    ...drawingPagesQuery({ limit: PAGE_SIZE, ...asked(query) }),
    placeholderData: keepPreviousData,
  });
  const drafts = useDrafts();
  const deletions = useDeletions();
  const isLoading = kept.isPending || drafts === null;
  const drawings = (kept.data?.pages.flatMap(({ data }) => data) ?? []).filter(
    ({ id }) => !deletions.some((deletion) => deletion.id === id),
  );
  const items = wallItems({ drawings, hasMore: kept.hasNextPage }, drafts ?? [], profile.uid, query);
  const isAll = query.q === '';
  return (
    <WallSection isLoading={isLoading}>
      <ArrivingFiles />
      {kept.isError && (
        <Failure message={kept.error.message} isBusy={kept.isFetching} onRetry={() => void kept.refetch()} />
      )}
      {(items.length > 1 || query !== LATEST) && <WallBar query={query} onChange={setQuery} />}
      {isLoading && <WallSkeletons />}
      {!isLoading && <WallWorks items={items} person={profile.uid} />}
      {!isLoading && items.length === 0 && !kept.isError && (isAll ? <NoDrawings /> : <NoDrawingFound />)}
      {kept.hasNextPage && (
        <div className="mt-8 grid justify-items-center">
          <Button busy={kept.isFetchingNextPage} onClick={() => void kept.fetchNextPage()}>
            Load More
          </Button>
        </div>
      )}
    </WallSection>
  );
}

/** What the server is asked, as short as it can be said. */
function asked({ q, sort }: WallQuery) {
  return { ...(q !== '' && { q }), ...(sort !== LATEST.sort && { sort }) };
}

interface FailureProps {
  readonly message: string;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function Failure({ message, isBusy, onRetry }: FailureProps) {
  const retry = (
    <Button size="small" busy={isBusy} onClick={onRetry}>
      Try Again
    </Button>
  );
  return (
    <div className="mb-5">
      <Notice tone="error" title="Your drawings could not be loaded" action={retry}>
        {message} What is kept stays kept.
      </Notice>
    </div>
  );
}

function NoDrawings() {
  const browse = (
    <ButtonLink kind="primary" to="/gallery">
      Browse pages
    </ButtonLink>
  );
  return (
    <EmptyState heading="h2" drawing="nothing-yet" title="No drawings yet" action={browse}>
      Pick a page, pick a color, tap. What you save is kept here.
    </EmptyState>
  );
}
