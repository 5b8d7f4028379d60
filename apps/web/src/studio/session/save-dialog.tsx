import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { duration, percent } from '../../ui/format.ts';
import type { SaveFailure, WayOn } from './save-failures.ts';
import { useEngineControls, useParts, useUi } from '../layouts/studio-parts.ts';
import { CloseCross, PaperDialog } from '../controls/paper-dialog.tsx';

/** The longer side of the small print in the dialog, in CSS pixels. */
const PRINT = { width: 236, height: 177 };

interface SaveDialogProps {
  /** Saves and, when that is done, closes the studio. Answers what went wrong, or null. */
  readonly onSave: () => Promise<SaveFailure | null>;
  /** Keeps the draft on this device and closes the studio. */
  readonly onLeave: () => Promise<void>;
  /** Takes a way on from a save that failed. */
  readonly onWay: (way: WayOn) => void;
  readonly spentSeconds: number;
}

/** The picture as a small print with a sheet behind it. */
function Print() {
  const { controls } = useParts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = Math.min(PRINT.width / controls.width, PRINT.height / controls.height);
  const size = { width: Math.round(controls.width * scale), height: Math.round(controls.height * scale) };
  useEffect(() => {
    if (canvas.current) void controls.paintSmall(canvas.current);
  }, [controls]);
  return (
    <div className="art">
      <i className="behind" style={{ width: size.width + 10, height: size.height + 10 }} />
      <canvas ref={canvas} className="print" width={size.width * 2} height={size.height * 2} style={size} />
    </div>
  );
}

function Facts({ spentSeconds }: { readonly spentSeconds: number }) {
  const share = useEngineControls((state) => state.coloredShare);
  const strokes = useEngineControls((state) => state.strokes);
  return (
    <p className="facts">
      <span>
        <b>{percent(share)}%</b> colored
      </span>
      <span>
        <b>{duration(spentSeconds / 60)}</b> drawing
      </span>
      <span>
        <b>{strokes}</b> {strokes === 1 ? 'stroke' : 'strokes'}
      </span>
    </p>
  );
}

interface TroubleProps {
  readonly failure: SaveFailure;
  readonly onWay: (way: WayOn) => void;
}

const WAYS: Readonly<Record<WayOn, string>> = {
  png: 'Save as PNG',
  'sign-in': 'Sign in again',
  'go-on-here': 'Go on here',
};

function Trouble({ failure: { message, advice, ways }, onWay }: TroubleProps) {
  return (
    <div className="trouble" role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      <div>
        <b>{message}</b>
        {advice}
        {ways.map((way) => (
          <button key={way} type="button" className="rescue" onClick={() => onWay(way)}>
            {WAYS[way]}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Asks whether to keep the art before leaving. The backdrop, the cross and Escape go back to the page. */
export function SaveDialog({ onSave, onLeave, onWay, spentSeconds }: SaveDialogProps) {
  const { ui } = useParts();
  const [state, setState] = useState<{ saving: boolean; failure: SaveFailure | null }>({
    saving: false,
    failure: null,
  });
  const { saving, failure } = state;
  // A device that cannot keep the strokes must not promise to.
  const isTroubled = useUi(({ notice }) => notice !== null) || failure?.isSafe === false;

  const cancel = (): void => {
    if (!saving) ui.setState({ saving: false });
  };
  const save = async (): Promise<void> => {
    setState({ saving: true, failure: null });
    setState({ saving: false, failure: await onSave() });
  };
  return (
    <PaperDialog look="save-dialog" titleId="save-dialog-title" onClose={cancel}>
      <CloseCross onPress={cancel} disabled={saving} />
      <div className="body">
        <Print />
        <h2 id="save-dialog-title">Save Your Art?</h2>
        <p className="lead">Keep this page as it is now. You can come back and color more any time.</p>
        <Facts spentSeconds={spentSeconds} />
      </div>
      {failure && <Trouble failure={failure} onWay={onWay} />}
      <div className="actions">
        <button type="button" className="go" disabled={saving} onClick={() => void save()}>
          {saving ? 'Saving...' : failure ? 'Try again: Save & Exit' : 'Save & Exit'}
        </button>
        <button type="button" className="quiet" disabled={saving} onClick={() => void onLeave()}>
          Exit Without Saving
        </button>
      </div>
      {!isTroubled && <p className="stays">Without saving, your colors stay on this device only.</p>}
    </PaperDialog>
  );
}
