import { MAX_SAVE_BYTES } from '@inkbloom/contracts/limits';
import type { Drawing, DrawingDetail } from '@inkbloom/contracts/drawings';
import { encodeJournal, joinJournal } from '@inkbloom/formats/journal';
import { describe, expect, it, vi } from 'vitest';
import { toBase64 } from '../../api/client/base64.ts';
import { handOver, isDirty, newDraft, type Draft } from './draft.ts';
import { finishedPacket } from './finished.ts';
import { findKept, type DrawingSource } from './kept-drawings.ts';
import { orAfter } from './or-after.ts';
import { FINISHED, gesture, PAGE, simulatedDevice } from './testing.ts';

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
