import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
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
});
