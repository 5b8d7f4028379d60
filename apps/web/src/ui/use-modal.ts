import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** How somebody asked for a dialog to close: by Escape or a back gesture, or by a press beside it. */
export type ClosedBy = 'key' | 'backdrop';

/**
 * Shows a dialog over everything while it is open; the browser keeps the focus inside and gives it back afterwards.
 * `onClose` is asked by Escape and by a press on the backdrop; where it leaves `isOpen` as it is, the dialog stays.
 */
export function useModal(
  isOpen: boolean,
  onClose: (by: ClosedBy) => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const onCancel = (event: Event): void => {
      if (!event.cancelable) return;
      event.preventDefault();
      close('key');
    };
    // Browsers close a dialog at the second Escape even where the first was declined.
    const onClosed = (): void => {
      element.showModal();
      close('key');
    };
    // A click on the element itself is one on its backdrop.
    const onClick = (event: Event): void => {
      if (event.target === element) close('backdrop');
    };
    element.addEventListener('cancel', onCancel, { signal });
    element.addEventListener('close', onClosed, { signal });
    element.addEventListener('click', onClick, { signal });
    element.showModal();
    return () => {
      listening.abort();
      element.close();
    };
  }, [isOpen]);
  return dialog;
}
