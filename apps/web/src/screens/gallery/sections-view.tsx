import { GALLERY_PAGE_SIZE, SKELETON_SECTIONS } from '@inkbloom/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { activitiesQuery } from '../../api/list-activities.ts';
import { categoriesQuery } from '../../api/list-categories.ts';
import { LoadFailure } from '../../cards/load-failure.tsx';
import { ContinueStrip } from './continue-strip.tsx';
import { KnownRail } from './known-rail.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { planSections, sectionPath, type Section } from './sections.ts';
import { SkeletonRail } from './skeleton-rail.tsx';
import { StreamRail } from './stream-rail.tsx';
import { useOwnDrafts } from './use-own-drafts.ts';

/** Milliseconds between looks at a catalogue that is still empty: its first pages are being drawn. */
const LOOK_AGAIN = 3000;

const skeletons = Array.from({ length: SKELETON_SECTIONS }, (_, place) => (
  <SkeletonRail key={`skeleton-${place}`} />
));

/** The gallery as rows: what is in progress, what is new, a row a stream, and the rest. */
export function SectionsView() {
  const drafts = useOwnDrafts();
  const list = useQuery({
    ...activitiesQuery({ page: 1, limit: GALLERY_PAGE_SIZE }),
    refetchInterval: ({ state }) => (state.data?.pagination.total === 0 ? LOOK_AGAIN : false),
  });
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
  if (page.activities.length === 0) return <NothingYet />;
  return (
    <>
      {drafts.length > 0 && <ContinueStrip drafts={drafts} />}
      {planSections(categories.data ?? [], page).map((section, place) => (
        <AnyRail key={section.slug} section={section} first={place === 0} />
      ))}
    </>
  );
}

interface AnyRailProps {
  readonly section: Section;
  readonly first: boolean;
}

function AnyRail({ section, first }: AnyRailProps) {
  const to = sectionPath(section);
  return section.activities ? (
    <KnownRail section={section} to={to} first={first} />
  ) : (
    <StreamRail section={section} to={to} />
  );
}
