import type { LiveStroke } from '../live-stroke.ts';
import type { GestureState, ToolSample } from './tool.ts';

/** The line that is drawn. */
type Line = Pick<LiveStroke, 'add' | 'finish' | 'abandon'>;

/**
 * A press draws a dot. The line begins once the pointer has gone `threshold` page pixels from it, so a shaking tap
 * stays one dot; release and leaving end it (CAN-5). What is cancelled was no stroke of a person and leaves nothing
 * (HAND-1).
 */
export function paintTool(begin: () => Line, threshold: number): GestureState {
  return (sample) => {
    if (sample.phase !== 'down') return null;
    const stroke = begin();
    stroke.add(sample);
    return pressed(stroke, sample, [], threshold);
  };
}

function pressed(
  stroke: Line,
  start: ToolSample,
  held: readonly ToolSample[],
  threshold: number,
): GestureState {
  return (sample) => {
    if (sample.phase === 'cancel' || sample.phase === 'end') return end(() => stroke.abandon());
    const reach = Math.max(Math.abs(sample.page.x - start.page.x), Math.abs(sample.page.y - start.page.y));
    if (reach >= threshold) {
      for (const early of held) stroke.add(early);
      return drawing(stroke)(sample);
    }
    if (sample.phase === 'up') return end(() => stroke.finish());
    return pressed(stroke, start, [...held, sample], threshold);
  };
}

function drawing(stroke: Line): GestureState {
  return (sample) => {
    if (sample.phase === 'cancel') return end(() => stroke.abandon());
    if (sample.phase !== 'end') stroke.add(sample);
    if (sample.phase === 'move') return drawing(stroke);
    return end(() => stroke.finish());
  };
}

function end(act: () => void): null {
  act();
  return null;
}
