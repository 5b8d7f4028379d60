import type { ActivityDetail } from '@inkbloom/contracts/activities';
import { lazy, Suspense } from 'react';
import { useSession } from '../../api/session.ts';
import type { StudioResult } from '../../studio/studio-result.ts';
import { StudioBoundary } from './studio-boundary.tsx';
import type { StudioRequest } from './studio-address.ts';

const loadStudio = () => import('../../studio/studio.tsx');
const Studio = lazy(loadStudio);

/** Fetches the studio ahead of the press that opens it; a failure is told when it is opened. */
export function prepareStudio(): void {
  loadStudio().catch(() => undefined);
}

interface StudioOverlayProps {
  readonly activity: ActivityDetail;
  readonly request: StudioRequest;
  /** Called once, with how the studio was left. */
  readonly onClose: (result: StudioResult) => void;
}

/** The studio over the activity, once it is known whose coloring it is. */
export function StudioOverlay({ activity, request, onClose }: StudioOverlayProps) {
  const session = useSession();
  if (session.status === 'loading') return <Opening />;
  return (
    <StudioBoundary onClose={() => onClose({ kind: 'left' })}>
      <Suspense fallback={<Opening />}>
        <Studio
          activity={activity}
          pageIndex={request.pageIndex}
          drawingId={request.drawingId}
          profile={session.profile}
          onClose={onClose}
        />
      </Suspense>
    </StudioBoundary>
  );
}

function Opening() {
  return (
    <output className="fixed inset-0 z-40 grid place-items-center bg-desk font-display text-22 font-semibold">
      Preparing your meditation space...
    </output>
  );
}
