import type { Point } from '../viewport.ts';
import type { GestureState } from './tool.ts';

/** A press fills; dragging does nothing. */
export function fillTool(fillAtPage: (place: Point) => void): GestureState {
  return (sample) => {
    if (sample.phase === 'down') fillAtPage(sample.page);
    return null;
  };
}
