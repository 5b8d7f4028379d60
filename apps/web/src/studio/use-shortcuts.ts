import { useEffect } from 'react';
import { toggle, toggleControls, toggleTimer } from './desk.ts';
import type { StudioParts } from './studio-parts.ts';

type Action = (parts: StudioParts) => void;

const PLAIN: Readonly<Record<string, Action>> = {
  t: ({ desk }) => toggleTimer(desk),
  b: ({ desk }) => toggle(desk, 'panel'),
  m: ({ desk }) => toggle(desk, 'minimap'),
  h: ({ desk }) => toggleControls(desk),
  c: ({ easel, desk }) => desk.getState().mode === 'draw' && easel.clear(),
  '+': ({ easel }) => easel.zoomIn(),
  '=': ({ easel }) => easel.zoomIn(),
  '-': ({ easel }) => easel.zoomOut(),
  '0': ({ easel }) => easel.resetZoom(),
};

const undo: Action = ({ easel }) => easel.undo();
const redo: Action = ({ easel }) => easel.redo();

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
      const { saving, timerSettings } = parts.desk.getState();
      if (saving || timerSettings || isTyping(event.target)) return;
      const action = actionFor(event);
      if (!action) return;
      event.preventDefault();
      action(parts);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [parts]);
}
