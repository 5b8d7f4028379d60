import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { testBucket } from '../../testing/buckets.ts';
import { testStore } from '../../testing/stores.ts';
import { keyOf, type ObjectStore, parseKey } from './object-store.ts';
import { openS3Store } from './s3-store.ts';

/** Opens a store twice over what it keeps, as two servers do one after the other. */
type Stores = () => Promise<ObjectStore>;

async function folder(): Promise<Stores> {
  const store = await testStore();
  return () => Promise.resolve(store);
}

async function bucket(): Promise<Stores> {
  const { place } = await testBucket();
  return () => openS3Store(place);
}

// One contract for both stores: what holds of a folder holds of a bucket.
describe.each([
  ['in a folder', folder],
  ['in a bucket', bucket],
])('a store %s', (_, start) => {
  it('keeps bytes under their own hash and gives them back, whole and in part', async () => {
    const store = await (await start())();
    const bytes = randomBytes(300_000);
    const key = await store.put('pages', 'png', bytes);
    expect(key).toBe(`pages/${createHash('sha256').update(bytes).digest('hex')}.png`);
    expect(Buffer.compare(Buffer.from((await store.read(key))!), bytes)).toBe(0);
    const opened = await store.open(key);
    expect(opened?.size).toBe(bytes.length);
    expect(Buffer.compare(await buffer(opened!.read()), bytes)).toBe(0);
    expect(await buffer(opened!.read({ start: 2, end: 9 }))).toEqual(bytes.subarray(2, 10));
  });

  it('keeps no bytes at all as well', async () => {
    const store = await (await start())();
    const key = await store.put('lines', 'svg', Buffer.alloc(0));
    expect(await store.open(key)).toMatchObject({ size: 0 });
    expect(await store.read(key)).toHaveLength(0);
  });

  it('gives the same bytes the same key, and still has them when it is opened again', async () => {
    const open = await start();
    const store = await open();
    const key = await store.put('lines', 'svg', Buffer.from('twice'));
    expect(await store.put('lines', 'svg', Buffer.from('twice'))).toBe(key);
    await store.write(key, Buffer.from('twice'));
    expect(Buffer.from((await (await open()).read(key))!).toString()).toBe('twice');
  });

  it('answers undefined for what it does not have, and removing that is no error', async () => {
    const store = await (await start())();
    const absent = `lines/${'0'.repeat(64)}.svg`;
    expect(await store.open(absent)).toBeUndefined();
    expect(await store.read(absent)).toBeUndefined();
    await expect(store.remove(absent)).resolves.toBeUndefined();
  });

  it('forgets what is removed', async () => {
    const store = await (await start())();
    const key = await store.put('lines', 'svg', Buffer.from('gone'));
    await store.remove(key);
    expect(await store.read(key)).toBeUndefined();
    expect(await store.open(key)).toBeUndefined();
  });

  it('lists everything it has of a kind, and nothing of others', async () => {
    const store = await (await start())();
    const keys: string[] = [];
    for (let index = 0; index < 25; index += 1) {
      keys.push(await store.put('thumbnails', 'webp', Buffer.from(`thumbnail ${index}`)));
    }
    await store.put('lines', 'svg', Buffer.from('a page'));
    const found: string[] = [];
    for await (const { key, size } of store.list('thumbnails')) {
      expect(size).toBeGreaterThan(10);
      found.push(key);
    }
    expect(found.toSorted()).toEqual(keys.toSorted());
  });

  it('takes the same bytes from many at once', async () => {
    const store = await (await start())();
    const bytes = randomBytes(50_000);
    const keys = await Promise.all(Array.from({ length: 12 }, () => store.put('pages', 'png', bytes)));
    expect(new Set(keys).size).toBe(1);
    expect(Buffer.compare(Buffer.from((await store.read(keys[0]!))!), bytes)).toBe(0);
  });

  it('takes nothing for a key that could lead elsewhere', async () => {
    const store = await (await start())();
    for (const key of ['../secrets.json', 'lines/../../x.svg', `lines/${'0'.repeat(63)}g.svg`, '']) {
      expect(parseKey(key)).toBeUndefined();
      await expect(store.read(key)).rejects.toThrow('not a key');
      await expect(store.write(key, Buffer.from('x'))).rejects.toThrow();
      await expect(store.remove(key)).rejects.toThrow('not a key');
    }
  });

  it('has room', async () => {
    expect(await (await (await start())()).hasRoom(1)).toBe(true);
  });
});

describe('a bucket', () => {
  it('OPS-3 that goes away is a failure that passes, and works again when it is back', async () => {
    const first = await testBucket();
    const store = await openS3Store(first.place);
    const key = keyOf('lines', 'svg', Buffer.from('x'));
    await first.stop();
    for (const work of [
      () => store.read(key),
      () => store.open(key),
      () => store.write(key, Buffer.from('x')),
      () => store.remove(key),
    ]) {
      await expect(work()).rejects.toMatchObject({ name: 'StoreAwayError', statusCode: 503 });
    }
    await testBucket(Number(new URL(first.place.endpoint).port));
    await store.write(key, Buffer.from('x'));
    expect(Buffer.from((await store.read(key))!).toString()).toBe('x');
  });

  it('that cannot be used stops the start with words for what is wrong', async () => {
    const { place, stop } = await testBucket();
    await expect(openS3Store({ ...place, bucket: 'another' })).rejects.toThrow('there is no such bucket');
    await stop();
    await expect(openS3Store(place)).rejects.toThrow('cannot be reached');
  });
});
