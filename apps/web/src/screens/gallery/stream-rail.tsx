import { SECTION_SIZE } from './rail-sizes.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { activityPagesQuery } from '../../api/calls/list-activities.ts';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { Rail } from './rail.tsx';
import type { StreamSection } from './sections.ts';
import { useNear } from './use-near.ts';

const RailFailure = lazy(async () => ({ default: (await import('./rail-failure.tsx')).RailFailure }));

interface StreamRailProps {
  readonly section: StreamSection;
  /** It stands where the screen opens. */
  readonly first: boolean;
  /** Whether it is taken for near the view until that is known. */
  readonly near: boolean;
}

/** A section that asks for its stream as it nears the view, and for more as its end does. */
export function StreamRail({ section, first, near: atFirst }: StreamRailProps) {
  const { element, near, everNear } = useNear<HTMLDivElement>(atFirst);
  // What is known already is on the screen before anything more is asked for.
  const painted = useAfterPaint();
  const filters = { category: section.slug, limit: SECTION_SIZE };
  const stream = useInfiniteQuery({ ...activityPagesQuery(filters), enabled: everNear && painted });
  const pages = stream.data?.pages;
  const activities = useMemo(() => pages?.flatMap(({ data }) => data), [pages]);

  function more() {
    if (stream.hasNextPage && !stream.isFetching) void stream.fetchNextPage();
  }
  const total = pages?.[0]?.pagination.total;
  if (total === 0) return null;
  const failure = !pages && stream.error;
  return (
    <div ref={element}>
      {failure ? (
        <Suspense>
          <RailFailure title={section.title} error={failure} onRetry={() => void stream.refetch()} />
        </Suspense>
      ) : (
        <Rail
          section={section}
          activities={activities}
          total={total}
          near={near}
          first={first}
          onNearEnd={more}
        />
      )}
    </div>
  );
}
