import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { categoriesQuery } from '../../api/list-categories.ts';
import { useLater } from '../../ui/use-later.ts';
import { ContinueStrip } from './continue-strip.tsx';
import { KnownRail } from './known-rail.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { planSections, sectionPath, type Section } from './sections.ts';
import { SkeletonRails } from './skeleton-rails.tsx';
import { StreamRail } from './stream-rail.tsx';
import { useFirstPage } from './use-first-page.ts';
import { useOwnDrafts } from './use-own-drafts.ts';

const loadFailure = () => import('../../cards/load-failure.tsx');
const NothingYet = lazy(async () => ({ default: (await import('./nothing-yet.tsx')).NothingYet }));

/** The gallery as rows: what is in progress, what is new, a row a stream, and the rest. */
export function SectionsView() {
  const drafts = useOwnDrafts();
  const { online, page, isKept, error, retry } = useFirstPage();
  const categories = useQuery(categoriesQuery);
  const [failure] = useLater(loadFailure);

  if (error && !page && failure)
    return <failure.LoadFailure what="activities" error={error} onRetry={retry} />;
  if (!page || (categories.isPending && !isKept) || drafts === null) return <SkeletonRails />;
  if (page.activities.length === 0) {
    return (
      <Suspense fallback={<SkeletonRails />}>
        <NothingYet />
      </Suspense>
    );
  }
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
