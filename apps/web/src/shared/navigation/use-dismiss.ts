import { useEffect, type RefObject } from 'react';

/** Calls back on a press outside the element, and on Escape, while `active`. */
export function useDismiss(element: RefObject<HTMLElement | null>, active: boolean, dismiss: () => void) {
  useEffect(() => {
    if (!active) return undefined;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) dismiss();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      dismiss();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [element, active, dismiss]);
}
