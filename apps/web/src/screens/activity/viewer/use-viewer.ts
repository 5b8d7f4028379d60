import { useEffect, useRef, useState, type RefObject } from 'react';
import { WHOLE, type View } from './view.ts';
import { ViewerControls, type ViewerEvents } from './viewer-controls.ts';

export interface Viewer {
  readonly view: View;
  /** Whether the page follows a finger just now. */
  readonly isHeld: boolean;
  readonly zoom: (direction: 'in' | 'out') => void;
  readonly reset: () => void;
}

/** The viewer's controls, bound to the element that frames the page. */
export function useViewer(
  frame: RefObject<HTMLElement | null>,
  events: Omit<ViewerEvents, 'onView'>,
): Viewer {
  const [shown, setShown] = useState({ view: WHOLE, isHeld: false });
  const controls = useRef<ViewerControls>(null);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    if (!frame.current) return undefined;
    const attached = new ViewerControls(frame.current, {
      onView: (view, isHeld) => setShown({ view, isHeld }),
      onZoom: () => latest.current.onZoom(),
      onTurn: (by) => latest.current.onTurn(by),
    });
    controls.current = attached;
    return () => attached.detach();
  }, [frame]);
  return {
    ...shown,
    zoom: (direction) => controls.current?.zoom(direction),
    reset: () => controls.current?.reset(),
  };
}
