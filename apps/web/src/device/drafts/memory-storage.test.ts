import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { expect, it, onTestFinished } from 'vitest';
import { IndexedDbStorage } from './indexed-db.ts';
import { MemoryStorage } from './memory-storage.ts';
import { describeStorage } from '../../../testing/storage-cases.ts';

describeStorage('memory', async () => new MemoryStorage('birth'));

describeStorage('an IndexedDB of Node', async () => {
  globalThis.indexedDB = new IDBFactory();
  const storage = new IndexedDbStorage();
  onTestFinished(() => storage.close());
  return storage;
});

it('KEEP-4 memory forgets everything when it is cleared, and is another store then', async () => {
  const storage = new MemoryStorage('first');
  await storage.write(['counters'], (tx) => tx.put('counters', 3, 'outbox'));
  expect([storage.peek('counters'), storage.peek('about')]).toEqual([[3], ['first']]);
  storage.clear('second');
  expect([storage.peek('counters'), storage.peek('about')]).toEqual([[], ['second']]);
});

it('KEEP-1 memory says what a record lacks that has no key', async () => {
  const storage = new MemoryStorage('birth');
  const failing = storage.write(['counters'], (tx) => tx.put('counters', 3));
  await expect(failing).rejects.toThrow(new TypeError('a record of counters without a key'));
});
