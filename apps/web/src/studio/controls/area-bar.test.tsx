import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openWorkbench } from '../../../testing/open-workbench.tsx';

function outline(): string {
  return document.querySelector('.area-mark .line')?.getAttribute('d') ?? '';
}

it('HAND-4 the next area is outlined and named at the first press, filled, passed over and left', async () => {
  const { session } = await openWorkbench();
  act(() => screen.getByRole('application').focus());
  await userEvent.keyboard('n');
  const bar = screen.getByRole('region', { name: 'Next area' });
  expect(bar).toMatchTextContent(/area/i);
  const first = outline();
  expect(first).toMatch(/^M/);
  const { center } = session.ui.getState().area!;
  await userEvent.click(within(bar).getByRole('button', { name: 'Fill' }));
  expect(session.engine.colorAt(center.x, center.y)).not.toBeNull();
  expect(outline()).not.toBe(first);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Next area' })).toBeNull();
  expect(outline()).toBe('');
});

it('HAND-4 the last area that is filled closes the bar, and no words lie over the art', async () => {
  const { session } = await openWorkbench();
  const { controls, ui } = session;
  act(() => {
    for (let left = controls.findNext(); left; left = controls.findNext()) {
      ui.setState({ area: left });
      controls.fillAt(left.center.x, left.center.y);
    }
    session.engine.undo();
  });
  const bar = screen.getByRole('region', { name: 'Next area' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Fill' }));
  expect(screen.queryByRole('region', { name: 'Next area' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(session.engine.state().coloredShare).toBe(1);
});

it('HAND-4 E takes the eraser, which takes paint off and is no color', async () => {
  const { session } = await openWorkbench();
  act(() => {
    session.engine.fillAt(0.02, 0.02, '#5DAFE2');
  });
  await userEvent.keyboard('e');
  expect(screen.getByRole('button', { name: 'Eraser' })).toHaveAttribute('aria-pressed', 'true');
  const { origin, scale } = session.engine.placement();
  const at = {
    x: origin.x + 0.02 * session.engine.width * scale,
    y: origin.y + 0.02 * session.engine.height * scale,
  };
  const recent = session.tools.getState().recent;
  act(() => {
    session.tools.getState().setSize(32);
    session.tools.getState().setOpacity(1);
    for (const phase of ['down', 'move', 'up'] as const)
      session.engine.pointer({
        phase,
        x: at.x + (phase === 'down' ? 0 : 6),
        y: at.y,
        pressure: 1,
        pointerType: 'mouse',
      });
  });
  expect(session.engine.colorAt(0.02, 0.02)).toBeNull();
  expect(session.tools.getState().recent).toBe(recent);
});
