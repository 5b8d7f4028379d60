import { expect, it, vi } from 'vitest';
import { RequestError } from '../../api/client/request-error.ts';
import type { ReadyEntry } from './outbox.ts';
import { afterSending, deliverAll, deliverDrawing, type SendSave, whileNotSent } from './sender.ts';
import { draw, PAGE, saveFrom, SaveServer, simulatedDevice } from './testing.ts';

/** Sends nothing and fails. */
function failing(error: Error): SendSave {
  return async () => {
    throw error;
  };
}

const offline = failing(new RequestError(0, 0, 'no connection'));
const signedOut = failing(new RequestError(401, 'user_not_authenticated', 'who'));
const DELIVERY = { person: 'ada', send: offline, isForced: true, isStopped: () => false };

/** A device with a save of each of some pages that waits. */
async function withSaves(pages: number) {
  const simulated = simulatedDevice();
  const ids: string[] = [];
  for (let pageIndex = 0; pageIndex < pages; pageIndex++) {
    const opened = await draw(simulated.drafts, { person: 'ada', page: { ...PAGE, pageIndex } }, 1);
    await saveFrom(simulated.drafts, opened, offline);
    ids.push(opened.draft.drawingId);
  }
  return { ...simulated, ...simulated.drafts, ids };
}

it('KEEP-4 a session that has ended costs a save no attempt and no pause', async () => {
  const { outbox, ids } = await withSaves(1);
  const before = await outbox.next(ids[0]!, 'ada');
  expect(await deliverDrawing(outbox, ids[0]!, { ...DELIVERY, send: signedOut })).toEqual({
    kind: 'signed-out',
  });
  expect(await outbox.next(ids[0]!, 'ada')).toEqual(before);
});

it('KEEP-4 a session that has ended ends the delivery of all drawings; trouble with one does not', async () => {
  const { outbox } = await withSaves(3);
  const send = vi.fn(signedOut);
  expect(await deliverAll(outbox, { ...DELIVERY, send })).toEqual({ kind: 'signed-out' });
  expect(send).toHaveBeenCalledTimes(1);
  const troubled = vi.fn(offline);
  expect(await deliverAll(outbox, { ...DELIVERY, send: troubled })).toEqual({
    kind: 'later',
    isAnswer: false,
    message: null,
  });
  expect(troubled).toHaveBeenCalledTimes(3);
});

it('KEEP-3 tells of the first trouble, though a later drawing goes through', async () => {
  const { outbox, ids } = await withSaves(2);
  const server = new SaveServer();
  server.troubles.set(ids[0]!, { status: 503, code: 'service_unavailable' });
  expect(await deliverAll(outbox, { ...DELIVERY, send: server.send })).toMatchObject({
    message: 'Save failed: Service Unavailable',
  });
  expect(await outbox.drawings('ada')).toEqual([ids[0]]);
});

it('KEEP-4 OPS-2 a save whose server went away under it goes to the next one at once, with the same key, once', async () => {
  const { outbox, ids } = await withSaves(2);
  const server = new SaveServer();
  const gone = new RequestError(502, 502, 'Bad Gateway');
  const send = vi.fn<SendSave>(server.send).mockRejectedValueOnce(gone);
  expect(await deliverDrawing(outbox, ids[0]!, { ...DELIVERY, send })).toBeNull();
  expect(server.accepted).toBe(1);
  const [[first], [second]] = send.mock.calls as [[ReadyEntry], [ReadyEntry]];
  expect(second).toEqual(first);

  const alwaysGone = vi.fn(failing(gone));
  expect(await deliverDrawing(outbox, ids[1]!, { ...DELIVERY, send: alwaysGone })).toMatchObject({
    kind: 'later',
    message: 'Save failed: Bad Gateway',
  });
  expect(alwaysGone).toHaveBeenCalledTimes(2);
});

it('begins no request once it is stopped', async () => {
  const { outbox, ids } = await withSaves(1);
  const send = vi.fn(offline);
  const stopped = { ...DELIVERY, send, isStopped: () => true };
  expect(await deliverDrawing(outbox, ids[0]!, stopped)).toEqual({ kind: 'stopped' });
  expect(await deliverAll(outbox, stopped)).toEqual({ kind: 'stopped' });
  expect(send).not.toHaveBeenCalled();
});

it('KEEP-3 leaves a save alone until its pause is over, unless it is forced', async () => {
  const { outbox, ids, time } = await withSaves(1);
  const server = new SaveServer();
  const due = { ...DELIVERY, send: server.send, isForced: false };
  expect(await deliverDrawing(outbox, ids[0]!, due)).toEqual({
    kind: 'later',
    isAnswer: false,
    message: null,
  });
  expect(server.saves).toEqual([]);
  time.now += 2_000;
  expect(await deliverDrawing(outbox, ids[0]!, due)).toBeNull();
  expect(server.accepted).toBe(1);
});

it('KEEP-1 a save whose drawing has gone is sent as a new one', async () => {
  const { outbox, ids, device } = await withSaves(1);
  await device.storage.write(['drafts', 'outbox'], async (tx) => {
    const [entry] = await tx.list('outbox');
    await tx.put('outbox', { ...entry!, baseRevision: null });
    await tx.delete('drafts', ids[0]!);
  });
  const send = vi.fn<SendSave>(async ({ drawingId }) => ({ drawingId, revision: 1, savedAt: '' }));
  expect(await deliverAll(outbox, { ...DELIVERY, send })).toBeNull();
  expect(send.mock.calls.map(([{ baseRevision }]) => baseRevision)).toEqual([0]);
  expect(await outbox.outcome(1)).toEqual({ kind: 'saved', drawingId: ids[0], revision: 1 });
  expect(await device.storage.read(['drafts'], (tx) => tx.list('drafts'))).toEqual([]);
});

it('KEEP-4 a save whose drawing has gone can be put off again and again', async () => {
  const { outbox, ids, device } = await withSaves(1);
  await device.storage.write(['drafts'], (tx) => tx.delete('drafts', ids[0]!));
  const send = failing(new RequestError(503, 'service_unavailable', 'busy'));
  for (let attempt = 0; attempt < 4; attempt++) await deliverAll(outbox, { ...DELIVERY, send });
  expect(await outbox.next(ids[0]!, 'ada')).toMatchObject({ attempts: 5 });
  expect(await device.storage.read(['drafts'], (tx) => tx.list('drafts'))).toEqual([]);
});

it('KEEP-4 a picture that cannot be read is told of in its own words', async () => {
  const { outbox, ids } = await withSaves(1);
  const send = failing(new DOMException('lost', 'NotReadableError'));
  expect(await deliverAll(outbox, { ...DELIVERY, send })).toEqual({
    kind: 'later',
    isAnswer: false,
    message: 'The finished picture of this drawing could not be read. Open the drawing and save it again.',
  });
  expect(await outbox.next(ids[0]!, 'ada')).toMatchObject({ attempts: 2 });
});

it('KEEP-3 what comes after the sending is told why saves still wait', async () => {
  const { outbox, ids } = await withSaves(1);
  const halts: unknown[] = [];
  const note = async (halt: unknown) => halts.push(halt);
  await afterSending(outbox, ids[0]!, DELIVERY, note);
  await afterSending(outbox, ids[0]!, { ...DELIVERY, send: new SaveServer().send }, note);
  expect(halts).toEqual([{ kind: 'later', isAnswer: false, message: null }, null]);
  expect(await whileNotSent(outbox, ids[0]!, async () => 'done')).toBe('done');
});
