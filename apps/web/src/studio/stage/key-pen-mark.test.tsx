import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openWorkbench } from '../../../testing/open-workbench.tsx';

it('CAN-9 the mark of the keys’ pen is seen while keys move it, and never after a shortcut or under a mouse', async () => {
  await openWorkbench();
  const easel = screen.getByRole('application');
  const mark = document.querySelector('.key-pen')!;
  await userEvent.click(easel, { position: { x: 400, y: 300 } });
  await userEvent.keyboard('m+-0');
  expect(mark).not.toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(mark).toBeVisible();
  await userEvent.click(easel, { position: { x: 420, y: 320 } });
  expect(mark).not.toBeVisible();
});
