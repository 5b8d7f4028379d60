import { SECTION_SIZE } from '@inkbloom/contracts/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { activityPagesQuery } from '../../api/list-activities.ts';
import { ActivityCard } from '../../cards/activity-card.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Rail } from './rail.tsx';
import type { StreamSection } from './sections.ts';
import { skeletonItems } from './skeleton-rail.tsx';
import { useNear } from './use-near.ts';

interface StreamRailProps {
  readonly section: StreamSection;
  readonly to: string;
}

/** A section that asks for its stream as it nears the view, and for more as its end does. */
export function StreamRail({ section, to }: StreamRailProps) {
  const { element, near } = useNear<HTMLDivElement>();
  const filters = { category: section.slug, limit: SECTION_SIZE };
  const stream = useInfiniteQuery({ ...activityPagesQuery(filters), enabled: near });

  if (stream.isError) {
    const retry = (
      <Button size="small" onClick={() => void stream.refetch()}>
        Try Again
      </Button>
    );
    return (
      <div className="column py-4">
        <Notice tone="error" title={section.title} action={retry}>
          {stream.error.message}
        </Notice>
      </div>
    );
  }
  function more() {
    if (stream.hasNextPage && !stream.isFetching) void stream.fetchNextPage();
  }
  const pages = stream.data?.pages;
  const total = pages?.[0]?.pagination.total;
  if (total === 0) return null;
  return (
    <div ref={element}>
      <Rail title={section.title} to={to} total={total} onNearEnd={more}>
        {pages
          ? pages.flatMap(({ data }) =>
              data.map((activity) => (
                <li key={activity.id}>
                  <ActivityCard activity={activity} />
                </li>
              )),
            )
          : skeletonItems}
      </Rail>
    </div>
  );
}
