import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Shows a dialog over everything while it is open; the browser keeps the focus inside and gives it back afterwards.
 * `onClose` is asked for by Escape and by a press on the backdrop.
 */
export function useModal(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const onCancel = (event: Event): void => {
      event.preventDefault();
      close();
    };
    // A click on the element itself is one on its backdrop.
    const onClick = (event: Event): void => {
      if (event.target === element) close();
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('click', onClick);
    element.showModal();
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('click', onClick);
      element.close();
    };
  }, [isOpen]);
  return dialog;
}
