import type { Engine } from '@inkbloom/engine';
import { createKeyPen } from './key-pen.ts';

interface KeyPenParts {
  /** The element that takes the focus. */
  readonly controls: HTMLElement;
  /** What shows where the pen stands. */
  readonly mark: HTMLElement;
  /** Where a screen reader finds what happened. */
  readonly said: HTMLElement;
}

/** Lets the focused page be drawn on by keys; answers how to stop. */
export function attachKeyPen(engine: Engine, { controls, mark, said }: KeyPenParts): () => void {
  const stop = new AbortController();
  const pen = createKeyPen(engine, () => engine.placement().view);
  const show = (): void => {
    const { x, y } = pen.place();
    mark.style.translate = `${x}px ${y}px`;
    mark.toggleAttribute('data-down', pen.isDown());
    mark.toggleAttribute('data-shown', true);
  };
  const hide = (): void => {
    pen.lift();
    mark.toggleAttribute('data-shown', false);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const words = pen.press(event.key, event.shiftKey);
    if (words === null) return;
    event.preventDefault();
    if (words) said.textContent = words;
    show();
  };
  controls.tabIndex = 0;
  controls.addEventListener('keydown', onKey, { signal: stop.signal });
  controls.addEventListener('pointerdown', hide, { signal: stop.signal, capture: true });
  controls.addEventListener('blur', hide, { signal: stop.signal });
  return () => {
    stop.abort();
    pen.lift();
  };
}
