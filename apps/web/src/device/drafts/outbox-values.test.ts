import { expect, it } from 'vitest';
import { RequestError } from '../../api/client/request-error.ts';
import { isDue, type ReadyEntry } from './outbox.ts';
import type { SendSave } from './sender.ts';
import type { OutboxEntry } from './storage.ts';
import { draw, drawMore, PAGE, saveFrom, SaveServer, simulatedDevice } from './testing.ts';

const offline: SendSave = () => Promise.reject(new RequestError(0, 0, 'no connection'));
const unasked: SendSave = () => Promise.reject(new Error('asked though there is no connection'));
const OTHER_PAGE = { ...PAGE, pageIndex: 1 };
const MINUTE = 60_000;

/** Everything that waits on a device, in order. */
function waiting({ device }: ReturnType<typeof simulatedDevice>): Promise<OutboxEntry[]> {
  return device.storage.read(['outbox'], (tx) => tx.list('outbox'));
}

/** A device on which a save of Ada's was sent in vain. */
async function sentInVain() {
  const simulated = simulatedDevice();
  const opened = await draw(simulated.drafts, { person: 'ada' }, 1);
  await saveFrom(simulated.drafts, opened, offline);
  return { ...simulated, opened, drawingId: opened.draft.drawingId };
}

/** The first save that waits, as it was prepared. */
async function readyOf(simulated: ReturnType<typeof simulatedDevice>): Promise<ReadyEntry> {
  const [first] = await waiting(simulated);
  return { ...first!, baseRevision: first!.baseRevision ?? 0 };
}

it('KEEP-1 a save that was tried stays as it was; one that never was makes way for a newer', async () => {
  const simulated = simulatedDevice({ isOnline: false });
  const { drafts } = simulated;
  const opened = await draw(drafts, { person: 'ada' }, 1);
  await saveFrom(drafts, opened, offline);
  const more = await drawMore(drafts, opened, 2);
  await saveFrom(drafts, more, offline);
  const [only, ...none] = await waiting(simulated);
  expect(none).toEqual([]);
  expect(only).toMatchObject({ counter: 2, packet: { gestures: 2 }, baseRevision: null, attempts: 0 });
  await drafts.outbox.prepare(only!);
  await saveFrom(drafts, await drawMore(drafts, more, 3), offline);
  expect((await waiting(simulated)).map(({ counter, baseRevision }) => [counter, baseRevision])).toEqual([
    [2, 0],
    [3, null],
  ]);
});

it('KEEP-1 saving the same once more tries the save that waits again, and adds none', async () => {
  const simulated = await sentInVain();
  const [before] = await waiting(simulated);
  expect(before!.notBefore).toBe(simulated.time.now + 2_000);
  await saveFrom(simulated.drafts, simulated.opened, offline, 'bea');
  const [after, ...none] = await waiting(simulated);
  expect(none).toEqual([]);
  expect(after).toEqual({ ...before!, notBefore: 0 });
});

it('KEEP-3 a pause doubles from two seconds up to five minutes, and is longer by chance', async () => {
  const simulated = await sentInVain();
  const { drafts, time } = simulated;
  const pauses = [];
  for (let i = 0; i < 9; i++) {
    pauses.push((await drafts.outbox.nextDue('ada'))! - time.now);
    await drafts.outbox.postpone(await readyOf(simulated), null);
  }
  expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300].map((seconds) => seconds * 1000));
  time.random = 0.5;
  await drafts.outbox.postpone(await readyOf(simulated), null);
  expect((await drafts.outbox.nextDue('ada'))! - time.now).toBe(300_000 * 1.125);
  expect((await waiting(simulated))[0]!.attempts).toBe(11);
});

