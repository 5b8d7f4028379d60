import { encodeJournal, decodeEntry } from '@inkbloom/formats/journal';
import { beforeEach, describe, expect, it } from 'vitest';
import { RequestError } from '../../api/client/request-error.ts';
import { bringBack, NoJournalError, SavesWaitError, type VersionSource } from './bring-back.ts';
import type { Drafts } from './browser-device.ts';
import { toBase64 } from '../../api/client/base64.ts';
import { draw, drawMore, freshDevice, gesture, open, reloaded, saveFrom, SaveServer } from './testing.ts';

const ANN = { person: 'ann' };
let tab: Drafts;
let server: SaveServer;

beforeEach(async () => {
  tab = await freshDevice();
  server = new SaveServer();
});

/** The first version of every drawing, one gesture; between its two calls the test does what it likes. */
function versions({ onGet = async () => {}, onRestore = async () => {} } = {}) {
  const restored: number[] = [];
  const journal = toBase64(encodeJournal({ width: 2048, height: 1536 }, [decodeEntry(gesture(1))]));
  const source: VersionSource = {
    async get() {
      await onGet();
      return { journal, coloredShare: 0.25 };
    },
    async restore({ drawingId, baseRevision }) {
      if (server.revision(drawingId) !== baseRevision)
        throw new RequestError(409, 'drawing_conflict', 'refused');
      restored.push(baseRevision);
      server.advance(drawingId);
      await onRestore();
      return { drawingId, revision: baseRevision + 1, savedAt: '' };
    },
  };
  return { source, restored };
}

function choose(drawingId: string, baseRevision: number) {
  const idempotencyKey = `key-${baseRevision}`;
  return { drawingId, revision: 1, baseRevision, idempotencyKey, person: 'ann', send: server.send };
}

/** Every gesture on this device, by drawing. */
async function everything(): Promise<Record<string, readonly Uint8Array[]>> {
  const drafts = await tab.store.list();
  const journals = await Promise.all(
    drafts.map(async ({ drawingId }) => [drawingId, (await tab.store.journal(drawingId)).gestures] as const),
  );
  return Object.fromEntries(journals);
}

describe('KEEP-3 bringing a version of a drawing back', () => {
  it('puts it on top on the server and on this device, where it is gone on with', async () => {
    const opened = await draw(tab, ANN, 1);
    await saveFrom(tab, opened, server.send);
    const more = await drawMore(tab, opened, 2);
    await saveFrom(tab, more, server.send);
    const { drawingId } = opened.draft;
    const { source } = versions();
    expect(await bringBack(tab, choose(drawingId, 2), source)).toBeNull();
    const again = await open(await reloaded(), { ...ANN, drawingId });
    expect(again).toMatchObject({ gestures: [gesture(1)], draft: { baseRevision: 3, coloredShare: 0.25 } });
    const next = await drawMore(tab, again, 3);
    expect(await saveFrom(tab, next, server.send)).toMatchObject({ kind: 'saved', revision: 4 });
  });

  it('sends what waits first, so that it is an earlier version then', async () => {
    const opened = await draw(tab, ANN, 1);
    await saveFrom(tab, opened, server.send);
    server.behaviour = { status: 503, code: 'service_unavailable' };
    await saveFrom(tab, await drawMore(tab, opened, 2), server.send);
    server.behaviour = 'answer';
    const { source, restored } = versions();
    expect(await bringBack(tab, choose(opened.draft.drawingId, 1), source)).toBeNull();
    expect(server.accepted).toBe(2);
    expect(restored).toEqual([2]);
    expect(await everything()).toEqual({ [opened.draft.drawingId]: [gesture(1)] });
  });

  it('goes on from what the person saw, where nothing was sent from here meanwhile', async () => {
    const opened = await draw(tab, ANN, 1);
    await saveFrom(tab, opened, server.send);
    const { drawingId } = opened.draft;
    server.advance(drawingId);
    const { source, restored } = versions();
    expect(await bringBack(tab, choose(drawingId, 2), source)).toBeNull();
    expect(restored).toEqual([2]);
  });

  it('changes nothing while saves of the drawing cannot be sent', async () => {
    const opened = await draw(tab, ANN, 1);
    await saveFrom(tab, opened, server.send);
    server.behaviour = { status: 503, code: 'service_unavailable' };
    await saveFrom(tab, await drawMore(tab, opened, 2), server.send);
    const { source, restored } = versions();
    const { drawingId } = opened.draft;
    await expect(bringBack(tab, choose(drawingId, 1), source)).rejects.toThrow(SavesWaitError);
    expect(restored).toEqual([]);
    expect(await everything()).toEqual({ [drawingId]: [gesture(1), gesture(2)] });
  });

  it('leaves strokes that were never saved as a drawing of their own', async () => {
    const opened = await draw(tab, ANN, 1);
    await saveFrom(tab, opened, server.send);
    await drawMore(tab, opened, 2);
    const { source } = versions();
    const aside = await bringBack(tab, choose(opened.draft.drawingId, 1), source);
    expect(await everything()).toEqual({ [aside ?? '']: [gesture(1), gesture(2)] });
    expect(await tab.store.get(aside ?? '')).toMatchObject({
      baseRevision: 0,
      branchOf: opened.draft.drawingId,
    });
  });

  it.each(['onGet', 'onRestore'] as const)('loses no stroke that another tab finishes %s', async (moment) => {
    const opened = await draw(tab, ANN, 1);
    await saveFrom(tab, opened, server.send);
    const { source } = versions({ [moment]: async () => void (await drawMore(tab, opened, 2)) });
    const aside = await bringBack(tab, choose(opened.draft.drawingId, 1), source);
    expect(await everything()).toEqual({ [aside ?? '']: [gesture(1), gesture(2)] });
    // The tab goes along with its drawing.
    await tab.store.append(opened.hold, 2, [gesture(3)]);
    expect(await everything()).toEqual({ [aside ?? '']: [gesture(1), gesture(2), gesture(3)] });
  });

  it('refuses the next stroke of a tab that shows what is no longer on top', async () => {
    const opened = await draw(tab, ANN, 1);
    await saveFrom(tab, opened, server.send);
    await bringBack(tab, choose(opened.draft.drawingId, 1), versions().source);
    await expect(tab.store.append(opened.hold, 1, [gesture(2)])).rejects.toMatchObject({
      loss: { kind: 'taken-over' },
    });
  });

  it('changes nothing when other work has come on top, or the version is a picture alone', async () => {
    const opened = await draw(tab, ANN, 1);
    await saveFrom(tab, opened, server.send);
    const { drawingId } = opened.draft;
    server.advance(drawingId);
    const { source, restored } = versions();
    const code = 'drawing_conflict';
    await expect(bringBack(tab, choose(drawingId, 1), source)).rejects.toMatchObject({ code });
    const bare = { ...source, get: async () => ({ journal: null, coloredShare: 0 }) };
    await expect(bringBack(tab, choose(drawingId, 2), bare)).rejects.toThrow(NoJournalError);
    expect(restored).toEqual([]);
    expect(await tab.store.get(drawingId)).toMatchObject({ baseRevision: 1, gestures: 1 });
  });
});
