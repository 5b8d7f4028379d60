import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openWorkbench } from '../../../testing/open-workbench.tsx';
import { useTouchScreen } from '../../../testing/touch-screen.ts';

const FILLED = { x: 0.02, y: 0.02 };

async function openColored() {
  const workbench = await openWorkbench();
  act(() => {
    workbench.session.engine.fillAt(FILLED.x, FILLED.y, '#5DAFE2');
  });
  return { ...workbench, hasPaint: () => workbench.session.engine.colorAt(FILLED.x, FILLED.y) !== null };
}

describe('Clear', () => {
  beforeEach(() => page.viewport(820, 1180));
  afterEach(async () => {
    await useTouchScreen(false);
    await page.viewport(1440, 900);
  });

  it('HAND-4 is a word, and asks where a finger may have slipped', async () => {
    await useTouchScreen(true);
    const { hasPaint } = await openColored();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear the page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(hasPaint()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Clear the page' }));
    await userEvent.click(screen.getByRole('button', { name: /^Clear$/ }));
    expect(hasPaint()).toBe(false);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('CAN-7 clears at once by mouse and by C, and undo brings it back', async () => {
    const { hasPaint } = await openColored();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear the page' }));
    expect(hasPaint()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(hasPaint()).toBe(true);
    await userEvent.keyboard('c');
    expect(hasPaint()).toBe(false);
  });
});

it('Escape closes one thing after the other, and brings hidden controls back', async () => {
  const { session } = await openWorkbench();
  act(() => session.ui.setState({ shortcuts: true, sheet: 'page' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Keyboard shortcuts' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Page tools' })).toBeNull();
  act(() => session.ui.setState({ hidden: true, breathing: true }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('navigation', { name: 'Controls' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Breathing' })).toBeNull();
});

it('CAN-1 a touch screen is not offered the list of keys', async () => {
  await useTouchScreen(true);
  await openWorkbench();
  expect(screen.getByRole('button', { name: 'Keyboard shortcuts', hidden: true })).not.toBeVisible();
  await useTouchScreen(false);
});
