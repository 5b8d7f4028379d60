import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openWorkbench } from '../../../testing/open-workbench.tsx';
import { ALL_COLORED, showNextArea } from '../controls/next-area.ts';
import { SAVE_FAILURES } from '../session/save-failures.ts';

/** Opens a sample page and fills it area by area. */
async function openFinished() {
  const workbench = await openWorkbench();
  const { engine } = workbench.session;
  act(() => {
    for (let next = engine.nextUncolored(); next; next = engine.nextUncolored()) {
      engine.fillAt(next.center.x, next.center.y, '#5DAFE2');
    }
    // Somebody who looks for more is told that there is none, until the moment says it.
    showNextArea(workbench.session);
  });
  expect(workbench.session.ui.getState().notice).toBe(ALL_COLORED);
  const element = await screen.findByRole('dialog', { name: 'It’s finished!' }, { timeout: 10_000 });
  return { ...workbench, element, dialog: within(element) };
}

describe('a page that is colored all over', () => {
  it('is saved from its moment, which leads to more like it and comes once', async () => {
    const { session, onSave, dialog } = await openFinished();
    expect(session.engine.state().coloredShare).toBe(1);
    expect(session.ui.getState().notice).toBeNull();
    // CAN-9: keys are the dialog's; a C would clear what was just finished.
    await userEvent.keyboard('c');
    expect(session.engine.state().coloredShare).toBe(1);
    onSave.mockResolvedValueOnce(SAVE_FAILURES['too-large']);
    await userEvent.click(dialog.getByRole('button', { name: 'Save & Exit' }));
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Save failed: Content Too Large');
    await userEvent.click(dialog.getByRole('button', { name: 'Another like it' }));
    expect(onSave.mock.calls).toEqual([[false], [true]]);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep coloring' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    act(() => void session.engine.undo());
    act(() => void session.engine.redo());
    expect(session.ui.getState().finished).toBe(false);
  });

  it('plays the drawing back to the very picture it is', async () => {
    const { session, element } = await openFinished();
    const shown = () => element.querySelector('canvas')!;
    const { width, height } = shown();
    const finished = Object.assign(document.createElement('canvas'), { width, height });
    await session.controls.paintSmall(finished);
    const expected = pixelsOf(finished);
    await expect.poll(() => differing(pixelsOf(shown()), expected), { timeout: 10_000 }).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Play again' }));
    expect(differing(pixelsOf(shown()), expected)).toBeGreaterThan(expected.length / 10);
  });
});

function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  return canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data;
}

function differing(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  return a.reduce((count, value, at) => count + Number(value !== b[at]), 0);
}
