import { useEffect, type RefObject } from 'react';
import { fullscreen } from './fullscreen.ts';

/**
 * While the studio is open the app under it is not drawn, neither scrolls nor takes the focus, and a touch device shows
 * it over the whole screen where that is allowed; all comes back afterwards.
 */
export function useHoldPage(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const app = document.querySelector<HTMLElement>('#root');
    const before = document.activeElement;
    const { overflow } = document.body.style;
    const stayInWindow = fullscreen.begin();
    app?.toggleAttribute('inert', true);
    if (app) app.style.visibility = 'hidden';
    document.body.style.overflow = 'hidden';
    room.current?.focus({ preventScroll: true });
    return () => {
      app?.removeAttribute('inert');
      if (app) app.style.visibility = '';
      document.body.style.overflow = overflow;
      stayInWindow();
      void fullscreen.end();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [room]);
}
