import { SaveFields } from '@inkbloom/contracts/drawings';
import { decodeJournal } from '@inkbloom/formats/journal';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Drafts } from './browser-device.ts';
import { adoptGuestDrafts, guestDrafts } from './guest-drafts.ts';
import {
  drain,
  draw,
  drawMore,
  FINISHED,
  freshDevice,
  gesture,
  open,
  PAGE,
  reloaded,
  saveFrom,
  SaveServer,
} from './testing.ts';

let tab: Drafts;
let server: SaveServer;

beforeEach(async () => {
  tab = await freshDevice();
  server = new SaveServer();
});

const ANN = { person: 'ann' };
const OTHER_PAGE = { ...PAGE, pageIndex: 1 };

function unreachable(): Promise<never> {
  return Promise.reject(new Error('no connection'));
}

describe('saving', () => {
  it('CAN-15 sends the documented payload with the journal, and goes on from the new revision', async () => {
    const opened = await draw(tab, ANN, 1, 2);
    const { drawingId } = opened.draft;
    expect(await saveFrom(tab, opened, server.send)).toEqual({ kind: 'saved', drawingId, revision: 1 });
    const { picture, journal, ...fields } = server.saves[0]!;
    const sent = SaveFields.parse(fields);
    expect(sent).toMatchObject({ activityId: 'owl', pageIndex: 0, baseRevision: 0, drawingId });
    expect(picture).toEqual(new Uint8Array([1, 2, 3]));
    expect(sent.metadata.canvasSize).toEqual({ width: 2048, height: 1536 });
    expect(decodeJournal(journal).entries).toHaveLength(2);
    const [kept] = await tab.store.list();
    expect(kept).toMatchObject({ baseRevision: 1, savedGestures: 2 });
    const more = await drawMore(tab, { ...opened, draft: kept! }, 3);
    expect(await saveFrom(tab, more, server.send)).toMatchObject({ kind: 'saved', revision: 2 });
  });

  it('CAN-14 queues a save the server did not answer, and sends it once after a reload', async () => {
    server.behaviour = 'drop';
    const opened = await draw(tab, ANN, 1);
    expect(await saveFrom(tab, opened, server.send)).toMatchObject({ kind: 'queued', message: null });
    tab = await reloaded();
    server.behaviour = 'answer';
    expect(await drain(tab, 'ann', server.send)).toBeNull();
    expect(server.saves).toHaveLength(2);
    expect(server.saves[1]).toEqual(server.saves[0]);
    expect(server.accepted).toBe(1);
    expect(await tab.store.list()).toMatchObject([{ baseRevision: 1, savedGestures: 1 }]);
  });

  it('CAN-14 says what the server answered and keeps the save waiting when the server is in trouble', async () => {
    server.behaviour = { status: 503, code: 'service_unavailable' };
    const opened = await draw(tab, ANN, 1);
    const queued = { kind: 'queued', wait: 'server', message: 'Save failed: Service Unavailable' };
    expect(await saveFrom(tab, opened, server.send)).toMatchObject(queued);
    server.behaviour = 'answer';
    expect(await saveFrom(tab, opened, server.send)).toMatchObject({ kind: 'saved', revision: 1 });
    expect(await drain(tab, 'ann', server.send)).toBeNull();
    expect(server.accepted).toBe(1);
  });

  it('CAN-14 leaves a refused save with the person and not in the queue', async () => {
    server.behaviour = { status: 413, code: 'body_too_large' };
    const message = 'Save failed: Content Too Large';
    expect(await saveFrom(tab, await draw(tab, ANN, 1), server.send)).toMatchObject({
      kind: 'failed',
      message,
    });
    expect(await tab.store.list()).toMatchObject([{ trouble: message, savedGestures: 0 }]);
    expect(await drain(tab, 'ann', server.send)).toBeNull();
    expect(server.saves).toHaveLength(1);
  });

  it('sends the saves of a drawing in order, each on the revision the one before it made', async () => {
    server.behaviour = 'drop';
    const first = await draw(tab, ANN, 1);
    await saveFrom(tab, first, server.send);
    await saveFrom(tab, await drawMore(tab, first, 2), server.send);
    server.behaviour = 'answer';
    await drain(tab, 'ann', server.send);
    expect(server.accepted).toBe(2);
    expect(server.saves.at(-1)).toMatchObject({ baseRevision: 1 });
    expect(await tab.store.list()).toMatchObject([{ baseRevision: 2, savedGestures: 2 }]);
  });

  it('never sends twice when two tabs drain at once', async () => {
    server.behaviour = 'drop';
    await saveFrom(tab, await draw(tab, ANN, 1), server.send);
    server.behaviour = 'answer';
    await Promise.all([drain(tab, 'ann', server.send), drain(tab, 'ann', server.send)]);
    expect(server.saves).toHaveLength(2);
  });

  it('KEEP-2 saves no picture of a drawing that was drawn on since', async () => {
    const opened = await draw(tab, ANN, 1);
    await drawMore(tab, opened, 2);
    await expect(saveFrom(tab, opened, server.send)).rejects.toMatchObject({ name: 'PictureOutdatedError' });
    expect(server.saves).toEqual([]);
  });
});

