import type { ActivityDetail } from '@inkbloom/contracts/activities';
import type { RestoreInput } from '../api/calls/drawing-versions.ts';
import { personNow } from '../api/session/session.ts';
import type { Profile } from '@inkbloom/contracts/people';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { saveFile } from '../ui/save-file.ts';
import { endSession, keepHere, pictureOf, savePage } from './session/save-and-exit.ts';
import { CannotOpen, Loading } from './stage/loading.tsx';
import { restoreVersion } from './session/restore-version.ts';
import { openSession, type Session } from './session/session.ts';
import { failureOf, failureOfError, type SaveFailure, type WayOn } from './session/save-failures.ts';
import type { StudioResult } from './session/studio-result.ts';
import './styles/studio.css';
import { useHoldPage } from './stage/use-hold-page.ts';
import { Workbench } from './layouts/workbench.tsx';

/** What the studio is opened with. */
export interface StudioProps {
  readonly activity: ActivityDetail;
  /** Which page of it, from 0. */
  readonly pageIndex: number;
  /** A certain drawing to go on with; the latest one otherwise. */
  readonly drawingId?: string | undefined;
  /** The signed-in person, or null. */
  readonly profile: Profile | null;
  /**
   * Called once, when the person leaves; the studio is to be taken away then. `andMore`: they look for more pages like
   * this one.
   */
  readonly onClose: (result: StudioResult, andMore?: boolean) => void;
  /** Called when the person wants to sign in again, which leaves the studio. */
  readonly onSignIn: () => void;
}

export { prepareBrushes } from './session/prepare-brushes.ts';

type Opening = { readonly kind: 'opening' | 'failed' } | { readonly kind: 'open'; readonly session: Session };

/** Opens the work on a page and ends it when the studio goes away, however that happens. */
function useSession({ activity, pageIndex, drawingId, profile }: StudioProps): Opening {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  const open = useEffectEvent(() =>
    openSession({ activity, pageIndex, drawingId, person: profile?.uid ?? null }),
  );
  useEffect(() => {
    let gone = false;
    const opened = open();
    opened.then(
      (session) => gone || setOpening({ kind: 'open', session }),
      (error: unknown) => {
        console.error('the page could not be opened', error);
        if (!gone) setOpening({ kind: 'failed' });
      },
    );
    return () => {
      gone = true;
      opened.then(endSession, () => undefined);
    };
  }, []);
  return opening;
}

interface OpenStudioProps extends StudioProps {
  /** Opens the page anew, or a certain drawing of it. */
  readonly onRetry: (drawingId?: string) => void;
}

function OpenStudio({ onRetry, ...props }: OpenStudioProps) {
  const { activity, onClose, onSignIn } = props;
  const opening = useSession(props);
  const room = useRef<HTMLDivElement>(null);
  useHoldPage(room);

  const save = async (session: Session, andMore?: boolean): Promise<SaveFailure | null> => {
    try {
      const outcome = await savePage(session, personNow);
      const failure = failureOf(outcome);
      if (!failure) onClose(outcome, andMore);
      return failure;
    } catch (error) {
      console.error('the drawing could not be saved', error);
      return failureOfError(error);
    }
  };

  const download = async (session: Session): Promise<void> =>
    saveFile(await pictureOf(session), `${activity.id}.png`);

  const reload = async (session: Session): Promise<void> => {
    await keepHere(session).catch((error: unknown) => console.error('no picture could be kept', error));
    onRetry();
  };

  // What was drawn is on disk, with its picture, before the person is anywhere else.
  const leave = async (session: Session): Promise<void> => {
    await keepHere(session).catch((error: unknown) => console.error('no picture could be kept', error));
    onClose({ kind: 'left' });
  };

  const take = (session: Session, way: WayOn): void => {
    if (way === 'png') void download(session);
    else if (way === 'sign-in') void keepHere(session).finally(onSignIn);
    else onRetry(session.keeping.getState().takenOver?.drawingId);
  };

  const restore = async (session: Session, choice: RestoreInput): Promise<void> => {
    if (!session.person) return;
    await restoreVersion(session, session.person, choice);
    onRetry(choice.drawingId);
  };

  return createPortal(
    <section ref={room} aria-label={`Coloring ${activity.title}`} tabIndex={-1}>
      {opening.kind === 'open' && (
        <Workbench
          session={opening.session}
          title={activity.title}
          onSave={(andMore) => save(opening.session, andMore)}
          onLeave={() => leave(opening.session)}
          onWay={(way) => take(opening.session, way)}
          onReload={() => void reload(opening.session)}
          onRestore={(choice) => restore(opening.session, choice)}
        />
      )}
      {opening.kind !== 'open' && (
        <div className="studio">
          {opening.kind === 'opening' ? (
            <Loading />
          ) : (
            <CannotOpen onRetry={() => onRetry()} onClose={() => onClose({ kind: 'left' })} />
          )}
        </div>
      )}
    </section>,
    document.body,
  );
}

/** The full-screen overlay in which a page is colored. Work in progress is there again without asking. */
export default function Studio(props: StudioProps) {
  const { activity, pageIndex } = props;
  const [again, setAgain] = useState<{ attempt: number; drawingId: string | undefined }>({
    attempt: 0,
    drawingId: undefined,
  });
  const { attempt, drawingId = props.drawingId } = again;
  const key = [activity.id, pageIndex, props.drawingId, attempt].join('/');
  return (
    <OpenStudio
      key={key}
      {...props}
      drawingId={drawingId}
      onRetry={(wanted) => setAgain({ attempt: attempt + 1, drawingId: wanted })}
    />
  );
}
