import { MAX_SAVE_BYTES } from '@inkbloom/contracts/limits';
import type { Drawing, DrawingDetail } from '@inkbloom/contracts/drawings';
import { encodeJournal, joinJournal } from '@inkbloom/formats/journal';
import { describe, expect, it, vi } from 'vitest';
import { toBase64 } from '../../api/client/base64.ts';
import { handOver, isDirty, newDraft, type Draft } from './draft.ts';
import { finishedPacket } from './finished.ts';
import { packetFor } from './guest-drafts.ts';
import { findKept, type DrawingSource } from './kept-drawings.ts';
import { orAfter } from './or-after.ts';
import {
  draw,
  drawMore,
  FINISHED,
  gesture,
  open,
  PAGE,
  saveFrom,
  SaveServer,
  simulatedDevice,
} from './testing.ts';

const IDS = { drawingId: 'one', writer: 'tab', now: Date.parse('2026-03-01T10:00:00Z') };

/** A draft of Ada's with some facts. */
function draftOf(facts: Partial<Draft> = {}): Draft {
  return { ...newDraft(PAGE, 'ada', IDS), ...facts };
}

describe('a draft', () => {
  it('begins with nothing on it', () => {
    expect(draftOf()).toEqual({
      ...PAGE,
      drawingId: 'one',
      person: 'ada',
      writer: 'tab',
      baseRevision: 0,
      gestures: 0,
      savedGestures: 0,
      coloredShare: 0,
      strokes: 0,
      startTime: '2026-03-01T10:00:00.000Z',
      spentSeconds: 0,
      updatedAt: IDS.now,
      thumbnail: null,
      view: null,
      trouble: null,
      branchOf: null,
    });
  });

  it('KEEP-1 holds unsaved work once it has more gestures than the last save', () => {
    expect([0, 3, 4].map((savedGestures) => isDirty(draftOf({ gestures: 3, savedGestures })))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('KEEP-2 knows the last eight tabs that could write', () => {
    let draft = draftOf();
    expect(handOver(draft, 'next')).toEqual({ writer: 'next', earlierWriters: ['tab'] });
    for (let at = 1; at <= 9; at++) draft = { ...draft, ...handOver(draft, `tab ${at}`) };
    expect(draft.writer).toBe('tab 9');
    expect(draft.earlierWriters).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((at) => `tab ${at}`));
  });
});

describe('CAN-15 the save of a draft', () => {
  const kept = { gestures: [gesture(1), gesture(2)], keyframe: null };

  it('tells what it is and how it was made', () => {
    const draft = draftOf({ strokes: 7, spentSeconds: 12.6, coloredShare: 0.25 });
    expect(finishedPacket(draft, kept, { ...FINISHED, zoom: 2 }, 'the end')).toEqual({
      drawingId: 'one',
      activityId: 'owl',
      pageIndex: 0,
      imageUrl: PAGE.imageUrl,
      startTime: draft.startTime,
      endTime: 'the end',
      coloredShare: 0.25,
      metadata: {
        zoom: 2,
        brushStrokes: 7,
        totalDrawingTime: 13,
        canvasSize: { width: 2048, height: 1536 },
        deviceInfo: navigator.userAgent,
      },
      picture: FINISHED.picture,
      journalBytes: joinJournal(FINISHED, kept.gestures),
      gestures: 2,
    });
  });

  it.each([
    ['of two MiB', 2 * 1024 ** 2, 0, true],
    ['above two MiB', 2 * 1024 ** 2 + 1, 0, false],
  ])('has a keyframe %s or not', (_, size, pictureSize, isSent) => {
    const keyframe = new Uint8Array(size);
    const picture = new Blob([new Uint8Array(pictureSize)]);
    const { journalBytes } = finishedPacket(draftOf(), { ...kept, keyframe }, { ...FINISHED, picture }, '');
    expect(journalBytes.length > size).toBe(isSent);
  });

  it('leaves a keyframe out that would not leave 64 KiB of room for the rest', () => {
    const keyframe = new Uint8Array(1000);
    const journal = joinJournal(FINISHED, [...kept.gestures, keyframe]).length;
    const sizes = [0, 1].map((more) => {
      const picture = new Blob([new Uint8Array(MAX_SAVE_BYTES - 64 * 1024 - journal + more)]);
      return finishedPacket(draftOf(), { ...kept, keyframe }, { ...FINISHED, picture }, '').journalBytes
        .length;
    });
    expect(sizes).toEqual([journal, journal - 1000]);
  });
});

describe('work that is given up waiting for', () => {
  it('comes to something else when it takes too long, and leaves no timer either way', async () => {
    const { device, timers } = simulatedDevice();
    expect(await orAfter(device.clock, 500, Promise.resolve('done'), 'late')).toBe('done');
    expect(timers).toEqual([]);
    const slow = orAfter(device.clock, 500, new Promise(() => undefined), 'late');
    expect(timers.map(({ pause }) => pause)).toEqual([500]);
    timers[0]!.work();
    expect(await slow).toBe('late');
    await expect(orAfter(device.clock, 500, Promise.reject(new Error('no')), 'late')).rejects.toThrow('no');
    expect(timers).toEqual([]);
  });
});

const LISTED: Drawing = {
  id: 'kept',
  activityId: 'owl',
  activityTitle: 'Owl',
  title: 'Owl',
  pageIndex: 0,
  revision: 4,
  coloredShare: 0.5,
  thumbnailUrl: '',
  pictureUrl: '',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
};
const FILL = { kind: 'fill', x: 1, y: 1, rgb: 0, opacity: 255 } as const;

/** A server with some drawings of Ada's. */
function serverWith(drawings: readonly Partial<Drawing>[], facts: Partial<DrawingDetail> = {}) {
  const list = drawings.map((drawing) => ({ ...LISTED, ...drawing }));
  const journal = toBase64(encodeJournal({ width: 2048, height: 1536 }, [FILL]));
  const get = vi.fn<DrawingSource['get']>(async (id) => ({
    ...(list.find((drawing) => drawing.id === id) ?? LISTED),
    id,
    userId: 'ada',
    journal,
    ...facts,
  }));
  return { list: async () => list, get } satisfies DrawingSource;
}

describe('KEEP-1 the drawing to open from the server', () => {
  const { device } = simulatedDevice();
  const wanted = { page: PAGE, person: 'ada', local: null, wanted: undefined };

  it('is the one of the page that was changed last', async () => {
    const source = serverWith([
      { id: 'old', updatedAt: '2026-01-01T00:00:00Z' },
      { id: 'new', updatedAt: '2026-02-01T00:00:00Z' },
      { id: 'middle', updatedAt: '2026-01-15T00:00:00Z' },
      { id: 'other page', pageIndex: 1, updatedAt: '2026-03-01T00:00:00Z' },
    ]);
    expect(await findKept(device, wanted, source)).toMatchObject({
      drawingId: 'new',
      revision: 4,
      coloredShare: 0.5,
      keyframe: null,
    });
    const empty = { ...wanted, local: draftOf({ drawingId: 'other' }) };
    expect((await findKept(device, empty, source))?.drawingId).toBe('new');
    expect(await findKept(device, wanted, serverWith([]))).toBeNull();
  });

  it('is the named one where nothing is here', async () => {
    const source = serverWith([{ id: 'latest' }]);
    expect((await findKept(device, { ...wanted, wanted: 'named' }, source))?.drawingId).toBe('named');
  });

  it.each([
    [3, null],
    [4, null],
    [5, 'one'],
  ])('is a newer revision of saved work here: revision %i', async (revision, found) => {
    const local = draftOf({ gestures: 2, savedGestures: 2, baseRevision: 4 });
    const source = serverWith([
      { id: 'another', revision: 9 },
      { id: 'one', revision },
    ]);
    expect((await findKept(device, { ...wanted, local }, source))?.drawingId ?? null).toBe(found);
    expect(source.get).toHaveBeenCalledTimes(found ? 1 : 0);
  });

  it('is none while work here is not saved, without a connection, or where there is a picture alone', async () => {
    const source = serverWith([{}]);
    const local = draftOf({ gestures: 2, savedGestures: 1 });
    expect(await findKept(device, { ...wanted, local }, source)).toBeNull();
    expect(await findKept(simulatedDevice({ isOnline: false }).device, wanted, source)).toBeNull();
    expect(source.get).not.toHaveBeenCalled();
    expect(await findKept(device, wanted, serverWith([{}], { journal: null }))).toBeNull();
  });

  it('is not waited for longer than six seconds', async () => {
    const { device: slow, timers } = simulatedDevice();
    const finding = findKept(slow, wanted, { ...serverWith([]), list: () => new Promise(() => undefined) });
    expect(timers.map(({ pause }) => pause)).toEqual([6_000]);
    timers[0]!.work();
    expect(await finding).toBeNull();
  });
});

describe('the drafts of a device', () => {
  it('are listed with the latest first', async () => {
    const { drafts, time } = simulatedDevice();
    const ids = [];
    for (const pageIndex of [0, 1, 2]) {
      time.now += 1000;
      ids.push((await open(drafts, { page: { ...PAGE, pageIndex } })).draft.drawingId);
    }
    expect((await drafts.store.list()).map(({ drawingId }) => drawingId)).toEqual(ids.toReversed());
  });

  it("of a page are the person's own first, then drawn ones, then the latest; nobody else's", async () => {
    const { drafts, device } = simulatedDevice();
    await device.storage.write(['drafts'], async (tx) => {
      for (const [drawingId, facts] of Object.entries({
        guest: { person: null, updatedAt: 9 },
        'drawn guest': { person: null, gestures: 1, updatedAt: 1 },
        'own old': { updatedAt: 1 },
        'own new': { updatedAt: 2 },
        'own drawn': { gestures: 1, updatedAt: 0 },
        'of bea': { person: 'bea', gestures: 1, updatedAt: 99 },
        'other page': { pageIndex: 1, updatedAt: 99 },
      }))
        await tx.put('drafts', draftOf({ drawingId, ...facts }));
    });
    const idsFor = async (person: string | null) =>
      (await drafts.store.ofPage(PAGE, person)).map(({ drawingId }) => drawingId);
    expect(await idsFor('ada')).toEqual(['own drawn', 'own new', 'own old', 'drawn guest', 'guest']);
    expect(await idsFor(null)).toEqual(['drawn guest', 'guest']);
  });

  it('are renamed only if they are still called what they were', async () => {
    const { drafts } = simulatedDevice();
    const { drawingId } = (await open(drafts)).draft;
    const name = async () => (await drafts.store.get(drawingId))?.name;
    await drafts.store.rename(drawingId, 'First');
    await drafts.store.rename(drawingId, 'Second', 'Other');
    expect(await name()).toBe('First');
    await drafts.store.rename(drawingId, null, 'First');
    expect(await name()).toBeNull();
    await drafts.store.rename('none', 'First');
    expect(await drafts.store.get('none')).toBeUndefined();
  });

  it('are copied as work that the server knows nothing of, with everything on them', async () => {
    const { drafts, time } = simulatedDevice();
    const opened = await draw(drafts, { person: 'ada' }, 1, 2);
    await saveFrom(drafts, opened, new SaveServer().send);
    time.now += 5_000;
    expect(await drafts.store.copy('none', 'Copy')).toBe(false);
    expect(await drafts.store.copy(opened.draft.drawingId, 'Copy')).toBe(true);
    const [copy] = await drafts.store.list();
    expect(copy).toMatchObject({
      name: 'Copy',
      baseRevision: 0,
      savedGestures: 0,
      gestures: 2,
      branchOf: null,
      trouble: null,
      earlierWriters: [],
      updatedAt: time.now,
      person: 'ada',
    });
    expect(copy!.drawingId).not.toBe(opened.draft.drawingId);
    expect(copy!.writer).not.toBe(opened.draft.writer);
  });

  it('go only if nothing was drawn since they were seen and they are still to go', async () => {
    const { drafts } = simulatedDevice();
    const { drawingId } = (await draw(drafts, {}, 1, 2)).draft;
    await drafts.store.removeIfUnchanged('none', 2, () => true);
    await drafts.store.removeIfUnchanged(drawingId, 1, () => true);
    await drafts.store.removeIfUnchanged(drawingId, 2, () => false);
    expect(await drafts.store.get(drawingId)).toBeDefined();
    await drafts.store.removeIfUnchanged(drawingId, 2, () => true);
    expect(await drafts.store.get(drawingId)).toBeUndefined();
    expect(await drafts.store.journal(drawingId)).toEqual({ gestures: [], keyframe: null });
  });

  it('that are not there are neither taken, adopted nor discarded', async () => {
    const { drafts } = simulatedDevice();
    const { draft, hold } = await draw(drafts, {}, 1);
    const packet = finishedPacket(draft, await drafts.store.journal(draft.drawingId), FINISHED, '');
    expect(await drafts.store.take('none', PAGE, null)).toBeNull();
    expect(await drafts.store.adopt({ ...packet, drawingId: 'none' }, 'ada')).toBe(false);
    expect(await drafts.store.adopt(packet, 'ada')).toBe(true);
    expect(await drafts.store.adopt(packet, 'bea')).toBe(false);
    expect(await drafts.store.take(draft.drawingId, PAGE, 'bea')).toBeNull();
    await drafts.store.discardEmpty({ ...hold, writer: 'nobody' });
    expect(await drafts.store.get(draft.drawingId)).toMatchObject({ person: 'ada', gestures: 1 });
  });

  it('KEEP-2 of nobody are saved as they were finished, or anew when they were gone on with', async () => {
    const { drafts } = simulatedDevice();
    const opened = await draw(drafts, {}, 1);
    await saveFrom(drafts, opened, new SaveServer().send);
    const finish = vi.fn(async () => ({ ...FINISHED, zoom: 3 }));
    expect((await packetFor(drafts.store, opened.draft, finish)).metadata.zoom).toBe(1);
    expect(finish).not.toHaveBeenCalled();
    const { draft } = await drawMore(drafts, opened, 2);
    const packet = await packetFor(drafts.store, draft, finish);
    expect(packet).toMatchObject({ gestures: 2, metadata: { zoom: 3 }, endTime: '2027-01-15T08:00:00.000Z' });
  });

  it('KEEP-3 take a version in place of saved work only where they are older and the same person', async () => {
    const { drafts } = simulatedDevice();
    const opened = await draw(drafts, { person: 'ada' }, 1);
    await saveFrom(drafts, opened, new SaveServer().send);
    const { drawingId } = opened.draft;
    const journal = { gestures: [gesture(7), gesture(8)], keyframe: null };
    const version = { drawingId, person: 'ada', revision: 2, coloredShare: 0.75 };
    for (const other of [{ person: 'bea' }, { revision: 1 }, { drawingId: 'none' }])
      expect(await drafts.store.bringIn({ ...version, ...other }, journal)).toBeNull();
    expect(await drafts.store.get(drawingId)).toMatchObject({ baseRevision: 1, gestures: 1 });
    expect(await drafts.store.bringIn(version, journal)).toBeNull();
    const draft = (await drafts.store.get(drawingId))!;
    expect(draft).toMatchObject({ baseRevision: 2, gestures: 2, savedGestures: 2, strokes: 2 });
    expect(draft).toMatchObject({ coloredShare: 0.75, thumbnail: null, trouble: null });
    expect(draft.earlierWriters).toContain(opened.draft.writer);
    expect(await drafts.store.journal(drawingId)).toEqual(journal);
  });

  it('KEEP-2 tell a tab under which id another has its drawing by now', async () => {
    const { drafts } = simulatedDevice();
    const opened = await draw(drafts, { person: 'ada' }, 1);
    const server = new SaveServer();
    server.advance(opened.draft.drawingId);
    const { drawingId } = await saveFrom(drafts, opened, server.send);
    expect(drawingId).not.toBe(opened.draft.drawingId);
    await drafts.store.update(opened.hold, { strokes: 3 });
    await drafts.store.take(drawingId, PAGE, 'ada');
    await expect(drafts.store.update(opened.hold, {})).rejects.toMatchObject({
      message: 'this tab does not hold the drawing any more: taken-over',
      loss: { kind: 'taken-over', drawingId },
    });
  });

  it('KEEP-1 are replaced by a newer state alone, where all of them is saved and nothing waits', async () => {
    const { drafts, announced } = simulatedDevice();
    const journal = { gestures: [gesture(7)], keyframe: null };
    const opened = await draw(drafts, { person: 'ada' }, 1);
    const next = (facts: Partial<Draft>) => ({ ...opened.draft, gestures: 1, savedGestures: 1, ...facts });
    expect(
      await drafts.store.replaceIfUnchanged(opened.draft, next({ baseRevision: 9 }), journal),
    ).toBeNull();
    await saveFrom(drafts, opened, new SaveServer().send);
    const seen = (await drafts.store.get(opened.draft.drawingId))!;
    expect(await drafts.store.replaceIfUnchanged(seen, next({ baseRevision: 1 }), journal)).toBeNull();
    const others = next({ baseRevision: 2, person: 'bea' });
    expect(await drafts.store.replaceIfUnchanged(seen, others, journal)).toBeNull();
    const gone = next({ drawingId: 'gone', baseRevision: 2 });
    expect(await drafts.store.replaceIfUnchanged({ ...seen, drawingId: 'gone' }, gone, journal)).toBeNull();
    const fresh = next({ baseRevision: 2, writer: 'new tab' });
    const replaced = await drafts.store.replaceIfUnchanged(seen, fresh, journal);
    expect(replaced).toMatchObject({ gestures: [gesture(7)], draft: { baseRevision: 2, writer: 'new tab' } });
    expect(replaced!.draft.earlierWriters).toEqual([seen.writer]);
    expect(announced.at(-1)).toBe('changed');
  });

  it('KEEP-4 tell a tab of another store that everything was cleared', async () => {
    const { drafts } = simulatedDevice();
    const { hold } = await draw(drafts, {}, 1);
    const other = simulatedDevice();
    const elsewhere = { ...hold, birth: 'before' };
    await expect(other.drafts.store.update(elsewhere, {})).rejects.toMatchObject({
      loss: { kind: 'cleared' },
    });
    await expect(other.drafts.store.update(hold, {})).rejects.toMatchObject({ loss: { kind: 'deleted' } });
  });

  it('KEEP-4 are written again as a tab has them after that, beside what took their id', async () => {
    const { drafts } = simulatedDevice();
    const { draft, hold } = await draw(drafts, { person: 'ada' }, 1);
    const other = simulatedDevice().drafts;
    const steps = [gesture(1), gesture(2)];
    const again = await other.store.restore(draft, hold, steps);
    expect(again.draft).toEqual({ ...draft, gestures: 2 });
    expect(again.gestures).toEqual(steps);
    const beside = await other.store.restore(draft, hold, steps);
    expect(beside.draft).toMatchObject({ branchOf: draft.drawingId, baseRevision: 0, gestures: 2 });
    expect(beside.draft.drawingId).not.toBe(draft.drawingId);
    const guest = await other.store.restore({ ...draft, drawingId: 'two', person: null }, hold, steps);
    expect(guest.draft.person).toBe('ada');
    const same = await other.store.restore({ ...draft, drawingId: 'three', person: null }, hold, [
      gesture(1),
    ]);
    expect(same.draft.person).toBeNull();
  });
});
