import { useEffect } from 'react';
import { showNextArea } from './next-area.ts';
import { closeUppermost, toggle, toggleControls, toggleTimer } from './studio-ui-state.ts';
import type { StudioParts } from '../layouts/studio-parts.ts';

/** Answers false where there was nothing to do. */
type Action = (parts: StudioParts) => unknown;

const PLAIN: Readonly<Record<string, Action>> = {
  t: ({ ui }) => toggleTimer(ui),
  b: ({ ui }) => toggle(ui, 'panel'),
  m: ({ ui }) => toggle(ui, 'minimap'),
  h: ({ ui }) => toggleControls(ui),
  c: ({ controls, ui }) => ui.getState().mode === 'draw' && controls.clear(),
  n: showNextArea,
  e: ({ tools }) => tools.getState().takeBrush('eraser'),
  '+': ({ controls }) => controls.zoomIn(),
  '=': ({ controls }) => controls.zoomIn(),
  '-': ({ controls }) => controls.zoomOut(),
  '0': ({ controls }) => controls.resetZoom(),
  escape: ({ ui }) => closeUppermost(ui),
};

const undo: Action = ({ controls }) => controls.undo();
const redo: Action = ({ controls }) => controls.redo();

/** What a key press means (CAN-9); null when it means nothing here. */
export function actionFor(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): Action | null {
  const key = event.key.toLowerCase();
  if (event.altKey) return null;
  if (!event.ctrlKey && !event.metaKey) return PLAIN[key] ?? null;
  if (key === 'z') return event.shiftKey ? redo : undo;
  return key === 'y' && event.ctrlKey ? redo : null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== 'range';
}

/** Listens for the keys while the page is open and no dialog is over it. */
export function useShortcuts(parts: StudioParts | null): void {
  useEffect(() => {
    if (!parts) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const action = actionFor(event);
      if (!action || (parts.ui.getState().picking && event.key === 'Escape')) return;
      if (action(parts) !== false) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [parts]);
}
