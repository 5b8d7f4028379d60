import type { Drawing, DrawingDetail } from '@inkbloom/contracts/drawings';
import { encodeJournal } from '@inkbloom/formats/journal';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Drafts } from './browser-device.ts';
import type { DrawingSource } from './kept-drawings.ts';
import { toBase64 } from '../../api/client/base64.ts';
import {
  draw,
  drawMore,
  EMPTY_SOURCE,
  freshDevice,
  gesture,
  open,
  PAGE,
  reloaded,
  saveFrom,
  SaveServer,
} from './testing.ts';

let tab: Drafts;
beforeEach(async () => {
  tab = await freshDevice();
});

const SERVER_DRAWING: Drawing = {
  id: 'kept-drawing',
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

function sourceWith(entries: number, facts: Partial<DrawingDetail> = {}): DrawingSource {
  const fill = { kind: 'fill', x: 1, y: 1, rgb: 0, opacity: 255 } as const;
  const header = { width: 2048, height: 1536 };
  const journal = toBase64(
    encodeJournal(
      header,
      Array.from({ length: entries }, () => fill),
    ),
  );
  const drawing = { ...SERVER_DRAWING, ...facts };
  return { list: async () => [drawing], get: async () => ({ userId: 'ann', ...drawing, journal }) };
}

async function gesturesOf(drawingId: string): Promise<readonly Uint8Array[]> {
  return (await tab.store.journal(drawingId)).gestures;
}

describe('work in progress on this device', () => {
  it('KEEP-1 is the same after a reload in the middle, gesture for gesture', async () => {
    const { draft, hold } = await open(tab);
    await tab.store.append(hold, 0, [gesture(1)], { coloredShare: 0.1, strokes: 1 });
    await tab.store.append(hold, 1, [gesture(2)]);
    tab = await reloaded();
    const again = await open(tab);
    const { drawingId } = draft;
    expect(again.draft).toMatchObject({ drawingId, gestures: 2, coloredShare: 0.1, strokes: 1 });
    expect(again.gestures).toEqual([gesture(1), gesture(2)]);
  });

  it('KEEP-1 keeps the order of more than nine gestures, and a repeat adds none', async () => {
    const { hold, draft } = await open(tab);
    const steps = Array.from({ length: 25 }, (_, at) => gesture(at));
    await tab.store.append(hold, 0, steps.slice(0, 12));
    await Promise.all([tab.store.append(hold, 0, steps), tab.store.append(hold, 10, steps.slice(10))]);
    expect(await gesturesOf(draft.drawingId)).toEqual(steps);
  });

  it('KEEP-2 refuses an older tab once another tab has opened the drawing', async () => {
    const older = await open(tab);
    const newer = await open(tab);
    const { drawingId } = newer.draft;
    const refusal = { name: 'HoldLostError', loss: { kind: 'taken-over', drawingId } };
    await expect(tab.store.append(older.hold, 0, [gesture(1)])).rejects.toMatchObject(refusal);
    await expect(tab.store.update(older.hold, {})).rejects.toMatchObject(refusal);
    await drawMore(tab, newer, 2);
    await expect(saveFrom(tab, older, new SaveServer().send)).rejects.toMatchObject(refusal);
    expect(await gesturesOf(drawingId)).toEqual([gesture(2)]);
  });

  it('remembers the view without a gesture, and goes away with all its gestures', async () => {
    const { draft, hold } = await open(tab);
    await tab.store.update(hold, { spentSeconds: 12 });
    await tab.store.append(hold, 0, [gesture(1)]);
    expect(await tab.store.list()).toMatchObject([{ spentSeconds: 12 }]);
    await tab.store.remove(draft.drawingId);
    expect(await tab.store.list()).toEqual([]);
    expect(await gesturesOf(draft.drawingId)).toEqual([]);
    await expect(tab.store.update(hold, {})).rejects.toMatchObject({ loss: { kind: 'deleted' } });
  });

  it('discards an empty draft on leaving, but never a drawn one nor one that another tab took over', async () => {
    const left = await open(tab);
    const newer = await open(tab);
    await tab.store.discardEmpty(left.hold);
    expect(await tab.store.list()).toHaveLength(1);
    await drawMore(tab, newer, 1);
    await tab.store.discardEmpty(newer.hold);
    expect(await tab.store.list()).toHaveLength(1);
    const empty = await open(tab, { page: { ...PAGE, pageIndex: 1 } });
    await tab.store.discardEmpty(empty.hold);
    expect(await tab.store.list()).toHaveLength(1);
  });

  it('keeps pages and people apart, and gives the work of nobody to who draws on it', async () => {
    vi.spyOn(console, 'warn').mockReturnValueOnce();
    const guest = await open(tab);
    const otherPage = await open(tab, { page: { ...PAGE, pageIndex: 1 } });
    expect(otherPage.draft.drawingId).not.toBe(guest.draft.drawingId);
    const signedIn = await open(tab, { person: 'ann' });
    expect(signedIn.draft).toMatchObject({ drawingId: guest.draft.drawingId, person: null });
    await drawMore(tab, signedIn, 1);
    const stranger = await open(tab, { person: 'bob' });
    expect(stranger.draft.drawingId).not.toBe(guest.draft.drawingId);
    const named = await open(tab, { person: 'bob', drawingId: guest.draft.drawingId });
    expect(named.draft.drawingId).not.toBe(guest.draft.drawingId);
  });
});

describe('work in progress from the server', () => {
  it('opens the newest kept drawing on a device that has none', async () => {
    const { draft, gestures } = await open(tab, { person: 'ann', source: sourceWith(3) });
    const drawingId = 'kept-drawing';
    expect(draft).toMatchObject({ drawingId, baseRevision: 4, gestures: 3, savedGestures: 3 });
    expect(gestures).toHaveLength(3);
    expect(await gesturesOf('kept-drawing')).toHaveLength(3);
    expect(draft.earlierWriters).toBeUndefined();
  });

  it('never replaces unsaved local work', async () => {
    const { draft } = await draw(tab, { person: 'ann' }, 1);
    const again = await open(tab, { person: 'ann', source: sourceWith(3) });
    expect(again.draft.drawingId).toBe(draft.drawingId);
  });

  it('KEEP-1 never replaces what another tab draws while the server is asked', async () => {
    const here = await open(tab, { person: 'ann', source: sourceWith(3) });
    const newer = sourceWith(5, { revision: 6 });
    const slow: DrawingSource = {
      ...newer,
      get: async (id) => {
        await tab.store.append(here.hold, 3, [gesture(7)]);
        return newer.get(id);
      },
    };
    const again = await open(tab, { person: 'ann', source: slow });
    expect(again.gestures.at(-1)).toEqual(gesture(7));
    expect(await gesturesOf('kept-drawing')).toHaveLength(4);
  });

  it('KEEP-1 never replaces what waits to be sent', async () => {
    const server = new SaveServer();
    const here = await open(tab, { person: 'ann', source: sourceWith(3) });
    server.behaviour = { status: 503, code: 'service_unavailable' };
    await saveFrom(tab, here, server.send);
    const again = await open(tab, { person: 'ann', source: sourceWith(5, { revision: 6 }) });
    expect(again.draft).toMatchObject({ baseRevision: 4, gestures: 3 });
  });

  it('takes the newer revision when everything here is saved', async () => {
    await open(tab, { person: 'ann', source: sourceWith(3) });
    const same = await open(tab, { person: 'ann', source: sourceWith(5) });
    expect(same.gestures).toHaveLength(3);
    const newer = await open(tab, { person: 'ann', source: sourceWith(5, { revision: 6 }) });
    expect(newer.draft).toMatchObject({ baseRevision: 6, gestures: 5 });
  });

  it('lets a named drawing win', async () => {
    const { draft } = await draw(tab, { person: 'ann' }, 1);
    const named = await open(tab, { person: 'ann', source: sourceWith(2), drawingId: 'kept-drawing' });
    expect(named.draft.drawingId).toBe('kept-drawing');
    const back = await open(tab, { person: 'ann', source: sourceWith(2), drawingId: draft.drawingId });
    expect(back.gestures).toEqual([gesture(1)]);
  });

  it('begins a new drawing beside the others under the id it is given', async () => {
    const { draft } = await draw(tab, {}, 1);
    const id = crypto.randomUUID();
    const again = await open(tab, { drawingId: id });
    expect(again.draft.drawingId).toBe(id);
    expect(again.gestures).toEqual([]);
    const reopened = await open(tab, { drawingId: id });
    expect(reopened.draft.drawingId).toBe(id);
    const other = await open(tab, { drawingId: 'no-such-drawing' });
    expect([id, draft.drawingId, 'no-such-drawing']).not.toContain(other.draft.drawingId);
  });

  it('KEEP-2 takes nothing in from the account of somebody who signed in meanwhile', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { draft, gestures } = await open(tab, { person: 'bob', source: sourceWith(3) });
    expect(draft).toMatchObject({ person: 'bob', baseRevision: 0 });
    expect(gestures).toEqual([]);
    expect(await tab.store.get('kept-drawing')).toBeUndefined();
    expect(warned).toHaveBeenCalledOnce();
  });

  it('begins without the server when it cannot be reached', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const source: DrawingSource = {
      ...EMPTY_SOURCE,
      list: async () => Promise.reject(new TypeError('failed to fetch')),
    };
    const { gestures } = await open(tab, { person: 'ann', source });
    expect(gestures).toEqual([]);
    expect(warned).toHaveBeenCalledOnce();
  });
});
