import type { Session } from '../session/session.ts';

/** Milliseconds after the pen is lifted until the sheets come back; quick strokes follow each other sooner. */
const RETURN_AFTER = 240;

/**
 * Marks the studio while a stroke is drawn, by which the sheets fade. A fill is a single press and fades nothing.
 * Answers how to stop.
 */
export function fadeWhileDrawing(session: Session, stage: HTMLElement): () => void {
  const studio = stage.closest<HTMLElement>('.studio');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onDown = (event: PointerEvent): void => {
    const { mode, brush } = session.engine.state();
    if (mode === 'pan' || brush === 'fill' || event.button > 0) return;
    clearTimeout(timer);
    studio?.toggleAttribute('data-pen', true);
  };
  const onUp = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => studio?.toggleAttribute('data-pen', false), RETURN_AFTER);
  };
  stage.addEventListener('pointerdown', onDown, { capture: true });
  window.addEventListener('pointerup', onUp, { capture: true });
  window.addEventListener('pointercancel', onUp, { capture: true });
  return () => {
    clearTimeout(timer);
    studio?.removeAttribute('data-pen');
    stage.removeEventListener('pointerdown', onDown, { capture: true });
    window.removeEventListener('pointerup', onUp, { capture: true });
    window.removeEventListener('pointercancel', onUp, { capture: true });
  };
}