describe('a conflict', () => {
  it('KEEP-3 keeps both branches, and the open tab goes on with its own', async () => {
    const opened = await draw(tab, ANN, 1, 2);
    const { drawingId } = opened.draft;
    server.advance(drawingId);
    const outcome = await saveFrom(tab, opened, server.send);
    expect(outcome).toMatchObject({ kind: 'forked', revision: 1 });
    expect(outcome.drawingId).not.toBe(drawingId);
    const [kept] = await tab.store.list();
    const facts = { drawingId: outcome.drawingId, baseRevision: 1, savedGestures: 2, title: 'Owl' };
    expect(kept).toMatchObject({ ...facts, branchOf: drawingId });
    const more = await drawMore(tab, { ...opened, draft: kept! }, 3);
    expect(more.draft).toMatchObject({ drawingId: outcome.drawingId, gestures: 3 });
    expect((await tab.store.journal(outcome.drawingId)).gestures).toHaveLength(3);
    expect((await tab.store.journal(drawingId)).gestures).toEqual([]);
    expect(await saveFrom(tab, more, server.send)).toMatchObject({ revision: 2 });
  });

  it('KEEP-3 work on a drawing that was deleted on another device becomes a new drawing', async () => {
    const opened = await draw(tab, ANN, 1);
    const { drawingId } = opened.draft;
    server.troubles.set(drawingId, { status: 404, code: 'drawing_not_found' });
    const outcome = await saveFrom(tab, opened, server.send);
    expect(outcome.kind).toBe('forked');
    expect((await tab.store.journal(outcome.drawingId)).gestures).toEqual([gesture(1)]);
  });
});

describe('an expired session', () => {
  it('KEEP-4 throws nothing away: all of it is sent after the next sign-in of that person', async () => {
    server.behaviour = { status: 401, code: 'user_not_authenticated' };
    const one = await draw(tab, ANN, 1);
    expect(await saveFrom(tab, one, server.send)).toMatchObject({ kind: 'queued', wait: 'signed-out' });
    const other = await draw(tab, { ...ANN, page: OTHER_PAGE }, 2);
    expect(await saveFrom(tab, other, server.send)).toMatchObject({ kind: 'queued', wait: 'signed-out' });
    expect(await drain(tab, 'ann', server.send)).toEqual({ kind: 'signed-out' });
    server.behaviour = 'answer';
    expect(await drain(tab, 'bob', server.send)).toBeNull();
    expect(server.accepted).toBe(0);
    expect(await drain(tab, 'ann', server.send)).toBeNull();
    expect(server.accepted).toBe(2);
  });

  it("KEEP-4 a drawing saved while nobody is signed in any more waits for its person, and for nobody else's", async () => {
    const opened = await draw(tab, ANN, 1);
    expect(await saveFrom(tab, opened, server.send, null)).toMatchObject({ wait: 'signed-out' });
    expect(await saveFrom(tab, opened, server.send, 'bob')).toMatchObject({ wait: 'other-person' });
    await drain(tab, 'bob', server.send);
    expect(server.saves).toEqual([]);
    await drain(tab, 'ann', server.send);
    expect(server.accepted).toBe(1);
  });
});

