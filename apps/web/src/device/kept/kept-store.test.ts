import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { keepAll, type KeepingProgress } from './keep-stream.ts';
import { DatabaseRecords } from './kept-records.ts';
import { KeptError, KeptStore, KEPT_LIMIT_BYTES } from './kept-store.ts';

const SIGNAL = new AbortController().signal;
let count = 0;

vi.stubGlobal('location', { origin: 'https://color.test' });

/** An activity whose line art is shared by all, as a stream's picture might be. */
function detail(id: string, changes: object = {}) {
  const picture = (kind: string) => `https://color.test/images/${kind}/${id}`;
  const shared = { imageUrl: picture('pages'), thumbnailUrl: picture('thumbnails') };
  const activity = { id, title: id, description: '', imageList: [], category: 'sea', difficulty: 'easy' };
  const times = { estimatedTime: 5, tags: [], createdAt: '', updatedAt: '' };
  const files = { lineUrl: 'https://color.test/images/lines/shared', regionsUrl: picture('regions') };
  const page = { ...shared, ...files, previewUrl: picture('previews'), width: 10, height: 10 };
  return { success: true, data: { ...activity, ...times, ...shared, pages: [page], ...changes } };
}

class Device {
  readonly files = new Map<string, Response>();
  readonly asked: string[] = [];
  /** Bytes of every file, and how many files fit. */
  size = 1000;
  room = Infinity;
  changes: object = {};
  /** What a file waits for before it comes. */
  pause: (address: string, signal: AbortSignal) => Promise<void> = async () => undefined;

  readonly store = new KeptStore(
    new DatabaseRecords(`kept-${(count += 1)}`),
    async () => ({
      put: async (address, answer) => {
        if (this.files.size >= this.room) throw new DOMException('full', 'QuotaExceededError');
        this.files.set(address as string, answer);
      },
      delete: async (address) => this.files.delete(address as string),
    }),
    async (address, signal) => {
      this.asked.push(address);
      await this.pause(address, signal);
      const [, id = ''] = /\/api\/v1\/activities\/(.+)$/.exec(address) ?? [];
      if (id) return Response.json(detail(id, this.changes));
      const answer = new Response('file');
      vi.spyOn(answer, 'blob').mockResolvedValue({ size: this.size } as Blob);
      return answer;
    },
  );
}

describe('PWA-2 GAL-11 pages that are kept', () => {
  it('are kept whole, with their answer and every file, and counted', async () => {
    const device = new Device();
    const kept = await device.store.keep('owl', SIGNAL);
    expect([...device.files.keys()].toSorted()).toEqual([...kept.addresses].toSorted());
    expect(kept.addresses).toContain('https://color.test/api/v1/activities/owl');
    expect(kept.addresses).toContain('https://color.test/images/regions/owl');
    expect(kept.bytes).toBeGreaterThan(5 * device.size);
    expect(await device.store.list()).toEqual([kept]);
  });

  it('leave when they are taken away, but for what another one needs', async () => {
    const device = new Device();
    await device.store.keep('owl', SIGNAL);
    const crab = await device.store.keep('crab', SIGNAL);
    await device.store.remove('owl');
    expect([...device.files.keys()].toSorted()).toEqual([...crab.addresses].toSorted());
    await device.store.remove('crab');
    expect(device.files.size).toBe(0);
  });

  it('leave nothing behind where the device is full, and say so', async () => {
    const device = new Device();
    const owl = await device.store.keep('owl', SIGNAL);
    device.room = device.files.size + 2;
    await expect(device.store.keep('crab', SIGNAL)).rejects.toEqual(new KeptError('no-room'));
    expect([...device.files.keys()].toSorted()).toEqual([...owl.addresses].toSorted());
    expect(await device.store.list()).toEqual([owl]);
  });

  it('stay within their limit', async () => {
    const device = new Device();
    device.size = KEPT_LIMIT_BYTES / 4;
    await expect(device.store.keep('owl', SIGNAL)).rejects.toEqual(new KeptError('limit'));
    expect([await device.store.list(), device.files.size]).toEqual([[], 0]);
  });

  it('are open ones: what is for members has addresses that run out', async () => {
    const device = new Device();
    device.changes = { isClosed: true };
    await expect(device.store.keep('owl', SIGNAL)).rejects.toEqual(new KeptError('closed'));
  });

  it('KEEP-1 lose no file to a keeping of the same page that was given up meanwhile', async () => {
    const device = new Device();
    const given = new AbortController();
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    device.pause = async (address, signal) => {
      if (address.includes('/previews/')) await (signal === given.signal ? first : second).promise;
    };
    const isAtItsEnd = () => device.asked.filter((address) => address.includes('/previews/')).length === 2;
    const stopped = device.store.keep('owl', given.signal);
    const kept = device.store.keep('owl', SIGNAL);
    await vi.waitUntil(isAtItsEnd);
    first.reject(new Error('given up'));
    await expect(stopped).rejects.toThrow('given up');
    second.resolve();
    const { addresses } = await kept;
    expect(addresses.filter((address) => !device.files.has(address))).toEqual([]);
  });

  it('come one after the other, go on after a pause, and are asked for once', async () => {
    const device = new Device();
    const pause = new AbortController();
    const told: KeepingProgress[] = [];
    const tell = (progress: KeepingProgress) => {
      told.push(progress);
      if (progress.done === 2) pause.abort();
    };
    const ids = ['owl', 'crab', 'gnome'];
    await expect(keepAll(device.store, ids, tell, pause.signal)).rejects.toThrow();
    expect((await device.store.list()).map(({ id }) => id).toSorted()).toEqual(['crab', 'owl']);
    await keepAll(device.store, ids, (progress) => told.push(progress), SIGNAL);
    expect(told.map(({ done }) => done)).toEqual([1, 2, 1, 2, 3]);
    expect(device.asked.filter((address) => address.endsWith('/activities/owl'))).toHaveLength(1);
    const total = (await device.store.list()).reduce((sum, { bytes }) => sum + bytes, 0);
    expect(told.at(-1)).toEqual({ done: 3, total: 3, bytes: total });
  });
});