it('KEEP-3 a save is due when its pause is over, or longer than any pause', () => {
  const entry = { notBefore: 20 * MINUTE } as OutboxEntry;
  expect([20, 19.999, 10, 9.999].map((minutes) => isDue(entry, minutes * MINUTE))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it('tells whose saves wait, which is first, and when the next of a person is due', async () => {
  const simulated = simulatedDevice();
  const { drafts, time } = simulated;
  expect(await drafts.outbox.nextDue('ada')).toBeNull();
  const first = await draw(drafts, { person: 'ada' }, 1);
  await saveFrom(drafts, first, offline);
  const begun = time.now;
  time.now += 500;
  const second = await draw(drafts, { person: 'ada', page: OTHER_PAGE }, 1);
  await saveFrom(drafts, second, offline);
  const more = await drawMore(drafts, first, 2);
  await saveFrom(drafts, more, offline);
  const others = await draw(drafts, { person: 'bea', page: { ...PAGE, pageIndex: 2 } }, 1);
  await saveFrom(drafts, others, offline);
  const [one, two] = [first.draft.drawingId, second.draft.drawingId];
  expect(await drafts.outbox.drawings('ada')).toEqual([one, two]);
  expect(await drafts.outbox.drawings('bea')).toEqual([others.draft.drawingId]);
  expect((await drafts.outbox.next(one, 'ada'))?.counter).toBe(1);
  expect(await drafts.outbox.next(one, 'bea')).toBeNull();
  // The first save was tried a second time with the one behind it.
  expect(await drafts.outbox.nextDue('ada')).toBe(begun + 500 + 2_000);
});

it('CAN-14 tells how the last thirty-two saves ended, each in its place', async () => {
  const simulated = simulatedDevice();
  const { drafts } = simulated;
  const server = new SaveServer();
  let opened = await draw(drafts, { person: 'ada' }, 0);
  const { drawingId } = opened.draft;
  for (let step = 1; step <= 34; step++) {
    await saveFrom(drafts, opened, server.send);
    opened = await drawMore(drafts, opened, step);
  }
  expect(await drafts.outbox.outcome(34)).toEqual({ kind: 'saved', drawingId, revision: 34 });
  expect(await drafts.outbox.outcome(3)).toEqual({ kind: 'saved', drawingId, revision: 3 });
  expect(await drafts.outbox.outcome(2)).toBeNull();
  expect(await drafts.outbox.outcome(35)).toBeNull();
});

it('KEEP-1 what is no longer the same entry is neither sent, ended, put off, renewed nor moved', async () => {
  const simulated = await sentInVain();
  const { drafts, drawingId, announced } = simulated;
  const stale = { ...(await readyOf(simulated)), key: 'another' };
  const before = [await waiting(simulated), await drafts.store.get(drawingId)];
  expect(await drafts.outbox.prepare(stale)).toBeNull();
  expect(await drafts.outbox.branchOff(stale)).toBeNull();
  await drafts.outbox.accept(stale, 9);
  await drafts.outbox.refuse(stale, 'no');
  await drafts.outbox.postpone(stale, 'no');
  await drafts.outbox.renew(stale);
  expect([await waiting(simulated), await drafts.store.get(drawingId)]).toEqual(before);
  expect(await drafts.outbox.outcome(1)).toBeNull();
  expect(announced.at(-1)).toBe('changed');
});

it('KEEP-3 an accepted save never takes back what a later one brought', async () => {
  const simulated = await sentInVain();
  const { drafts, drawingId, opened } = simulated;
  const ready = await readyOf(simulated);
  await drafts.outbox.postpone(ready, 'busy');
  await drafts.outbox.postpone(ready, 'busy');
  expect((await drafts.store.get(drawingId))!.trouble).toBe('busy');
  await simulated.device.storage.write(['drafts'], async (tx) => {
    const draft = await tx.get('drafts', drawingId);
    await tx.put('drafts', { ...draft!, baseRevision: 7, savedGestures: 5 });
  });
  await drafts.outbox.accept({ ...ready, forked: true }, 3);
  expect(await drafts.store.get(drawingId)).toMatchObject({
    person: 'ada',
    baseRevision: 7,
    savedGestures: 5,
    trouble: null,
  });
  expect(await drafts.outbox.outcome(1)).toEqual({ kind: 'forked', drawingId, revision: 3 });
  expect(await waiting(simulated)).toEqual([]);
  expect(opened.draft.gestures).toBe(1);
});

it('KEEP-3 a save that is renewed is another request on a base that is found anew', async () => {
  const simulated = await sentInVain();
  const ready = await readyOf(simulated);
  await simulated.drafts.outbox.renew(ready);
  const [renewed] = await waiting(simulated);
  expect(renewed).toEqual({ ...ready, key: renewed!.key, baseRevision: null });
  expect(renewed!.key).not.toBe(ready.key);
});

it('KEEP-3 a drawing that branches off takes its saves along, as new requests from the beginning', async () => {
  const simulated = await sentInVain();
  const { drafts, drawingId } = simulated;
  await drafts.outbox.postpone(await readyOf(simulated), 'busy');
  await drafts.outbox.postpone(await readyOf(simulated), 'busy');
  const [before] = await waiting(simulated);
  const to = await drafts.outbox.branchOff(await readyOf(simulated));
  expect(to).not.toBe(drawingId);
  const [after] = await waiting(simulated);
  expect(after).toEqual({
    ...before!,
    drawingId: to,
    packet: { ...before!.packet, drawingId: to },
    key: after!.key,
    baseRevision: null,
    forked: true,
    attempts: 0,
    notBefore: 0,
  });
  expect(after!.key).not.toBe(before!.key);
  expect(await drafts.store.get(drawingId)).toBeUndefined();
  expect(await drafts.store.get(to!)).toMatchObject({
    baseRevision: 0,
    savedGestures: 0,
    branchOf: drawingId,
    trouble: null,
  });
});

it('CAN-14 says why a save waits', async () => {
  const offlineDevice = simulatedDevice({ isOnline: false });
  const alone = await draw(offlineDevice.drafts, { person: 'ada' }, 1);
  expect(await saveFrom(offlineDevice.drafts, alone, unasked)).toMatchObject({
    wait: 'offline',
    message: null,
  });
  expect(offlineDevice.announced.at(-1)).toBe('queued');
  const simulated = simulatedDevice();
  const opened = await draw(simulated.drafts, { person: 'ada' }, 1);
  const saving = saveFrom(simulated.drafts, opened, () => new Promise(() => undefined));
  await expect.poll(() => simulated.timers.map(({ pause }) => pause)).toHaveLength(1);
  simulated.timers[0]!.work();
  expect(await saving).toMatchObject({ kind: 'queued', wait: 'slow', message: null });
  expect(simulated.timers).toEqual([]);
});
