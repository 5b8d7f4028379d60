import type { GestureState, ToolSample } from './tool.ts';

/** A stroke as the paint tool draws it. */
export interface PaintTarget {
  add(sample: ToolSample): void;
  finish(): void;
  abandon(): void;
}

/**
 * A press draws a dot. The line begins once the pointer has gone `threshold` page pixels from it, so a shaking tap stays
 * one dot; release, leaving and cancelling end it (CAN-5). A press that is cancelled before that leaves nothing.
 */
export function paintTool(begin: () => PaintTarget, threshold: number): GestureState {
  return (sample) => {
    if (sample.phase !== 'down') return null;
    const target = begin();
    target.add(sample);
    return pressed(target, sample, [], threshold);
  };
}

function pressed(
  target: PaintTarget,
  start: ToolSample,
  held: ToolSample[],
  threshold: number,
): GestureState {
  return (sample) => {
    if (sample.phase === 'cancel') return end(() => target.abandon());
    const reach = Math.max(Math.abs(sample.page.x - start.page.x), Math.abs(sample.page.y - start.page.y));
    if (reach >= threshold) {
      for (const early of held) target.add(early);
      return drawing(target)(sample);
    }
    if (sample.phase === 'up') return end(() => target.finish());
    return pressed(target, start, [...held, sample], threshold);
  };
}

function drawing(target: PaintTarget): GestureState {
  return (sample) => {
    if (sample.phase !== 'cancel') target.add(sample);
    if (sample.phase === 'move') return drawing(target);
    return end(() => target.finish());
  };
}

function end(act: () => void): null {
  act();
  return null;
}
