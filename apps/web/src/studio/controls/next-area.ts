import type { StudioParts } from '../layouts/studio-parts.ts';

/** Said where no area waits for paint any more. */
export const ALL_COLORED = 'Every area has color.';

/** Shows the next area that waits for paint, or says that there is none. */
export function showNextArea({ controls, ui }: Pick<StudioParts, 'controls' | 'ui'>): void {
  const area = controls.findNext();
  ui.setState(area ? { area, sheet: 'rest' } : { area: null, notice: ALL_COLORED });
}
