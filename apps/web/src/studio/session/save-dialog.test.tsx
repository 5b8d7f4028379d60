import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openWorkbench } from '../../../testing/open-workbench.tsx';
import { SAVE_FAILURES } from './save-failures.ts';

async function openDialog() {
  const workbench = await openWorkbench();
  await userEvent.click(screen.getByRole('button', { name: 'Save & Exit' }));
  const dialog = screen.getByRole('dialog', { name: 'Save Your Art?' });
  return { ...workbench, dialog: within(dialog), element: dialog };
}

describe('the save dialog', () => {
  it('CAN-14 says Saving... until there is an answer, and cannot be left meanwhile', async () => {
    const { onSave, dialog, element } = await openDialog();
    const answer = Promise.withResolvers<null>();
    onSave.mockReturnValueOnce(answer.promise);
    await userEvent.click(dialog.getByRole('button', { name: 'Save & Exit' }));
    await expect.element(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(element).toBeInTheDocument();
    await act(async () => answer.resolve(null));
    await expect.element(dialog.getByRole('button', { name: 'Save & Exit' })).toBeEnabled();
  });

  it('CAN-14 stays with what the server had against it, and tries again', async () => {
    const { onSave, dialog } = await openDialog();
    onSave.mockResolvedValueOnce(SAVE_FAILURES['too-large']);
    await userEvent.click(dialog.getByRole('button', { name: 'Save & Exit' }));
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Save failed: Content Too Large');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again: Save & Exit' }));
    expect(onSave).toHaveBeenCalledTimes(2);
  });

  it('CAN-14 offers the picture as a file where this device cannot keep it', async () => {
    const { onSave, onWay, dialog } = await openDialog();
    expect(dialog.getByText('Without saving, your colors stay on this device only.')).toBeVisible();
    onSave.mockResolvedValueOnce(SAVE_FAILURES['no-room']);
    await userEvent.click(dialog.getByRole('button', { name: 'Save & Exit' }));
    await expect.element(dialog.getByRole('button', { name: 'Save as PNG' })).toBeVisible();
    expect(dialog.queryByText(/^Without saving/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save as PNG' }));
    expect(onWay.mock.calls).toEqual([['png']]);
  });

  it('KEEP-4 asks to sign in again where the session has ended, and says that the drawing waits', async () => {
    const { onSave, onWay, dialog } = await openDialog();
    onSave.mockResolvedValueOnce(SAVE_FAILURES['signed-out']);
    await userEvent.click(dialog.getByRole('button', { name: 'Save & Exit' }));
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('your drawing waits on this device');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in again' }));
    expect(onWay.mock.calls).toEqual([['sign-in']]);
  });

  it('CAN-14 goes back to the page by Escape, the cross and the backdrop', async () => {
    const { onSave, onLeave } = await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save & Exit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save & Exit' }));
    await act(async () =>
      document.elementFromPoint(5, 5)?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onSave).not.toHaveBeenCalled();
    expect(onLeave).not.toHaveBeenCalled();
  });
});
