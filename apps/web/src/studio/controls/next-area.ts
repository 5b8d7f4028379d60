import type { StudioParts } from '../layouts/studio-parts.ts';

/** Shows the next area that waits for paint, or says that there is none. */
export function showNextArea({ controls, ui }: Pick<StudioParts, 'controls' | 'ui'>): void {
  const area = controls.findNext();
  ui.setState(area ? { area, sheet: 'rest' } : { area: null, notice: 'Every area has color.' });
}
