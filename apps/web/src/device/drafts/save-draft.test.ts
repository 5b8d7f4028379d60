import { DrawingSave } from '@inkbloom/contracts/drawings';
import { decodeJournal } from '@inkbloom/formats/journal';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase } from './database.ts';
import type { Draft, SaveOutcome } from './draft.ts';
import { listDrafts, openDraft, removeDraft } from './drafts.ts';
import { appendGesture, readGestures } from './gestures.ts';
import { adoptGuestDrafts, guestDrafts } from './guest-drafts.ts';
import { saveDraft } from './save-draft.ts';
import { fromBase64 } from './save-packet.ts';
import { drainOutbox } from './sender.ts';
import { EMPTY_SHELF, FINISHED, freshDevice, gesture, PAGE, SaveServer } from './testing.ts';

let server: SaveServer;

beforeEach(async () => {
  await freshDevice();
  server = new SaveServer();
});

async function draw(person: string | null, ...steps: number[]): Promise<Draft> {
  let { draft } = await openDraft(PAGE, person, EMPTY_SHELF);
  for (const step of steps) draft = await appendGesture(draft.drawingId, draft.writer, gesture(step));
  return draft;
}

function save(draft: Draft, person: string | null = 'ann'): Promise<SaveOutcome> {
  return saveDraft(draft, FINISHED, person, server.send);
}

function unreachable(): Promise<never> {
  return Promise.reject(new Error('no connection'));
}

describe('saving', () => {
  it('CAN-15 sends the documented payload with the journal, and goes on from the new revision', async () => {
    const draft = await draw('ann', 1, 2);
    expect(await save(draft)).toEqual({ kind: 'saved', drawingId: draft.drawingId, revision: 1 });
    const sent = DrawingSave.parse(server.saves[0]);
    expect(sent).toMatchObject({
      activityId: 'owl',
      pageIndex: 0,
      baseRevision: 0,
      drawingId: draft.drawingId,
    });
    expect(sent.drawingData).toBe('data:image/png;base64,AQID');
    expect(sent.metadata.canvasSize).toEqual({ width: 2048, height: 1536 });
    expect(decodeJournal(fromBase64(sent.journal ?? '')).entries).toHaveLength(2);
    const [kept] = await listDrafts();
    expect(kept).toMatchObject({ baseRevision: 1, savedGestures: 2 });
    const more = await appendGesture(draft.drawingId, draft.writer, gesture(3));
    expect(await save(more)).toMatchObject({ kind: 'saved', revision: 2 });
  });

  it('CAN-14 queues a save the server did not answer, and sends it once after a reload', async () => {
    server.behaviour = 'drop';
    const draft = await draw('ann', 1);
    expect(await save(draft)).toEqual({ kind: 'queued', drawingId: draft.drawingId, message: null });
    await closeDatabase();
    server.behaviour = 'answer';
    expect(await drainOutbox('ann', server.send)).toBeNull();
    expect(server.saves).toHaveLength(2);
    expect(server.saves[1]).toEqual(server.saves[0]);
    expect(server.accepted).toBe(1);
    expect(await listDrafts()).toMatchObject([{ baseRevision: 1, savedGestures: 1 }]);
  });

  it('CAN-14 says what the server answered and keeps the save waiting when the server is in trouble', async () => {
    server.behaviour = { status: 503, code: 'service_unavailable' };
    const draft = await draw('ann', 1);
    expect(await save(draft)).toMatchObject({ kind: 'queued', message: 'Save failed: Service Unavailable' });
    server.behaviour = 'answer';
    expect(await save(draft)).toMatchObject({ kind: 'saved', revision: 1 });
    expect(await drainOutbox('ann', server.send)).toBeNull();
    expect(server.accepted).toBe(1);
  });

  it('CAN-14 leaves a refused save with the person and not in the queue', async () => {
    server.behaviour = { status: 401, code: 'user_not_authenticated' };
    const draft = await draw('ann', 1);
    expect(await save(draft)).toMatchObject({ kind: 'failed', message: 'Save failed: Unauthorized' });
    expect(await listDrafts()).toMatchObject([{ trouble: 'Save failed: Unauthorized', savedGestures: 0 }]);
    expect(await drainOutbox('ann', server.send)).toBeNull();
    expect(server.saves).toHaveLength(1);
  });

  it('sends the saves of a drawing in order, each on the revision the one before it made', async () => {
    server.behaviour = 'drop';
    const first = await draw('ann', 1);
    await save(first);
    const second = await appendGesture(first.drawingId, first.writer, gesture(2));
    await save(second);
    server.behaviour = 'answer';
    await drainOutbox('ann', server.send);
    expect(server.accepted).toBe(2);
    expect(server.saves.at(-1)).toMatchObject({ baseRevision: 1 });
    expect(await listDrafts()).toMatchObject([{ baseRevision: 2, savedGestures: 2 }]);
  });

  it('never sends twice when two tabs drain at once', async () => {
    server.behaviour = 'drop';
    await save(await draw('ann', 1));
    server.behaviour = 'answer';
    await Promise.all([drainOutbox('ann', server.send), drainOutbox('ann', server.send)]);
    expect(server.saves).toHaveLength(2);
  });

  it('keeps both branches when the server has newer work', async () => {
    const draft = await draw('ann', 1, 2);
    server.advance(draft.drawingId);
    const outcome = await save(draft);
    expect(outcome).toMatchObject({ kind: 'forked', revision: 1 });
    expect(outcome.drawingId).not.toBe(draft.drawingId);
    expect(await listDrafts()).toMatchObject([
      { drawingId: outcome.drawingId, baseRevision: 1, savedGestures: 2, title: 'Owl' },
    ]);
    expect(await readGestures(outcome.drawingId)).toEqual([gesture(1), gesture(2)]);
    expect(await readGestures(draft.drawingId)).toEqual([]);
  });
});

