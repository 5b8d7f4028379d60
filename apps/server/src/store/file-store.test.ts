import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFileStore } from './file-store.ts';
import { parseKey } from './object-store.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'inkbloom-store-'));
});

afterEach(() => rm(root, { recursive: true }));

describe('the file store', () => {
  it('keeps bytes under their own hash and gives them back', async () => {
    const store = await openFileStore(root);
    const bytes = Buffer.from('a page');
    const key = await store.put('lines', 'svg', bytes);
    expect(key).toBe(`lines/${createHash('sha256').update(bytes).digest('hex')}.svg`);
    expect(await store.read(key)).toEqual(bytes);
    const opened = await store.open(key);
    expect(opened?.size).toBe(bytes.length);
    expect(await buffer(opened!.read())).toEqual(bytes);
    expect(await buffer(opened!.read({ start: 2, end: 3 }))).toEqual(Buffer.from('pa'));
  });

  it('gives the same bytes the same key, and a store opened again still has them', async () => {
    const store = await openFileStore(root);
    const key = await store.put('lines', 'svg', Buffer.from('twice'));
    expect(await store.put('lines', 'svg', Buffer.from('twice'))).toBe(key);
    expect(await (await openFileStore(root)).read(key)).toEqual(Buffer.from('twice'));
  });

  it('answers undefined for what it does not have, and removing that is no error', async () => {
    const store = await openFileStore(root);
    const absent = `lines/${'0'.repeat(64)}.svg`;
    expect(await store.open(absent)).toBeUndefined();
    expect(await store.read(absent)).toBeUndefined();
    await expect(store.remove(absent)).resolves.toBeUndefined();
  });

  it('forgets what is removed', async () => {
    const store = await openFileStore(root);
    const key = await store.put('lines', 'svg', Buffer.from('gone'));
    await store.remove(key);
    expect(await store.read(key)).toBeUndefined();
  });

  it('writes a file again that a crash left shorter than it was', async () => {
    const store = await openFileStore(root);
    const key = await store.put('lines', 'svg', Buffer.from('a whole file'));
    const { hash } = parseKey(key)!;
    await writeFile(join(root, 'lines', hash.slice(0, 2), `${hash}.svg`), 'a who');
    await store.put('lines', 'svg', Buffer.from('a whole file'));
    expect(await store.read(key)).toEqual(Buffer.from('a whole file'));
  });

  it('leaves nothing half written of a file that could not be written', async () => {
    const store = await openFileStore(root);
    await writeFile(join(root, 'lines'), 'a file where a folder should be');
    await expect(store.put('lines', 'svg', Buffer.from('a page'))).rejects.toThrow();
    expect(await readdir(join(root, 'drafts'))).toEqual([]);
  });

  it('lists what it has of a kind', async () => {
    const store = await openFileStore(root);
    const key = await store.put('lines', 'svg', Buffer.from('a page'));
    await store.put('pages', 'png', Buffer.from('another'));
    await writeFile(join(root, 'lines', 'stray'), 'not of the store');
    const found: object[] = [];
    for (const kind of ['lines', 'prints']) for await (const file of store.list(kind)) found.push(file);
    expect(found).toEqual([{ key, size: 6 }]);
  });

  it('sweeps what an ended process left half written', async () => {
    await mkdir(join(root, 'drafts'), { recursive: true });
    await writeFile(join(root, 'drafts', 'left'), 'half');
    await openFileStore(root);
    expect(await readdir(join(root, 'drafts'))).toEqual([]);
  });

  it('leaves what the server is writing to a program beside it', async () => {
    await mkdir(join(root, 'drafts'), { recursive: true });
    await writeFile(join(root, 'drafts', 'under-way'), 'half');
    await openFileStore(root, { isAlone: false });
    expect(await readdir(join(root, 'drafts'))).toEqual(['under-way']);
  });

  it('takes nothing for a key that could lead elsewhere', async () => {
    const store = await openFileStore(root);
    for (const key of ['../secrets.json', 'lines/../../x.svg', `lines/${'0'.repeat(63)}g.svg`, '']) {
      expect(parseKey(key)).toBeUndefined();
      await expect(store.read(key)).rejects.toThrow('not a key');
    }
  });
});
