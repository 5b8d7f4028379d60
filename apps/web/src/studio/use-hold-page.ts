import { useEffect, type RefObject } from 'react';
import { leaveFullscreen } from './fullscreen.ts';

/** While the studio is open the app under it neither scrolls nor takes the focus; both come back afterwards. */
export function useHoldPage(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const app = document.querySelector('#root');
    const before = document.activeElement;
    const { overflow } = document.body.style;
    app?.toggleAttribute('inert', true);
    document.body.style.overflow = 'hidden';
    room.current?.focus({ preventScroll: true });
    return () => {
      app?.removeAttribute('inert');
      document.body.style.overflow = overflow;
      leaveFullscreen();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [room]);
}
