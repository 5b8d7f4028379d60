import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { usePreferences } from '../controls/preferences.ts';
import { openWorkbench } from '../../../testing/open-workbench.tsx';

describe('what is told while coloring', () => {
  it('CAN-11 says that the lines did not load, and tries again', async () => {
    const { onReload } = await openWorkbench({ isWithoutLines: true });
    const told = screen.getByRole('alert');
    expect(told).toMatchTextContent('The lines of this page did not load.');
    await userEvent.click(within(told).getByRole('button', { name: 'Try again' }));
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('says nothing of lines that are there', async () => {
    await openWorkbench();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('TIM-2 the end of the time is seen and spoken with the timer closed and the controls hidden', async () => {
    const { session } = await openWorkbench();
    act(() => {
      session.ui.setState({ hidden: true, timer: 'closed' });
      session.quiet.store.setState({ timer: { length: 60_000, left: 0, running: false }, ranOut: true });
    });
    const status = screen.getByText('Meditation Complete').closest('output');
    expect(status).toMatchTextContent('Your meditation session has ended.');
    await userEvent.click(screen.getByRole('button', { name: '5 minutes more' }));
    expect(screen.queryByText('Meditation Complete')).toBeNull();
    expect(session.quiet.store.getState().timer.left).toBe(5 * 60_000);
  });

  it('HAND-2 tells what a tap of two fingers took back, and brings it again', async () => {
    const { session } = await openWorkbench();
    act(() => {
      session.engine.fillAt(0.02, 0.02, '#5DAFE2');
      session.engine.undo({ byTouch: true });
    });
    expect(screen.getByText('Undone: Fill')).toBeVisible();
    // At once: it is told for four seconds only.
    act(() => within(screen.getByText('Undone: Fill').parentElement!).getByText('Redo').click());
    expect(session.engine.colorAt(0.02, 0.02)).not.toBeNull();
    expect(screen.queryByText('Undone: Fill')).toBeNull();
  });

  it('says nothing of what a button took back', async () => {
    const { session } = await openWorkbench();
    act(() => {
      session.engine.fillAt(0.02, 0.02, '#5DAFE2');
    });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(session.engine.colorAt(0.02, 0.02)).toBeNull();
    expect(screen.queryByText(/^Undone/)).toBeNull();
  });

  it('HAND-2 asks once, when a pen is first seen, whether fingers draw, and hands that on', async () => {
    const { session } = await openWorkbench();
    const touchWithPen = () =>
      act(() => {
        const pen = { x: 300, y: 300, pressure: 0.5, pointerType: 'pen' } as const;
        session.engine.pointer({ phase: 'down', ...pen });
        session.engine.pointer({ phase: 'up', ...pen });
      });
    expect(screen.queryByRole('region', { name: 'Should fingers draw too?' })).toBeNull();
    touchWithPen();
    await userEvent.click(screen.getByRole('button', { name: 'Move the page' }));
    expect(session.engine.state().drawWithFinger).toBe(false);
    touchWithPen();
    expect(screen.queryByRole('region', { name: 'Should fingers draw too?' })).toBeNull();
    act(() => {
      usePreferences.setState({ drawWithFinger: true, askedOfPen: false });
    });
  });
});
