import { beforeEach, describe, expect, it } from 'vitest';
import { newDraft, type Draft } from '../src/device/drafts/draft.ts';
import type { SavePacket } from '../src/device/drafts/save-packet.ts';
import type { DraftStorage, OutboxEntry } from '../src/device/drafts/storage.ts';

const ALL = ['drafts', 'gestures', 'keyframes', 'kept', 'outbox', 'outcomes', 'counters', 'about'] as const;

function draftOf(drawingId: string, facts: Partial<Draft> = {}): Draft {
  const page = { activityId: 'owl', pageIndex: 0, title: 'Owl', imageUrl: '' };
  return { ...newDraft(page, 'ann', { drawingId, writer: `writer of ${drawingId}`, now: 1 }), ...facts };
}

function names(drafts: readonly Draft[]): string[] {
  return drafts.map(({ drawingId }) => drawingId);
}

/** What every storage of drafts has to hold to, wherever it keeps them. */
export function describeStorage(name: string, open: () => Promise<DraftStorage>): void {
  describe(`KEEP-1 the storage of drafts in ${name}`, () => {
    let storage: DraftStorage;

    beforeEach(async () => {
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

    it('gives records by their keys, whatever order they were put in', async () => {
      await put(draftOf('two'), draftOf('ten'), draftOf('one'));
      await put(draftOf('two', { gestures: 1 }));
      await storage.write(['gestures'], async (tx) => {
        for (const [drawingId, counter] of [
          ['two', 0],
          ['one', 10],
          ['one', 9],
        ] as const)
          await tx.put('gestures', { drawingId, counter, bytes: new Uint8Array() });
      });
      const { drafts, gestures } = await storage.read(['drafts', 'gestures'], async (tx) => ({
        drafts: await tx.list('drafts'),
        gestures: await tx.list('gestures'),
      }));
      expect(names(drafts)).toEqual(['one', 'ten', 'two']);
      expect(gestures.map(({ drawingId, counter }) => [drawingId, counter])).toEqual([
        ['one', 9],
        ['one', 10],
        ['two', 0],
      ]);
    });

    it('keeps every other kind of record under its own key', async () => {
      await storage.write(ALL, async (tx) => {
        await tx.put('keyframes', { drawingId: 'one', bytes: new Uint8Array([5]) });
        await tx.put('kept', { drawingId: 'one', gestures: 3 } as SavePacket);
        await tx.put('outcomes', { kind: 'saved', drawingId: 'one', revision: 4 }, 7);
        await tx.put('outbox', { counter: 2, drawingId: 'one' } as OutboxEntry);
      });
      const found = await storage.read(ALL, async (tx) => [
        (await tx.get('keyframes', 'one'))?.bytes[0],
        (await tx.get('kept', 'one'))?.gestures,
        (await tx.get('outcomes', 7))?.kind,
        (await tx.get('outbox', 2))?.drawingId,
        await tx.get('outbox', 7),
      ]);
      expect(found).toEqual([5, 3, 'saved', 'one', undefined]);
    });

    it('puts back what a failing work had replaced, more than once', async () => {
      await put(draftOf('one', { gestures: 1 }));
      const failing = storage.write(['drafts'], async (tx) => {
        await tx.put('drafts', draftOf('one', { gestures: 2 }));
        await tx.put('drafts', draftOf('one', { gestures: 3 }));
        await tx.delete('drafts', 'none');
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      const left = await storage.read(['drafts'], (tx) => tx.list('drafts'));
      expect(left).toEqual([draftOf('one', { gestures: 1 })]);
    });

    it('goes on after a work that failed', async () => {
      const failing = storage.read(['drafts'], () => Promise.reject(new Error('no')));
      const next = put(draftOf('one'));
      await expect(failing).rejects.toThrow('no');
      await next;
      expect(names(await storage.read(['drafts'], (tx) => tx.list('drafts')))).toEqual(['one']);
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
}
