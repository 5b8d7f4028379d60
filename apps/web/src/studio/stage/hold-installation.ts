import { holdDrawingLock } from '../../device/install/drawing-lock.ts';

/** Milliseconds after the last press until the app goes on being installed: quick strokes follow each other sooner. */
const REST_MS = 1500;

/**
 * Keeps the installation of the app, which begins some seconds after the first visit, from taking the processor while
 * somebody draws on the stage. Answers how to stop.
 */
export function holdInstallation(stage: HTMLElement): () => void {
  const stop = new AbortController();
  let release: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const letGo = (): void => {
    clearTimeout(timer);
    release?.();
    release = undefined;
  };
  const onDown = (): void => {
    clearTimeout(timer);
    release ??= holdDrawingLock();
  };
  const onUp = (): void => {
    if (!release) return;
    clearTimeout(timer);
    timer = setTimeout(letGo, REST_MS);
  };
  const options = { capture: true, signal: stop.signal };
  stage.addEventListener('pointerdown', onDown, options);
  window.addEventListener('pointerup', onUp, options);
  window.addEventListener('pointercancel', onUp, options);
  return () => {
    stop.abort();
    letGo();
  };
}
