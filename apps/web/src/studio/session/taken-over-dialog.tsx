import { PaperDialog } from '../controls/paper-dialog.tsx';
import type { WayOn } from './save-failures.ts';

interface TakenOverDialogProps {
  /** Whether strokes that were finished here after that were kept in a drawing of their own. */
  readonly hasBranch: boolean;
  readonly onWay: (way: WayOn) => void;
  readonly onLeave: () => void;
}

/** Says that another tab has the drawing now, and offers to have it back. Nothing can be drawn meanwhile. */
export function TakenOverDialog({ hasBranch, onWay, onLeave }: TakenOverDialogProps) {
  return (
    <PaperDialog look="save-dialog" titleId="taken-over-title" onClose={() => undefined}>
      <h2 id="taken-over-title">Open in another tab</h2>
      <p className="lead">
        This drawing was opened in another tab and is kept there, with everything you drew here before.
        {hasBranch && ' The strokes you finished here after that are kept as a drawing of their own.'}
      </p>
      <div className="actions">
        <button type="button" className="go" onClick={() => onWay('go-on-here')}>
          Go on here
        </button>
        <button type="button" className="quiet" onClick={() => onWay('png')}>
          Save as PNG
        </button>
        <button type="button" className="quiet" onClick={onLeave}>
          Exit
        </button>
      </div>
    </PaperDialog>
  );
}
