import { expect, it, vi } from 'vitest';
import { createDesk } from './desk.ts';
import type { StudioParts } from './studio-parts.ts';
import { actionFor } from './use-shortcuts.ts';

const PLAIN = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

function partsWithSpies() {
  const easel = {
    undo: vi.fn(),
    redo: vi.fn(),
    clear: vi.fn(),
    zoomIn: vi.fn(),
    zoomOut: vi.fn(),
    resetZoom: vi.fn(),
  };
  const desk = createDesk(false);
  return { easel, desk, parts: { easel, desk } as unknown as StudioParts };
}

it('CAN-9 maps the keys', () => {
  const { easel, desk, parts } = partsWithSpies();
  const press = (key: string, held: Partial<typeof PLAIN> = {}) =>
    actionFor({ ...PLAIN, ...held, key })?.(parts);
  press('z', { ctrlKey: true });
  press('z', { metaKey: true });
  expect(easel.undo).toHaveBeenCalledTimes(2);
  press('y', { ctrlKey: true });
  press('Z', { ctrlKey: true, shiftKey: true });
  expect(easel.redo).toHaveBeenCalledTimes(2);
  press('+');
  press('=');
  expect(easel.zoomIn).toHaveBeenCalledTimes(2);
  press('-');
  press('0');
  expect(easel.zoomOut).toHaveBeenCalledOnce();
  expect(easel.resetZoom).toHaveBeenCalledOnce();
  press('b');
  press('m');
  press('H');
  expect(desk.getState()).toMatchObject({ panel: false, minimap: true, hidden: true });
  press('t');
  expect(desk.getState().timer).toBe('open');
  press('t');
  expect(desk.getState().timer).toBe('closed');
  expect(actionFor({ ...PLAIN, key: 'c', ctrlKey: true })).toBeNull();
});

it('CAN-9 clears in drawing mode only', () => {
  const { easel, desk, parts } = partsWithSpies();
  desk.setState({ mode: 'pan' });
  actionFor({ ...PLAIN, key: 'c' })?.(parts);
  expect(easel.clear).not.toHaveBeenCalled();
  desk.setState({ mode: 'draw' });
  actionFor({ ...PLAIN, key: 'c' })?.(parts);
  expect(easel.clear).toHaveBeenCalledOnce();
});
