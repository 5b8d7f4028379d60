import type { Background } from '../background.ts';
import type { BrushName } from './brush.ts';
import { BRUSHES, NEWEST } from './palette.ts';

/**
 * Makes ahead, when there is time, what a first stroke with a brush would have to wait for. Resolves once it is there.
 */
export async function prepareBrush(brush: BrushName, background: Background): Promise<void> {
  const source = brush === 'fill' ? null : BRUSHES[NEWEST[brush]].paperSource;
  if (source && !source.ready) await background.runInSlices(source.prepare());
}
