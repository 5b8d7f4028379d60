import { ACCOUNT_PAGE_SIZE } from '@inkbloom/contracts/limits';
import type { Profile } from '@inkbloom/contracts/people';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Smartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { drawingPagesQuery } from '../../api/calls/list-drawings.ts';
import { useDrafts } from '../../shared/drafts/use-drafts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CardButton } from './card-button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DrawingCard } from './drawing-card.tsx';
import { wallItems, type WallItem } from './wall.ts';
import { WallGrid, WallSection, WallSkeletons } from './wall-grid.tsx';

/** Every drawing of the person: what the server keeps, and what this device has not sent yet. */
export function MyDrawings({ profile }: { readonly profile: Profile }) {
  const kept = useInfiniteQuery(drawingPagesQuery({ limit: ACCOUNT_PAGE_SIZE }));
  const drafts = useDrafts();
  const drawings = kept.data?.pages.flatMap(({ data }) => data) ?? [];
  const isLoading = kept.isPending || drafts === null;
  return (
    <WallSection isLoading={isLoading}>
      {kept.isError && (
        <Failure message={kept.error.message} isBusy={kept.isFetching} onRetry={() => void kept.refetch()} />
      )}
      {isLoading ? (
        <WallSkeletons />
      ) : (
        <Drawings items={wallItems(drawings, drafts, profile.uid)} isWhole={!kept.isError} />
      )}
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

interface DrawingsProps {
  readonly items: readonly WallItem[];
  /** Whether the server could be asked, so that nothing shown means nothing there. */
  readonly isWhole: boolean;
}

function Drawings({ items, isWhole }: DrawingsProps) {
  const [doomed, setDoomed] = useState<WallItem | null>(null);
  if (items.length === 0) return isWhole && <NoDrawings />;
  return (
    <>
      <WallGrid>
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            <DrawingCard
              item={item}
              badge={item.isOnDevice && <OnDevice />}
              button={
                <CardButton
                  icon={Trash2}
                  label={`Delete ${item.title}`}
                  onClick={() => setDoomed(item)}
                  className="hover:text-danger"
                />
              }
            />
          </li>
        ))}
      </WallGrid>
      <DeleteDialog item={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}

function OnDevice() {
  return (
    <Badge tone="accent">
      <Smartphone aria-hidden />
      On this device
    </Badge>
  );
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
