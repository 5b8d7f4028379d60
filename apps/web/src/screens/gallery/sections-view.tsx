import type { Difficulty } from '@inkbloom/contracts/activities';
import { GALLERY_PAGE_SIZE, SKELETON_SECTIONS } from '@inkbloom/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { activitiesQuery } from '../../api/list-activities.ts';
import { categoriesQuery } from '../../api/list-categories.ts';
import { useDrafts } from '../../drafts/use-drafts.ts';
import { ContinueStrip } from './continue-strip.tsx';
import { writeFilters } from './filters.ts';
import { KnownRail } from './known-rail.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NothingFound } from './nothing-found.tsx';
import { planSections, type Section } from './sections.ts';
import { SkeletonRail } from './skeleton-rail.tsx';
import { StreamRail } from './stream-rail.tsx';

const skeletons = Array.from({ length: SKELETON_SECTIONS }, (_, place) => (
  <SkeletonRail key={`skeleton-${place}`} />
));

interface SectionsViewProps {
  readonly difficulty: Difficulty | undefined;
  readonly onClear: () => void;
}

/** The gallery as rows: what is in progress, what is new, a row a stream, and the rest. */
export function SectionsView({ difficulty, onClear }: SectionsViewProps) {
  const drafts = useDrafts();
  const list = useQuery(
    activitiesQuery({ page: 1, limit: GALLERY_PAGE_SIZE, ...(difficulty && { difficulty }) }),
  );
  const categories = useQuery(categoriesQuery);

  if (list.isError) return <LoadFailure error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending || categories.isPending || drafts === null) {
    return (
      <output aria-label="Loading pages" className="block">
        {skeletons}
      </output>
    );
  }
  const page = { activities: list.data.data, total: list.data.pagination.total };
  if (page.activities.length === 0) return <NothingFound onClear={onClear} />;
  return (
    <>
      {drafts.length > 0 && <ContinueStrip drafts={drafts} />}
      {planSections(categories.data ?? [], page).map((section, place) => (
        <AnyRail key={section.slug} section={section} difficulty={difficulty} first={place === 0} />
      ))}
    </>
  );
}

interface AnyRailProps {
  readonly section: Section;
  readonly difficulty: Difficulty | undefined;
  readonly first: boolean;
}

function AnyRail({ section, difficulty, first }: AnyRailProps) {
  const to = `/gallery?${writeFilters(new URLSearchParams(), { category: section.slug, difficulty })}`;
  return section.activities ? (
    <KnownRail section={section} to={to} first={first} />
  ) : (
    <StreamRail section={section} difficulty={difficulty} to={to} />
  );
}
