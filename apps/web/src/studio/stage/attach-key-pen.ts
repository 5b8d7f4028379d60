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
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const words = pen.press(event.key, event.shiftKey);
    if (words === null) return;
    event.preventDefault();
    if (words) said.textContent = words;
    show();
  };
  const onBlur = (): void => {
    pen.lift();
    show();
  };
  controls.tabIndex = 0;
  controls.addEventListener('keydown', onKey, { signal: stop.signal });
  controls.addEventListener('focus', show, { signal: stop.signal });
  controls.addEventListener('blur', onBlur, { signal: stop.signal });
  return () => {
    stop.abort();
    pen.lift();
  };
}
