import type { Point } from '../viewport.ts';
import type { GestureState } from './tool.ts';

/** What the pan tool acts on. */
export interface Pannable {
  panBy(dx: number, dy: number): void;
}

/** Dragging moves the page. */
export function panTool(view: Pannable): GestureState {
  return (sample) => (sample.phase === 'down' ? dragging(view, sample.view) : null);
}

function dragging(view: Pannable, last: Point): GestureState {
  return (sample) => {
    if (sample.phase !== 'move') return null;
    view.panBy(sample.view.x - last.x, sample.view.y - last.y);
    return dragging(view, sample.view);
  };
}
