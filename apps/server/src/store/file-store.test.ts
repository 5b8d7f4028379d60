import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFileStore } from './file-store.ts';
import { parseKey } from './object-store.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'inkbloom-store-'));
});

afterEach(() => rm(root, { recursive: true }));

describe('the file store', () => {
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

  it('lists what it has, and nothing that is not of the store', async () => {
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
});
