import type { DeskStore } from './desk.ts';

/**
 * A press on the page puts an open sheet away, where sheets lie over the page, and does nothing else. The settings of a
 * tablet stay: there is room to draw beside them. Answers how to stop.
 */
export function closeSheetsOnPress(desk: DeskStore, stage: HTMLElement): () => void {
  const onDown = (event: PointerEvent): void => {
    const { sheet } = desk.getState();
    const size = stage.closest<HTMLElement>('.studio')?.dataset['size'];
    const stays = sheet === 'rest' || size === 'desktop' || (size === 'tablet' && sheet === 'color');
    if (stays) return;
    event.stopImmediatePropagation();
    desk.setState({ sheet: 'rest' });
  };
  stage.addEventListener('pointerdown', onDown, { capture: true });
  return () => stage.removeEventListener('pointerdown', onDown, { capture: true });
}
