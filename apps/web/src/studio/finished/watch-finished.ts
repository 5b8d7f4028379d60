import type { Engine } from '@inkbloom/engine';
import { ALL_COLORED } from '../controls/next-area.ts';
import type { StudioUiStore } from '../controls/studio-ui-state.ts';

/** How long the last color is looked at before anything is said. */
const LOOK_MS = 900;

/**
 * Opens the moment for a finished page when the last of its regions gets paint, once while the page is open; a page
 * that was finished before says nothing, nor does one with a dialog or the breathing flower over it.
 * @returns stops watching
 */
export function watchFinished(engine: Engine, ui: StudioUiStore): () => void {
  const isWhole = (): boolean => engine.state().coloredShare >= 1;
  let isTold = isWhole();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    const { saving, asking, versions, breathing, notice } = ui.getState();
    if (isTold || !isWhole() || saving || asking || versions || breathing) return;
    isTold = true;
    // The moment says so itself.
    const others = notice === ALL_COLORED ? null : notice;
    ui.setState({ finished: true, sheet: 'rest', area: null, notice: others });
  };
  const stop = engine.onGesture(() => {
    clearTimeout(timer);
    timer = setTimeout(tell, LOOK_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
