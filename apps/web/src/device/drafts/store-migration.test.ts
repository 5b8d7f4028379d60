import { openDB } from 'idb';
import { beforeEach, expect, it } from 'vitest';
import {
  drain,
  draw,
  drawMore,
  freshDevice,
  gesture,
  open,
  reloaded,
  saveFrom,
  SaveServer,
} from './testing.ts';

beforeEach(freshDevice);

/** The database as version 1 or 2 of the app made it, with a drawing and a save of it that waits. */
async function olderDevice(version: 1 | 2): Promise<void> {
  const older = await openDB('inkbloom-drafts', version, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: 'drawingId' }).createIndex('page', [
        'activityId',
        'pageIndex',
      ]);
      db.createObjectStore('gestures', { keyPath: ['drawingId', 'counter'] });
      db.createObjectStore('kept', { keyPath: 'drawingId' });
      db.createObjectStore('outbox', { keyPath: 'counter' }).createIndex('drawing', 'drawingId');
      db.createObjectStore('outcomes');
      db.createObjectStore('counters');
      if (version > 1) db.createObjectStore('keyframes', { keyPath: 'drawingId' });
    },
  });
  const page = { activityId: 'owl', pageIndex: 0, title: 'Owl', imageUrl: '/images/owl.webp' };
  const facts = {
    person: 'ann',
    baseRevision: 0,
    gestures: 1,
    savedGestures: 0,
    coloredShare: 0,
    strokes: 1,
  };
  const times = { startTime: '2026-01-01T00:00:00.000Z', spentSeconds: 1, updatedAt: 1 };
  const rest = { thumbnail: null, view: null, writer: 'old-tab', trouble: null };
  await older.put('drafts', { drawingId: 'old', ...page, ...facts, ...times, ...rest });
  await older.put('gestures', { drawingId: 'old', counter: 0, bytes: gesture(1) });
  const canvasSize = { width: 8, height: 8 };
  const metadata = { zoom: 1, brushStrokes: 1, totalDrawingTime: 1, canvasSize, deviceInfo: '' };
  const { title: _, ...colored } = page;
  const packet = {
    ...colored,
    drawingId: 'old',
    startTime: times.startTime,
    endTime: times.startTime,
    coloredShare: 0,
    metadata,
    picture: new Blob(['p'], { type: 'image/png' }),
    journalBytes: new Uint8Array([1]),
    gestures: 1,
  };
  const entry = { counter: 1, key: 'key-of-old', drawingId: 'old', person: 'ann', packet };
  await older.put('outbox', { ...entry, baseRevision: null, forked: false });
  await older.put('counters', 1, 'outbox');
  older.close();
}

it.each([1, 2] as const)(
  'KEEP-1 a device from version %i keeps its drawings and its waiting saves',
  async (version) => {
    await olderDevice(version);
    const tab = await reloaded();
    const server = new SaveServer();
    const opened = await open(tab, { person: 'ann' });
    expect(opened).toMatchObject({ gestures: [gesture(1)], keyframe: null, draft: { branchOf: null } });
    expect(await drain(tab, 'ann', server.send)).toBeNull();
    expect(server.saves).toMatchObject([{ drawingId: 'old', idempotencyKey: 'key-of-old' }]);
    const more = await drawMore(tab, opened, 2);
    expect(await saveFrom(tab, more, server.send)).toMatchObject({ kind: 'saved', revision: 2 });
  },
);

async function clearSiteData(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const clearing = indexedDB.deleteDatabase('inkbloom-drafts');
    clearing.addEventListener('success', () => resolve());
    clearing.addEventListener('error', () => reject(new Error('not cleared')));
  });
}

it('KEEP-4 work of nobody that a person drew on is theirs when site data was cleared under it', async () => {
  const tab = await freshDevice();
  const { draft } = await draw(tab, {}, 1);
  const { hold } = await open(tab, { person: 'ann', drawingId: draft.drawingId });
  await clearSiteData();
  const restored = await tab.store.restore(draft, hold, [gesture(1), gesture(2)]);
  expect(restored.draft.person).toBe('ann');
});

it('KEEP-4 site data that is cleared under an open tab is told from another tab and from a delete', async () => {
  const tab = await freshDevice();
  const { hold } = await draw(tab, {}, 1);
  await clearSiteData();
  const late = tab.store.append(hold, 1, [gesture(2)]);
  await expect(late).rejects.toMatchObject({ loss: { kind: 'cleared' } });
});
