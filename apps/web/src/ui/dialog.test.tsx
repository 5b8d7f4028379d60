import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from './dialog.tsx';

const LONG = `${'Verkehrsinfrastrukturfinanzierungsgesellschaft '.repeat(6)}?`;

it('A11Y-1 a dialog is named by its title and closes by its cross and by Escape', async () => {
  const close = vi.fn();
  render(
    <Dialog open onClose={close} title="Delete this drawing?" actions={<button type="button">Keep</button>}>
      It cannot be brought back.
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Delete this drawing?' })).toBeDefined();
  await page.getByRole('button', { name: 'Close' }).click();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(2);
});

it('is empty and away while it is closed', () => {
  render(
    <Dialog open={false} onClose={() => undefined} title="Delete this drawing?">
      It cannot be brought back.
    </Dialog>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('It cannot be brought back.')).toBeNull();
});

it.each(['ltr', 'rtl'])('GEN-1 long words stay inside of it at 320 pixels, %s', async (dir) => {
  await page.viewport(320, 568);
  document.documentElement.dir = dir;
  render(
    <Dialog open onClose={() => undefined} title={LONG} actions={<button type="button">{LONG}</button>}>
      {LONG}
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  const { left, right, bottom } = dialog.getBoundingClientRect();
  expect([left >= 0, right <= 320, bottom <= 568]).toEqual([true, true, true]);
  document.documentElement.removeAttribute('dir');
});
