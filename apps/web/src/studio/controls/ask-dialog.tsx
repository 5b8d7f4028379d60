import { useId } from 'react';
import { PaperDialog } from './paper-dialog.tsx';

interface AskDialogProps {
  readonly title: string;
  /** What happens, and whether it can be undone. */
  readonly words: string;
  /** What the button is called that does it. */
  readonly go: string;
  readonly onGo: () => void;
  /** Called in the end, whatever was chosen. */
  readonly onClose: () => void;
}

/** A short question before something large is done. Escape and the backdrop are a no. */
export function AskDialog({ title, words, go, onGo, onClose }: AskDialogProps) {
  const titleId = useId();
  return (
    <PaperDialog look="ask-dialog" titleId={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      <p>{words}</p>
      <div className="pair">
        <button type="button" className="quiet" onClick={onClose}>
          Keep it
        </button>
        <button
          type="button"
          className="go"
          onClick={() => {
            onGo();
            onClose();
          }}
        >
          {go}
        </button>
      </div>
    </PaperDialog>
  );
}
