import { expect, it, vi } from 'vitest';
import { sendNames } from './names.ts';
import { draw, freshDevice, saveFrom } from './testing.ts';

it('ACC-4 a name given before the server knew the drawing is sent once it does, and once', async () => {
  const drafts = await freshDevice();
  const opened = await draw(drafts, { person: 'ada' }, 1);
  const { drawingId } = opened.draft;
  await drafts.store.rename(drawingId, 'For Grandma');
  const send = vi.fn(async () => undefined);
  await sendNames(drafts.store, 'ada', send);
  expect(send).not.toHaveBeenCalled();
  await saveFrom(drafts, opened, async () => ({ drawingId, revision: 1, savedAt: '' }));
  await sendNames(drafts.store, 'bea', send);
  expect(send).not.toHaveBeenCalled();
  send.mockRejectedValueOnce(new Error('offline'));
  await sendNames(drafts.store, 'ada', send);
  await sendNames(drafts.store, 'ada', send);
  await sendNames(drafts.store, 'ada', send);
  expect(send).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenLastCalledWith(drawingId, 'For Grandma');
});

it('ACC-4 a drawing that is renamed again while its name is sent keeps the newer one', async () => {
  const drafts = await freshDevice();
  const opened = await draw(drafts, { person: 'ada' }, 1);
  const { drawingId } = opened.draft;
  await saveFrom(drafts, opened, async () => ({ drawingId, revision: 1, savedAt: '' }));
  await drafts.store.rename(drawingId, 'First');
  await sendNames(drafts.store, 'ada', () => drafts.store.rename(drawingId, 'Second'));
  expect((await drafts.store.get(drawingId))?.name).toBe('Second');
});
