import { SKELETON_SECTIONS } from '@inkbloom/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../api/list-categories.ts';
import { LoadFailure } from '../../cards/load-failure.tsx';
import { ContinueStrip } from './continue-strip.tsx';
import { KnownRail } from './known-rail.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { planSections, sectionPath, type Section } from './sections.ts';
import { SkeletonRail } from './skeleton-rail.tsx';
import { StreamRail } from './stream-rail.tsx';
import { useFirstPage } from './use-first-page.ts';
import { useOwnDrafts } from './use-own-drafts.ts';

const skeletons = Array.from({ length: SKELETON_SECTIONS }, (_, place) => (
  <SkeletonRail key={`skeleton-${place}`} />
));

/** The gallery as rows: what is in progress, what is new, a row a stream, and the rest. */
export function SectionsView() {
  const drafts = useOwnDrafts();
  const { online, page, isKept, error, retry } = useFirstPage();
  const categories = useQuery(categoriesQuery);

  if (error && !page) return <LoadFailure error={error} onRetry={retry} />;
  if (!page || (categories.isPending && !isKept) || drafts === null) {
    return (
      <output aria-label="Loading pages" className="block">
        {skeletons}
      </output>
    );
  }
  if (page.activities.length === 0) return <NothingYet />;
  return (
    <>
      {!online && <OfflineNotice at={page.at} />}
      {drafts.length > 0 && <ContinueStrip drafts={drafts} />}
      {planSections((!isKept && categories.data) || [], page).map((section, place) => (
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