describe('a save that does not go through', () => {
  const UNREADABLE: Blob = Object.assign(new Blob(['lost']), {
    arrayBuffer: () => Promise.reject(new DOMException('lost', 'NotReadableError')),
  });

  it.each(['a server in trouble', 'a picture that cannot be read'])(
    'KEEP-4 holds up no other drawing: %s',
    async (trouble) => {
      const bad = await draw(tab, ANN, 1);
      server.behaviour = 'drop';
      await saveFrom(tab, bad, server.send);
      await saveFrom(tab, await draw(tab, { ...ANN, page: OTHER_PAGE }, 2), server.send);
      server.behaviour = 'answer';
      if (trouble === 'a server in trouble')
        server.troubles.set(bad.draft.drawingId, { status: 500, code: 'internal_error' });
      const send = async (entry: Parameters<typeof server.send>[0]) =>
        trouble !== 'a server in trouble' && entry.drawingId === bad.draft.drawingId
          ? server.send({ ...entry, packet: { ...entry.packet, picture: UNREADABLE } })
          : server.send(entry);
      for (let attempt = 0; attempt < 3; attempt++)
        expect(await drain(tab, 'ann', send)).toMatchObject({ kind: 'later' });
      const [other, waiting] = (await tab.store.list()).toSorted((a, b) => b.pageIndex - a.pageIndex);
      expect(other).toMatchObject({ savedGestures: 1, trouble: null });
      expect(waiting).toMatchObject({ savedGestures: 0, trouble: expect.any(String) });
    },
  );

  it('KEEP-4 is tried again after a pause that grows, also when the clock was set back', async () => {
    server.behaviour = { status: 500, code: 'internal_error' };
    await saveFrom(tab, await draw(tab, ANN, 1), server.send);
    const due = { person: 'ann', send: server.send, isForced: false, isStopped: () => false };
    const { deliverAll } = await import('./sender.ts');
    await deliverAll(tab.outbox, due);
    expect(server.saves).toHaveLength(1);
    const first = (await tab.outbox.nextDue('ann'))! - Date.now();
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_000);
    await deliverAll(tab.outbox, due);
    expect(server.saves).toHaveLength(2);
    expect((await tab.outbox.nextDue('ann'))! - Date.now()).toBeGreaterThan(first);
    now.mockReturnValue(0);
    await deliverAll(tab.outbox, due);
    expect(server.saves).toHaveLength(3);
    now.mockRestore();
  });

  it('is sent under a new key when its key was used for something else', async () => {
    const opened = await draw(tab, ANN, 1);
    server.troubles.set(opened.draft.drawingId, { status: 409, code: 'idempotency_key_reused' });
    const send = async (entry: Parameters<typeof server.send>[0]) =>
      server.send(entry).finally(() => server.troubles.clear());
    expect(await saveFrom(tab, opened, send)).toMatchObject({ kind: 'saved' });
    expect(new Set(server.saves.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });
});

describe('deleting', () => {
  it('takes the waiting saves along, so that none of them brings the drawing back', async () => {
    server.behaviour = 'drop';
    const opened = await draw(tab, ANN, 1);
    await saveFrom(tab, opened, server.send);
    await tab.store.remove(opened.draft.drawingId);
    server.behaviour = 'answer';
    expect(await drain(tab, 'ann', server.send)).toBeNull();
    expect(server.saves).toHaveLength(1);
    expect(await tab.store.list()).toEqual([]);
  });
});

describe('work of nobody', () => {
  it('CAN-15 stays on the device when nobody is signed in', async () => {
    const opened = await draw(tab, {}, 1);
    const { drawingId } = opened.draft;
    expect(await saveFrom(tab, opened, server.send)).toEqual({ kind: 'kept', drawingId });
    expect(server.saves).toEqual([]);
  });

  it('is saved to the account that adopts it', async () => {
    const opened = await draw(tab, {}, 1);
    await saveFrom(tab, opened, server.send);
    await open(tab, { page: OTHER_PAGE });
    expect(await guestDrafts(tab.store)).toHaveLength(1);
    expect(await adoptGuestDrafts(tab.store, 'ann', async () => FINISHED)).toBe(1);
    expect(await guestDrafts(tab.store)).toEqual([]);
    await drain(tab, 'ann', server.send);
    expect(server.saves).toMatchObject([{ drawingId: opened.draft.drawingId, baseRevision: 0 }]);
  });

  it('is finished when it is adopted, if a crash kept that from happening', async () => {
    const { draft } = await draw(tab, {}, 1, 2);
    const asked: number[] = [];
    await adoptGuestDrafts(tab.store, 'ann', async (_, frames) => {
      asked.push(frames.length);
      return FINISHED;
    });
    await drain(tab, 'ann', server.send);
    expect(asked).toEqual([2]);
    expect(server.saves).toMatchObject([{ drawingId: draft.drawingId, metadata: { brushStrokes: 0 } }]);
    expect(await tab.store.list()).toMatchObject([{ person: 'ann', savedGestures: 2, baseRevision: 1 }]);
  });

  it('KEEP-2 is adopted with the journal its picture was painted from, though it is drawn on meanwhile', async () => {
    const opened = await draw(tab, {}, 1);
    await adoptGuestDrafts(tab.store, 'ann', async () => {
      await drawMore(tab, opened, 2);
      return FINISHED;
    });
    await drain(tab, 'ann', server.send);
    expect(decodeJournal(server.saves[0]!.journal).entries).toHaveLength(1);
    expect(await tab.store.list()).toMatchObject([{ person: 'ann', gestures: 2, savedGestures: 1 }]);
  });

  it('is given to one person only', async () => {
    await draw(tab, {}, 1);
    const adopt = (person: string) => adoptGuestDrafts(tab.store, person, async () => FINISHED);
    expect((await Promise.all([adopt('ann'), adopt('bob')])).toSorted()).toEqual([0, 1]);
  });

  it('stays on the device while its page cannot be had', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await draw(tab, {}, 1);
    expect(await adoptGuestDrafts(tab.store, 'ann', unreachable)).toBe(0);
    expect(await guestDrafts(tab.store)).toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
