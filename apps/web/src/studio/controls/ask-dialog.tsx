import { useEffect, useRef } from 'react';

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
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // A click on the element itself is one on its backdrop.
    const onClick = (event: Event): void => void (event.target === element && element?.close());
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('click', onClick);
      element?.close();
    };
  }, []);
  return (
    <dialog ref={dialog} className="paper-dialog ask-dialog" aria-label={title} onClose={onClose}>
      <div className="inside">
        <h2>{title}</h2>
        <p>{words}</p>
        <div className="pair">
          <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
            Keep it
          </button>
          <button
            type="button"
            className="go"
            onClick={() => {
              onGo();
              dialog.current?.close();
            }}
          >
            {go}
          </button>
        </div>
      </div>
    </dialog>
  );
}
