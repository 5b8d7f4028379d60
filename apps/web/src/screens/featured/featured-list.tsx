import { useQuery } from '@tanstack/react-query';
import { featuredQuery } from '../../api/calls/list-featured.ts';
import { ActivityGrid } from '../../shared/cards/activity-grid.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Blank sheets while the picks are on their way. */
const SKELETONS = 6;

/** Today's picks, or what there is instead. */
export function FeaturedList() {
  const { data, error, isFetching, refetch } = useQuery(featuredQuery);
  const again = (words: string) => (
    <Button kind="primary" busy={isFetching} onClick={() => void refetch()}>
      {words}
    </Button>
  );
  if (error && !data) {
    return (
      <div role="alert">
        <EmptyState drawing="wilted" title="Failed to load featured activities" action={again('Try Again')}>
          {error.message}
        </EmptyState>
      </div>
    );
  }
  if (data?.length === 0) {
    return (
      <EmptyState drawing="nothing-yet" title="No Featured Content" action={again('Refresh')}>
        Nothing was picked for today yet.
      </EmptyState>
    );
  }
  return <ActivityGrid activities={data} skeletons={SKELETONS} large />;
}