describe('deleting', () => {
  it('takes the waiting saves along, so that none of them brings the drawing back', async () => {
    server.behaviour = 'drop';
    const draft = await draw('ann', 1);
    await save(draft);
    await removeDraft(draft.drawingId);
    server.behaviour = 'answer';
    expect(await drainOutbox('ann', server.send)).toBeNull();
    expect(server.saves).toHaveLength(1);
    expect(await listDrafts()).toEqual([]);
  });
});

describe('work of nobody', () => {
  it('CAN-15 stays on the device when nobody is signed in', async () => {
    const draft = await draw(null, 1);
    expect(await save(draft, null)).toEqual({ kind: 'kept', drawingId: draft.drawingId });
    expect(server.saves).toEqual([]);
  });

  it('is saved to the account that adopts it', async () => {
    const draft = await draw(null, 1);
    await save(draft, null);
    await openDraft({ ...PAGE, pageIndex: 1 }, null, EMPTY_SHELF);
    expect(await guestDrafts()).toHaveLength(1);
    expect(await adoptGuestDrafts('ann', async () => FINISHED)).toBe(1);
    expect(await guestDrafts()).toEqual([]);
    await drainOutbox('ann', server.send);
    expect(server.saves).toMatchObject([{ drawingId: draft.drawingId, baseRevision: 0 }]);
  });

  it('is finished when it is adopted, if a crash kept that from happening', async () => {
    const draft = await draw(null, 1, 2);
    const asked: number[] = [];
    await adoptGuestDrafts('ann', async (_, gestures) => {
      asked.push(gestures.length);
      return FINISHED;
    });
    await drainOutbox('ann', server.send);
    expect(asked).toEqual([2]);
    expect(server.saves).toMatchObject([{ drawingId: draft.drawingId, metadata: { brushStrokes: 0 } }]);
    expect(await listDrafts()).toMatchObject([{ person: 'ann', savedGestures: 2, baseRevision: 1 }]);
  });

  it('stays on the device while its page cannot be had', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await draw(null, 1);
    expect(await adoptGuestDrafts('ann', unreachable)).toBe(0);
    expect(await guestDrafts()).toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it("does not send one person's saves as another's", async () => {
    server.behaviour = 'drop';
    await save(await draw('ann', 1));
    server.behaviour = 'answer';
    await drainOutbox('bob', server.send);
    expect(server.saves).toHaveLength(1);
  });
});
