import { expect, it, vi } from 'vitest';
import { createStudioUi } from './studio-ui-state.ts';
import type { StudioParts } from '../layouts/studio-parts.ts';
import { actionFor } from './use-shortcuts.ts';

const PLAIN = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

function partsWithSpies() {
  const controls = {
    undo: vi.fn(),
    redo: vi.fn(),
    clear: vi.fn(),
    zoomIn: vi.fn(),
    zoomOut: vi.fn(),
    resetZoom: vi.fn(),
  };
  const ui = createStudioUi(false);
  return { controls, ui, parts: { controls, ui } as unknown as StudioParts };
}

it('CAN-9 maps the keys', () => {
  const { controls, ui, parts } = partsWithSpies();
  const press = (key: string, held: Partial<typeof PLAIN> = {}) =>
    actionFor({ ...PLAIN, ...held, key })?.(parts);
  press('z', { ctrlKey: true });
  press('z', { metaKey: true });
  expect(controls.undo).toHaveBeenCalledTimes(2);
  press('y', { ctrlKey: true });
  press('Z', { ctrlKey: true, shiftKey: true });
  expect(controls.redo).toHaveBeenCalledTimes(2);
  press('+');
  press('=');
  expect(controls.zoomIn).toHaveBeenCalledTimes(2);
  press('-');
  press('0');
  expect(controls.zoomOut).toHaveBeenCalledOnce();
  expect(controls.resetZoom).toHaveBeenCalledOnce();
  press('b');
  press('m');
  press('H');
  expect(ui.getState()).toMatchObject({ panel: false, minimap: true, hidden: true });
  press('t');
  expect(ui.getState().timer).toBe('open');
  press('t');
  expect(ui.getState().timer).toBe('closed');
  expect(actionFor({ ...PLAIN, key: 'c', ctrlKey: true })).toBeNull();
});

it('CAN-9 clears in drawing mode only', () => {
  const { controls, ui, parts } = partsWithSpies();
  ui.setState({ mode: 'pan' });
  actionFor({ ...PLAIN, key: 'c' })?.(parts);
  expect(controls.clear).not.toHaveBeenCalled();
  ui.setState({ mode: 'draw' });
  actionFor({ ...PLAIN, key: 'c' })?.(parts);
  expect(controls.clear).toHaveBeenCalledOnce();
});
