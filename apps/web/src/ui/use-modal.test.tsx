import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useModal, type ClosedBy } from './use-modal.ts';

interface AskedProps {
  /** Whether a wish to close is granted. */
  readonly grants: (by: ClosedBy) => boolean;
}

function Asked({ grants }: AskedProps) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useModal(isOpen, (by) => grants(by) && setOpen(false));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <dialog ref={dialog} aria-label="Question">
        <button type="button">Yes</button>
      </dialog>
    </>
  );
}

const isOpen = () => document.querySelector('dialog')?.open;

it('GEN-1 Escape closes a dialog and gives the focus back', async () => {
  const grants = vi.fn(() => true);
  render(<Asked grants={grants} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('Yes');
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  expect(grants.mock.calls).toEqual([['key']]);
  expect(document.activeElement?.textContent).toBe('Open');
});

it('GEN-1 a dialog that may not be closed stays, however often Escape is pressed', async () => {
  const grants = vi.fn(() => false);
  render(<Asked grants={grants} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  for (const presses of [1, 2, 3, 4]) {
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => grants.mock.calls.length).toBe(presses);
    expect(isOpen()).toBe(true);
  }
});

it('GEN-1 a press beside a dialog is told apart from a key', async () => {
  const grants = vi.fn((by: ClosedBy) => by === 'backdrop');
  render(<Asked grants={grants} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(isOpen()).toBe(true);
  document.querySelector('dialog')?.click();
  await expect.poll(isOpen).toBe(false);
  expect(grants.mock.calls).toEqual([['backdrop']]);
});
