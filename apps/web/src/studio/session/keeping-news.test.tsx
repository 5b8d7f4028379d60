import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { deviceDrafts } from '../../device/drafts/browser-device.ts';
import { openWorkbench } from '../../../testing/open-workbench.tsx';

it('KEEP-2 a drawing that another tab opens is told of at once, can be had back, and nothing is drawn meanwhile', async () => {
  const { session, onWay, onLeave } = await openWorkbench();
  const { drawingId } = session.writer.draft();
  await deviceDrafts.store.take(drawingId, session.writer.draft(), null);
  await act(() => session.writer.flush());
  const dialog = within(await screen.findByRole('dialog', { name: 'Open in another tab' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.getByRole('button', { name: 'Go on here' }));
  expect(onWay.mock.calls).toEqual([['go-on-here']]);
  expect(session.keeping.getState().takenOver).toMatchObject({ drawingId, hasBranch: false });
  await userEvent.click(dialog.getByRole('button', { name: 'Exit' }));
  expect(onLeave).toHaveBeenCalledOnce();
});

it('KEEP-3 a drawing that went its own way says so, and shows both versions side by side', async () => {
  const { session } = await openWorkbench();
  act(() => session.keeping.setState({ branchedFrom: 'the-other-drawing' }));
  const notice = within(await screen.findByRole('alert'));
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('what you draw here goes on as a new drawing');
  await userEvent.click(notice.getByRole('button', { name: 'See both' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Both versions' }));
  expect(dialog.getAllByRole('figure')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
