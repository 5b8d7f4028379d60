import { BRUSH_NAMES, prepareBrush } from '@inkbloom/engine';
import { createBackground, type PageBackground } from '@inkbloom/engine/dom';

/** Has every brush made ready in moments that are free, so that none is slow when it is first taken. */
export function prepareBrushes(background: PageBackground = createBackground()): void {
  for (const brush of BRUSH_NAMES) void prepareBrush(brush, background);
}
