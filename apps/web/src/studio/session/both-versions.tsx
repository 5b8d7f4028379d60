import { Columns2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { getDrawing } from '../../api/calls/get-drawing.ts';
import { CloseCross, PaperDialog } from '../controls/paper-dialog.tsx';
import { ToolButton } from '../controls/tool-button.tsx';
import { newsWords } from './keeping-words.ts';
import type { Session } from './session.ts';

/** The longer side of a version in the dialog, in CSS pixels. */
const SIDE = 320;

interface BothVersionsProps {
  readonly session: Session;
  /** The other version: the drawing this one was part of. */
  readonly otherId: string;
}

/** The address of the other version's picture; null while it is asked for, empty when it cannot be had. */
function useOtherPicture(drawingId: string): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    getDrawing(drawingId, stop.signal).then(
      ({ pictureUrl }) => setUrl(pictureUrl),
      () => stop.signal.aborted || setUrl(''),
    );
    return () => stop.abort();
  }, [drawingId]);
  return url;
}

function OwnVersion({ session: { controls } }: Pick<BothVersionsProps, 'session'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = SIDE / Math.max(controls.width, controls.height);
  useEffect(() => {
    if (canvas.current) void controls.paintSmall(canvas.current);
  }, [controls]);
  return (
    <figure>
      <canvas
        ref={canvas}
        width={Math.round(controls.width * scale * 2)}
        height={Math.round(controls.height * scale * 2)}
      />
      <figcaption>Yours, which goes on here</figcaption>
    </figure>
  );
}

function OtherVersion({ otherId }: Pick<BothVersionsProps, 'otherId'>) {
  const url = useOtherPicture(otherId);
  return (
    <figure>
      {url === '' ? (
        <p>It could not be loaded. It is kept in your account.</p>
      ) : (
        url && <img src={url} alt="" />
      )}
      <figcaption>From the other device</figcaption>
    </figure>
  );
}

function VersionsDialog({ onClose, ...versions }: BothVersionsProps & { readonly onClose: () => void }) {
  return (
    <PaperDialog look="both-versions" titleId="both-versions-title" onClose={onClose}>
      <CloseCross onPress={onClose} />
      <h2 id="both-versions-title">Both versions</h2>
      <div className="pair">
        <OwnVersion session={versions.session} />
        <OtherVersion otherId={versions.otherId} />
      </div>
      <p className="lead">Both are kept as drawings of their own; you find them in your drawings.</p>
    </PaperDialog>
  );
}

/** Says that the drawing went on as one of its own, and shows both versions side by side. */
export function BothVersions({ session, otherId }: BothVersionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [isSeen, setSeen] = useState(false);
  if (isSeen) return null;
  if (isOpen) return <VersionsDialog session={session} otherId={otherId} onClose={() => setSeen(true)} />;
  return (
    <div className="glass notice" role="alert">
      {newsWords({ kind: 'branched', from: otherId })}
      <ToolButton small icon={Columns2} label="See both" onPress={() => setOpen(true)} />
      <ToolButton small icon={X} label="Dismiss" onPress={() => setSeen(true)} />
    </div>
  );
}
