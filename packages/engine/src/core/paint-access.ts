import type { DrawingState } from './drawing-state.ts';
import type { PaintAccess } from './engine-api.ts';
import type { JournalRecorder } from './journal-recorder.ts';

/** Reads the paint of a drawing, brought up to date first. */
export function paintAccess({ layer }: DrawingState, recorder: JournalRecorder): PaintAccess {
  return {
    onPaint: (listener) => recorder.onPaint(listener),
    isEmpty(box) {
      recorder.paintWaiting();
      return layer.isEmpty(box);
    },
    applyPendingPaint: (box) =>
      !recorder.runSlice() && !layer.tilesIn(box).some((index) => layer.applyPending(index)),
    readPaint(box, into) {
      recorder.paintWaiting();
      return layer.read(box, into);
    },
    finishNow: () => recorder.finishNow(),
  };
}
