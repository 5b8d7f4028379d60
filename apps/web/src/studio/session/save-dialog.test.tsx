import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openWorkbench } from '../../../testing/open-workbench.tsx';
import { NO_ROOM } from './studio-result.ts';

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
    onSave.mockResolvedValueOnce({ message: 'Save failed: Content Too Large', isSafe: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Save & Exit' }));
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Save failed: Content Too Large');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again: Save & Exit' }));
    expect(onSave).toHaveBeenCalledTimes(2);
  });

  it('CAN-14 offers the picture as a file where this device cannot keep it', async () => {
    const { onSave, onDownload, dialog } = await openDialog();
    onSave.mockResolvedValueOnce(NO_ROOM);
    await userEvent.click(dialog.getByRole('button', { name: 'Save & Exit' }));
    await expect.element(dialog.getByRole('button', { name: 'Save as PNG' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save as PNG' }));
    expect(onDownload).toHaveBeenCalledOnce();
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
