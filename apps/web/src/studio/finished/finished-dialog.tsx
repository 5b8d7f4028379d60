import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { duration } from '../../ui/format.ts';
import { saveFile } from '../../ui/save-file.ts';
import { canShareFile, shareFile } from '../../ui/share-file.ts';
import { CloseCross, PaperDialog } from '../controls/paper-dialog.tsx';
import { pictureOf } from '../session/save-and-exit.ts';
import type { SaveFailure } from '../session/save-failures.ts';
import type { Session } from '../session/session.ts';
import { playBack } from './playback.ts';
import { playbackSteps } from './playback-steps.ts';
import './finished.css';

const PLAYBACK_MS = 3_000;
/** The longer side of the framed picture, in CSS pixels; its canvas has twice as many. */
const SIDE = 440;

interface FinishedDialogProps {
  readonly session: Session;
  /** What the picture is of. */
  readonly title: string;
  /** Saves and, when that is done, closes the studio; `andMore` leads to pages like this one. */
  readonly onSave: (andMore: boolean) => Promise<SaveFailure | null>;
}

/** A canvas that plays the drawing back as soon as it is shown. */
function Framed({ session }: { readonly session: Session }) {
  const { controls, engine, page } = session;
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = (2 * SIDE) / Math.max(controls.width, controls.height);
  const [width, height] = [Math.round(controls.width * scale), Math.round(controls.height * scale)];
  useEffect(() => {
    const stopping = new AbortController();
    const finished = Object.assign(document.createElement('canvas'), { width, height });
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const play = async (): Promise<void> => {
      await controls.paintSmall(finished);
      if (!canvas.current || stopping.signal.aborted) return;
      const steps = playbackSteps(engine.journal());
      const picture = { finished, lines: page.ink?.image ?? null, regions: page.regions, scale, steps };
      await playBack(canvas.current, picture, isCalm ? 0 : PLAYBACK_MS, stopping.signal);
    };
    void play();
    return () => stopping.abort();
  }, [controls, engine, page, scale, width, height]);
  return (
    <canvas ref={canvas} width={width} height={height} style={{ aspectRatio: `${width} / ${height}` }} />
  );
}

/** Hands the picture to what the device shares with, or to its downloads; says what went wrong. */
async function share(session: Session, title: string): Promise<string | null> {
  try {
    const file = new File([await pictureOf(session)], `${title}.png`, { type: 'image/png' });
    if (canShareFile(file)) await shareFile(file, title);
    else saveFile(file, file.name);
    return null;
  } catch (error) {
    console.error('the picture could not be shared', error);
    return 'The picture could not be made. Try again in a moment.';
  }
}

const timeWords = (seconds: number): string =>
  seconds < 60 ? '' : ` You spent ${duration(seconds / 60)} with it.`;

/**
 * What a page that is colored all over is worth: framed, played back in three seconds, saved, shared, or gone on with.
 */
export function FinishedDialog({ session, title, onSave }: FinishedDialogProps) {
  const [round, setRound] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const close = (): void => session.ui.setState({ finished: false });
  const during = async (work: () => Promise<string | null>): Promise<void> => {
    setIsBusy(true);
    setTrouble(null);
    setTrouble(await work());
    setIsBusy(false);
  };
  const save = (andMore: boolean) =>
    during(async () => {
      const failure = await onSave(andMore);
      return failure && `${failure.message} Your drawing stays open; Save & Exit has every way on.`;
    });

  return (
    <PaperDialog
      look="finished-dialog"
      titleId="finished-title"
      // A tap beside it was meant for the page: the last area may have been filled a moment ago.
      onClose={(by) => by === 'key' && !isBusy && close()}
    >
      <figure aria-label="Your finished picture">
        <Framed key={round} session={session} />
      </figure>
      <div className="body">
        <h2 id="finished-title">It’s finished!</h2>
        <p className="lead">Every part has color.{timeWords(session.watch.seconds())}</p>
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
        <button type="button" className="go" disabled={isBusy} onClick={() => void save(false)}>
          {isBusy ? 'One moment...' : 'Save & Exit'}
        </button>
        <div className="ways">
          <button type="button" className="quiet" disabled={isBusy} onClick={() => setRound(round + 1)}>
            <RotateCcw className="icon" aria-hidden="true" /> Play again
          </button>
          <button
            type="button"
            className="quiet"
            disabled={isBusy}
            onClick={() => void during(() => share(session, title))}
          >
            Share picture
          </button>
          <button type="button" className="quiet" disabled={isBusy} onClick={() => void save(true)}>
            Another like it
          </button>
          <button type="button" className="quiet" disabled={isBusy} onClick={close}>
            Keep coloring
          </button>
        </div>
      </div>
      <CloseCross onPress={close} disabled={isBusy} />
    </PaperDialog>
  );
}
