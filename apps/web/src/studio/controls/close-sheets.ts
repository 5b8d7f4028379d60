import type { StudioUiStore } from './studio-ui-state.ts';

/**
 * A press on the page paints and puts an open sheet away, where sheets lie over the page. It goes as the press ends:
 * the page moves into the room that gets free, and must not do so under the pen. The colors of a tablet stay: there is
 * room to draw above them. Answers how to stop.
 */
export function closeSheetsOnPress(ui: StudioUiStore, stage: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let pressed = false;
  const onDown = (): void => {
    const { sheet } = ui.getState();
    const size = stage.closest<HTMLElement>('.studio')?.dataset['size'];
    pressed = sheet !== 'rest' && !(size === 'tablet' && sheet === 'color');
  };
  const onUp = (): void => {
    if (pressed) ui.setState({ sheet: 'rest' });
    pressed = false;
  };
  stage.addEventListener('pointerdown', onDown, { capture: true, signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', onUp, { signal });
  return () => stop.abort();
}
