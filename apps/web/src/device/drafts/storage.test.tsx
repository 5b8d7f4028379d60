import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { newDraft, type Draft } from './draft.ts';
import { IndexedDbStorage } from './indexed-db.ts';
import { MemoryStorage } from './memory-storage.ts';
import type { DraftStorage, OutboxEntry } from './storage.ts';

const ALL = ['drafts', 'gestures', 'keyframes', 'kept', 'outbox', 'outcomes', 'counters', 'about'] as const;

async function onDisk(): Promise<DraftStorage> {
  const storage = new IndexedDbStorage();
  onTestFinished(() => storage.close());
  return storage;
}

function draftOf(drawingId: string, facts: Partial<Draft> = {}): Draft {
  const page = { activityId: 'owl', pageIndex: 0, title: 'Owl', imageUrl: '' };
  return { ...newDraft(page, 'ann', { drawingId, writer: `writer of ${drawingId}`, now: 1 }), ...facts };
}

function names(drafts: readonly Draft[]): string[] {
  return drafts.map(({ drawingId }) => drawingId);
}

/** What every storage of drafts has to hold to, in memory and in this browser's own database. */
describe.each([
  ['memory', () => Promise.resolve(new MemoryStorage('birth'))],
  ['the browser', onDisk],
] as const)('KEEP-1 the storage of drafts in %s', (_name, open) => {
  let storage: DraftStorage;

  beforeEach(async () => {
    await new Promise<void>((resolve, reject) => {
      const clearing = indexedDB.deleteDatabase('inkbloom-drafts');
      clearing.addEventListener('success', () => resolve());
      clearing.addEventListener('error', () => reject(new Error('not cleared')));
    });
    storage = await open();
  });

  const put = (...drafts: readonly Draft[]) =>
    storage.write(['drafts'], async (tx) => {
      for (const draft of drafts) await tx.put('drafts', draft);
    });

  const find = () =>
    storage.read(['drafts'], async (tx) => ({
      ofPage: names(await tx.find('drafts.page', ['owl', 0])),
      ofWriter: names(await tx.find('drafts.writer', 'writer of two')),
    }));

  it('gives what was put in, a later record in place of an earlier one, and nothing for what is not there', async () => {
    await put(draftOf('one'), draftOf('one', { gestures: 3 }));
    const [one, none] = await storage.read(['drafts'], (tx) =>
      Promise.all([tx.get('drafts', 'one'), tx.get('drafts', 'none')]),
    );
    expect(one).toEqual(draftOf('one', { gestures: 3 }));
    expect(none).toBeUndefined();
  });

  it('has a birth from the beginning', async () => {
    const birth = await storage.read(['about'], (tx) => tx.get('about', 'birth'));
    expect(birth).toEqual(expect.any(String));
    expect(birth).not.toBe('');
  });

  it('finds by its indexes, and forgets what an index had of a record that changed', async () => {
    await put(draftOf('one'), draftOf('two', { pageIndex: 1 }), draftOf('three', { activityId: 'fox' }));
    expect(await find()).toEqual({ ofPage: ['one'], ofWriter: ['two'] });
    await put(draftOf('two', { writer: 'somebody' }));
    expect(await find()).toEqual({ ofPage: ['one', 'two'], ofWriter: [] });
  });

  it('has the gestures of a drawing in their order, with bytes, and takes away those of it alone', async () => {
    await storage.write(['gestures'], async (tx) => {
      for (const counter of [10, 2, 0, 1])
        await tx.put('gestures', { drawingId: 'one', counter, bytes: new Uint8Array([counter, 255]) });
      await tx.put('gestures', { drawingId: 'one-and-more', counter: 0, bytes: new Uint8Array([7]) });
    });
    const found = () => storage.read(['gestures'], (tx) => tx.find('gestures.drawing', 'one'));
    expect((await found()).map(({ bytes }) => [...bytes])).toEqual(
      expect.arrayContaining([
        [0, 255],
        [1, 255],
        [2, 255],
        [10, 255],
      ]),
    );
    expect((await found()).map(({ counter }) => counter)).toEqual([0, 1, 2, 10]);
    await storage.write(['gestures'], (tx) => tx.deleteGestures('one'));
    expect(await found()).toEqual([]);
    expect(await storage.read(['gestures'], (tx) => tx.list('gestures'))).toHaveLength(1);
  });

  it('keeps pictures, and saves that wait in the order of their counters', async () => {
    const picture = new Blob([new Uint8Array([1, 2, 3])], { type: 'image/png' });
    const entry = (counter: number): OutboxEntry =>
      ({ counter, drawingId: 'one', key: `key-${counter}`, packet: { picture } }) as OutboxEntry;
    await storage.write(['outbox', 'counters'], async (tx) => {
      for (const counter of [10, 9, 1]) await tx.put('outbox', entry(counter));
      await tx.put('counters', 10, 'outbox');
    });
    const { waiting, last } = await storage.read(['outbox', 'counters'], async (tx) => ({
      waiting: await tx.find('outbox.drawing', 'one'),
      last: await tx.get('counters', 'outbox'),
    }));
    expect(waiting.map(({ counter }) => counter)).toEqual([1, 9, 10]);
    expect(last).toBe(10);
    expect([...new Uint8Array(await waiting[0]!.packet.picture.arrayBuffer())]).toEqual([1, 2, 3]);
  });

  it('changes nothing when the work fails, whatever was done before', async () => {
    await put(draftOf('one'));
    const failing = storage.write(ALL, async (tx) => {
      await tx.delete('drafts', 'one');
      await tx.put('drafts', draftOf('two'));
      await tx.put('gestures', { drawingId: 'two', counter: 0, bytes: new Uint8Array([1]) });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const left = await storage.read(ALL, async (tx) => [
      names(await tx.list('drafts')),
      await tx.list('gestures'),
    ]);
    expect(left).toEqual([['one'], []]);
  });

  it('refuses a record without the key it needs, and changes nothing then', async () => {
    const failing = storage.write(['drafts', 'counters'], async (tx) => {
      await tx.put('drafts', draftOf('one'));
      await tx.put('counters', 1);
    });
    await expect(failing).rejects.toThrow();
    expect(await storage.read(['drafts'], (tx) => tx.list('drafts'))).toEqual([]);
  });

  it('does writes one after another: none sees half of another', async () => {
    const add = () =>
      storage.write(['counters'], async (tx) => {
        const before = (await tx.get('counters', 'outbox')) ?? 0;
        await tx.put('counters', before + 1, 'outbox');
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await storage.read(['counters'], (tx) => tx.get('counters', 'outbox'))).toBe(20);
  });

  it('sees in a transaction what it did itself', async () => {
    const seen = await storage.write(['drafts'], async (tx) => {
      await tx.put('drafts', draftOf('one'));
      const there = names(await tx.find('drafts.page', ['owl', 0]));
      await tx.delete('drafts', 'one');
      return [there, await tx.list('drafts')];
    });
    expect(seen).toEqual([['one'], []]);
  });
});
