import { SKELETON_SECTIONS } from './rail-sizes.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { categoriesQuery } from '../../api/calls/list-categories.ts';
import { useAccess } from '../../shared/subscription/access.ts';
import { preferred } from '../../shared/subscription/plan.ts';
import { QUIET } from '../../ui/use-after-paint.ts';
import { useLater } from '../../ui/use-later.ts';
import { ContinueStrip } from './continue-strip.tsx';
import { KnownRail } from './known-rail.tsx';
import { planSections, type Section } from './sections.ts';
import { SkeletonRails } from './skeleton-rails.tsx';
import { RowHelp } from './row-help.tsx';
import { StreamRail } from './stream-rail.tsx';
import { useFirstPage } from './use-first-page.ts';
import { useOwnDrafts } from './use-own-drafts.ts';

const loadNotice = () => import('./offline-notice.tsx');
const loadKeptRail = () => import('./kept-rail.tsx');
const loadFailure = () => import('../../shared/cards/load-failure.tsx');
const NothingYet = lazy(async () => ({ default: (await import('./nothing-yet.tsx')).NothingYet }));

/** The gallery as rows: what is in progress, what is new, a row a stream, and the rest. */
export function SectionsView() {
  const drafts = useOwnDrafts();
  const { online, page, isKept, error, retry } = useFirstPage();
  const categories = useQuery(categoriesQuery);
  const [failure] = useLater(loadFailure, QUIET);
  const [notice] = useLater(loadNotice, QUIET);
  const [keptRail] = useLater(loadKeptRail, QUIET);
  const offline = !online && keptRail && <keptRail.KeptRail />;
  const begun = !!drafts?.length && <ContinueStrip drafts={drafts} />;
  const plan = useAccess((access) => access.plan);

  if (error && !page && failure) {
    return (
      <>
        {offline}
        {begun}
        <failure.LoadFailure what="activities" error={error} onRetry={retry} />
      </>
    );
  }
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
      <RowHelp />
      {!online && notice && <notice.OfflineNotice at={page.at} />}
      {offline}
      {begun}
      {planSections((!isKept && categories.data) || [], page, preferred(plan)).map((section, place) => (
        <AnyRail key={section.slug} section={section} place={place} />
      ))}
    </>
  );
}

interface AnyRailProps {
  readonly section: Section;
  readonly place: number;
}

function AnyRail({ section, place }: AnyRailProps) {
  const stands = { first: place === 0, near: place < SKELETON_SECTIONS };
  return section.activities ? (
    <KnownRail section={section} {...stands} />
  ) : (
    <StreamRail section={section} {...stands} />
  );
}
