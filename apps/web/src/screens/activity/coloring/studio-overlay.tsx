import type { ActivityDetail } from '@inkbloom/contracts/activities';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../../api/session/session.ts';
import { useSignInPath } from '../../../shared/navigation/sign-in-path.ts';
import { openSignInWindow } from '../../../shared/navigation/sign-in-window.ts';
import { LoadingWords } from '../../../studio/stage/loading-words.tsx';
import type { StudioResult } from '../../../studio/session/studio-result.ts';
import type { StudioProps } from '../../../studio/studio.tsx';
import { StudioBoundary } from './studio-boundary.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MembersDialog } from '../members-dialog.tsx';
import type { StudioRequest } from './studio-address.ts';
import { useStudioCode } from './studio-code.ts';
import { useBegun } from './use-begun.ts';

interface StudioOverlayProps {
  readonly activity: ActivityDetail;
  readonly request: StudioRequest;
  /** Called once, with how the studio was left. */
  readonly onClose: (result: StudioResult, andMore?: boolean) => void;
}

/** The studio over the activity, once it is known whose coloring it is. */
export function StudioOverlay({ activity, request, onClose }: StudioOverlayProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signIn = useSignInPath('signin');
  const begun = useBegun(activity, session.profile !== null);
  if (session.status === 'loading' || begun.isPending) return <Opening />;
  if (begun.activity === undefined) return <NotOpened activity={activity} begun={begun} onClose={onClose} />;
  return (
    <StudioBoundary onClose={() => onClose({ kind: 'left' })}>
      <LoadedStudio
        activity={begun.activity}
        pageIndex={request.pageIndex}
        drawingId={request.drawingId}
        profile={session.profile}
        onClose={onClose}
        onSignIn={() => {
          if (!openSignInWindow(pathname + search)) void navigate(signIn);
        }}
      />
    </StudioBoundary>
  );
}

/** The studio once its code is there. */
function LoadedStudio(props: StudioProps) {
  const code = useStudioCode();
  return code ? <code.default {...props} /> : <Opening />;
}

interface NotOpenedProps extends Pick<StudioOverlayProps, 'activity' | 'onClose'> {
  readonly begun: ReturnType<typeof useBegun>;
}

/** The page is for members, or its pictures could not be asked for. */
function NotOpened({ activity, begun, onClose }: NotOpenedProps) {
  const close = () => onClose({ kind: 'left' });
  if (begun.isForbidden) return <MembersDialog activity={activity} onClose={close} />;
  return (
    <Dialog
      open
      onClose={close}
      title="The page could not be opened"
      actions={
        <>
          <Button onClick={close}>Go Back</Button>
          <Button kind="primary" onClick={begun.retry}>
            Try Again
          </Button>
        </>
      }
    >
      {begun.words}
    </Dialog>
  );
}

/** What the studio itself shows next, while its code is on its way. */
function Opening() {
  return (
    <output className="fixed inset-0 z-40 grid touch-none place-content-center justify-items-center gap-1.5 bg-desk-deep p-6 text-center [&_h2]:text-22 [&_h2]:font-medium [&_p]:text-muted [&_svg]:mb-3.5 [&_svg]:size-28">
      <LoadingWords />
    </output>
  );
}
