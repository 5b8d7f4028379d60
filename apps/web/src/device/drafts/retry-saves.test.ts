import { expect, it, vi } from 'vitest';
import { RequestError } from '../../api/client/request-error.ts';
import { browserDevice, draftsOn } from './browser-device.ts';
import type { Device } from './device.ts';
import { MemoryStorage } from './memory-storage.ts';
import type { SendSave } from './sender.ts';
import { startRetryingSaves } from './retry-saves.ts';
import { draw, saveFrom, SaveServer } from './testing.ts';

const AT = 1_800_000_000_000;
const offline: SendSave = () => Promise.reject(new RequestError(0, 0, 'no connection'));

/** A device whose timers and connection the test moves, with a save of Ada's that waits. */
async function waitingSave() {
  let now = AT;
  let online: (() => void) | null = null;
  const timers: { readonly pause: number; readonly work: () => void }[] = [];
  const device: Device = {
    ...browserDevice(new MemoryStorage('birth')),
    locks: { withLock: (_name, work) => work(), take: () => () => undefined },
    clock: {
      now: () => now,
      after(pause, work) {
        const timer = { pause, work };
        timers.push(timer);
        return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1));
      },
    },
    random: () => 0,
    onOnline(listener) {
      online = listener;
      return () => {
        online = null;
      };
    },
  };
  const drafts = draftsOn(device);
  await saveFrom(drafts, await draw(drafts, { person: 'ada' }, 1), offline);
  return {
    drafts,
    pauses: () => timers.map(({ pause }) => pause),
    connect: () => online?.(),
    /** Lets the pause of the only timer go by. */
    pass() {
      const [timer] = timers.splice(0, 1);
      now += timer?.pause ?? 0;
      timer?.work();
    },
  };
}

const waits = async (outbox: Parameters<typeof startRetryingSaves>[0]) =>
  (await outbox.drawings('ada')).length;

it('KEEP-3 sends what waits at the start, also before its pause is over', async () => {
  const { drafts, pauses } = await waitingSave();
  const server = new SaveServer();
  startRetryingSaves(drafts.outbox, 'ada', server.send);
  await expect.poll(() => waits(drafts.outbox)).toBe(0);
  expect(server.accepted).toBe(1);
  expect(pauses()).toEqual([]);
});

it('KEEP-3 tries again after a pause that doubles, and at once when the connection returns', async () => {
  const { drafts, pauses, pass, connect } = await waitingSave();
  const send = vi.fn(offline);
  startRetryingSaves(drafts.outbox, 'ada', send);
  await expect.poll(pauses).toEqual([4_000]);
  pass();
  await expect.poll(pauses).toEqual([8_000]);
  expect(send).toHaveBeenCalledTimes(2);
  connect();
  await expect.poll(pauses).toEqual([16_000]);
  expect(send).toHaveBeenCalledTimes(3);
});

it('KEEP-3 what is asked for during a run is done after it, never beside it', async () => {
  const { drafts, connect } = await waitingSave();
  const held = Promise.withResolvers<void>();
  const server = new SaveServer();
  let [underWay, most] = [0, 0];
  startRetryingSaves(drafts.outbox, 'ada', async (entry) => {
    most = Math.max(most, ++underWay);
    await held.promise;
    underWay--;
    return server.send(entry);
  });
  await expect.poll(() => underWay).toBe(1);
  const fox = { activityId: 'fox', pageIndex: 0, title: 'Fox', imageUrl: '' };
  await saveFrom(drafts, await draw(drafts, { person: 'ada', page: fox }, 2), offline);
  connect();
  drafts.store.device.changes.announce('queued');
  // Reads take their turn: a run beside the first would have begun its request by then.
  for (let reads = 0; reads < 10; reads++) await waits(drafts.outbox);
  held.resolve();
  await expect.poll(() => waits(drafts.outbox)).toBe(0);
  expect([server.accepted, most]).toEqual([2, 1]);
});

it('KEEP-3 begins no request after it was stopped, and asks for no more of them', async () => {
  const { drafts, pauses, pass, connect } = await waitingSave();
  const send = vi.fn(offline);
  const stop = startRetryingSaves(drafts.outbox, 'ada', send);
  await expect.poll(pauses).toEqual([4_000]);
  stop();
  expect(pauses()).toEqual([]);
  connect();
  drafts.store.device.changes.announce('queued');
  pass();
  await drafts.outbox.drawings('ada');
  expect(send).toHaveBeenCalledTimes(1);
});

it('KEEP-3 a stop during a run plans nothing after it', async () => {
  const { drafts, pauses } = await waitingSave();
  const held = Promise.withResolvers<void>();
  const send = vi.fn<SendSave>(() => held.promise.then(() => Promise.reject(new RequestError(0, 0, 'none'))));
  const stop = startRetryingSaves(drafts.outbox, 'ada', send);
  await expect.poll(() => send.mock.calls.length).toBe(1);
  stop();
  held.resolve();
  await expect.poll(async () => (await drafts.outbox.nextDue('ada')) ?? 0).toBeGreaterThan(AT + 2_000);
  expect(pauses()).toEqual([]);
});

it('KEEP-2 waits for the next start where the session has ended', async () => {
  const { drafts, pauses } = await waitingSave();
  const send = vi.fn<SendSave>(() => Promise.reject(new RequestError(401, 'user_not_authenticated', 'who')));
  startRetryingSaves(drafts.outbox, 'ada', send);
  await expect.poll(() => send.mock.calls.length).toBe(1);
  await expect.poll(() => waits(drafts.outbox)).toBe(1);
  expect(pauses()).toEqual([]);
});

it('KEEP-3 looks again after five minutes at the latest when something unforeseen happens', async () => {
  const { drafts, pauses } = await waitingSave();
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(drafts.outbox, 'drawings').mockRejectedValueOnce(new Error('the disk'));
  startRetryingSaves(drafts.outbox, 'ada', offline);
  await expect.poll(pauses).toEqual([300_000]);
  expect(said).toHaveBeenCalledWith('saves could not be sent', expect.any(Error));
  said.mockRestore();
});
