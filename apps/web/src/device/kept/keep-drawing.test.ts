import type { DrawingDetail } from '@inkbloom/contracts/drawings';
import { encodeJournal } from '@inkbloom/formats/journal';
import { beforeEach, expect, it } from 'vitest';
import type { Drafts } from '../drafts/browser-device.ts';
import { toBase64 } from '../../api/client/base64.ts';
import { draw, freshDevice, PAGE } from '../drafts/testing.ts';
import { keepDrawing, type DrawingToKeep } from './keep-drawing.ts';
import { PictureAloneError } from './picture-alone-error.ts';
import { KeptError, type KeptStore } from './kept-store.ts';

let tab: Drafts;
beforeEach(async () => {
  tab = await freshDevice();
});

const WANTED: DrawingToKeep = { page: PAGE, drawingId: 'drawing-1', person: 'ada', revision: 4 };

/** The server's drawing with so many strokes; null for a picture alone. */
function sourceWith(strokes: number | null) {
  const fill = { kind: 'fill', x: 1, y: 1, rgb: 0, opacity: 255 } as const;
  const entries = Array.from({ length: strokes ?? 0 }, () => fill);
  const journal = strokes === null ? null : toBase64(encodeJournal({ width: 2048, height: 1536 }, entries));
  const asked: string[] = [];
  const detail = { revision: 4, coloredShare: 0.5, journal } as DrawingDetail;
  return {
    asked,
    get: async (id: string) => {
      asked.push(id);
      return { ...detail, id };
    },
  };
}

/** A store of kept pages that takes everything, or nothing. */
function pages(error?: Error) {
  const ids: string[] = [];
  const store: Pick<KeptStore, 'keep' | 'list'> = {
    list: async () => [],
    keep: async (id) => {
      if (error) throw error;
      ids.push(id);
      return { id, activity: { id } as never, addresses: [], bytes: 1, at: 0 };
    },
  };
  return { ids, kept: store as KeptStore, drafts: tab.store };
}

it('PWA-2 a drawing of the account is kept with its page, and its strokes are on the device', async () => {
  const device = pages();
  await keepDrawing(device, WANTED, sourceWith(3));
  expect(device.ids).toEqual(['owl']);
  expect(await tab.store.get('drawing-1')).toMatchObject({
    person: 'ada',
    activityId: 'owl',
    baseRevision: 4,
    gestures: 3,
    savedGestures: 3,
  });
  expect((await tab.store.journal('drawing-1')).gestures).toHaveLength(3);
});

it('PWA-2 what was drawn on the device and not sent stays as it is when its page is kept', async () => {
  const { draft } = await draw(tab, { person: 'ada' }, 1, 2);
  const source = sourceWith(9);
  await keepDrawing(pages(), { ...WANTED, drawingId: draft.drawingId }, source);
  expect(source.asked).toEqual([]);
  expect(await tab.store.get(draft.drawingId)).toMatchObject({ gestures: 2, savedGestures: 0 });
});

it('PWA-2 a drawing without strokes keeps its page and says so; a full device keeps nothing', async () => {
  const device = pages();
  await expect(keepDrawing(device, WANTED, sourceWith(null))).rejects.toThrow(PictureAloneError);
  expect(device.ids).toEqual(['owl']);
  await expect(keepDrawing(pages(new KeptError('no-room')), WANTED, sourceWith(1))).rejects.toThrow(
    KeptError,
  );
  expect(await tab.store.list()).toEqual([]);
});
