import type { Drawing } from '@inkbloom/contracts/drawings';
import { expect, it, vi } from 'vitest';
import { RequestError } from '../../api/client/request-error.ts';
import type { Drafts } from './browser-device.ts';
import type { SendSave } from './sender.ts';
import { draw, drawMore, freshDevice, open, saveFrom, SaveServer } from './testing.ts';

const offline: SendSave = () => Promise.reject(new RequestError(0, 0, 'no connection'));

/** The first save of a drawing that waits, as it is sent. */
async function nextOf({ outbox }: Drafts, drawingId: string) {
  const entry = await outbox.next(drawingId, 'ada');
  const ready = entry && (await outbox.prepare(entry));
  if (!ready) throw new Error('nothing waits');
  return ready;
}

it('CAN-15 the words of a server in trouble are told after three attempts in vain, silence never', async () => {
  const drafts = await freshDevice();
  const opened = await draw(drafts, { person: 'ada' }, 1);
  const { drawingId } = opened.draft;
  await saveFrom(drafts, opened, offline);
  const trouble = async () => (await drafts.store.get(drawingId))?.trouble ?? null;
  const told: (string | null)[] = [];
  for (const words of ['busy', 'busy', null, 'full']) {
    await drafts.outbox.postpone(await nextOf(drafts, drawingId), words);
    told.push(await trouble());
  }
  // The save itself was the first attempt.
  expect(told).toEqual([null, 'busy', 'busy', 'full']);
});

it('KEEP-4 a save that cannot be read makes way for a newer one of its drawing, and for nothing else', async () => {
  const drafts = await freshDevice();
  const opened = await draw(drafts, { person: 'ada' }, 1);
  const { drawingId } = opened.draft;
  await saveFrom(drafts, opened, offline);
  const first = await nextOf(drafts, drawingId);
  expect(await drafts.outbox.giveWay(first)).toBe(false);
  expect((await nextOf(drafts, drawingId)).key).toBe(first.key);
  await saveFrom(drafts, await drawMore(drafts, opened, 2), offline);
  expect(await drafts.outbox.giveWay(first)).toBe(true);
  const second = await nextOf(drafts, drawingId);
  expect(second.counter).toBeGreaterThan(first.counter);
  expect(await drafts.outbox.giveWay(first)).toBe(false);
  expect(await drafts.outbox.giveWay(second)).toBe(false);
  expect((await nextOf(drafts, drawingId)).key).toBe(second.key);
});

it('KEEP-3 opens no drawing of another page, and none that is no newer than the one here', async () => {
  const drafts = await freshDevice();
  const server = new SaveServer();
  const opened = await draw(drafts, { person: 'ada' }, 1);
  await saveFrom(drafts, opened, server.send);
  const { drawingId } = opened.draft;
  const known = { id: drawingId, pageIndex: 0, revision: 1, updatedAt: '2026-03-01' } as Drawing;
  const get = vi.fn(() => Promise.reject(new Error('asked for')));
  await open(drafts, { person: 'ada', source: { list: async () => [known], get } });
  const other = { ...known, id: 'of-page-two', pageIndex: 1 };
  const page = { activityId: 'fox', pageIndex: 0, title: 'Fox', imageUrl: '' };
  await open(drafts, { person: 'ada', page, source: { list: async () => [other], get } });
  expect(get).not.toHaveBeenCalled();
});
