import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keyOf, type ListedObject, parseKey, type ObjectKey, type ObjectStore } from './object-store.ts';

/** Left of the disk for the database: so that people can sign in and delete when it is full. */
const RESERVE_BYTES = 64 * 1024 * 1024;

interface FileStoreOptions {
  /** False for a program that runs beside the server. */
  readonly isAlone?: boolean;
  /** Bytes of the disk that `hasRoom` does not give away. */
  readonly reserveBytes?: number;
}

/** Whether an error says that there is no such file. */
function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

async function orUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder below a root, and makes every new name on the way there outlast a power cut. */
async function ensureFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  const top = dirname(first);
  for (let at = dirname(folder); at.length >= top.length; at = dirname(at)) {
    await syncFolder(at);
    if (at === top) return;
  }
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeDurably(draft: string, file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeSynced(draft, bytes);
    await ensureFolder(dirname(file));
    await rename(draft, file);
  } catch (error) {
    // On a full disk the half-written file takes the room that everything else needs.
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
}

/** The files of one kind: two levels of folders, as `openFileStore` lays them out. */
async function* listKind(root: string, kind: string): AsyncIterable<ListedObject> {
  const entries = (await orUndefined(readdir(join(root, kind), { withFileTypes: true }))) ?? [];
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const folder = join(root, kind, name);
    for await (const entry of await opendir(folder)) {
      const key = `${kind}/${entry.name}`;
      const found = parseKey(key) && (await orUndefined(stat(join(folder, entry.name))));
      if (found !== undefined) yield { key, size: found.size };
    }
  }
}

/** Where a store in a folder has a key. Throws for a text that is none. */
export function locateIn(root: string, key: ObjectKey): string {
  const parts = parseKey(key);
  if (parts === undefined) throw new Error('not a key of the store');
  return join(root, parts.kind, parts.hash.slice(0, 2), `${parts.hash}.${parts.extension}`);
}

/** Empties the folder of drafts: whatever is in it was being written when the process ended. */
async function sweep(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) await rm(join(drafts, name), { force: true });
}

/**
 * A store in a folder: `{kind}/{first two digits}/{hash}.{extension}`. A file appears whole or not at all: it is
 * written beside, flushed, renamed, and its folder flushed. What an earlier process left half written is removed by
 * the one process that is alone in the folder when it opens it.
 */
export async function openFileStore(
  root: string,
  { isAlone = true, reserveBytes = RESERVE_BYTES }: FileStoreOptions = {},
): Promise<ObjectStore> {
  const drafts = join(root, 'drafts');
  await ensureFolder(drafts);
  if (isAlone) await sweep(drafts);

  const locate = (key: ObjectKey) => locateIn(root, key);

  async function write(key: ObjectKey, bytes: Uint8Array): Promise<void> {
    const file = locate(key);
    const kept = await orUndefined(stat(file));
    if (kept?.size !== bytes.length) await writeDurably(join(drafts, randomUUID()), file, bytes);
  }

  return {
    async put(kind, extension, bytes) {
      const key = keyOf(kind, extension, bytes);
      await write(key, bytes);
      return key;
    },
    write,
    async open(key) {
      const file = locate(key);
      const kept = await orUndefined(stat(file));
      return kept === undefined
        ? undefined
        : { size: kept.size, read: (range) => createReadStream(file, range) };
    },
    async read(key) {
      return orUndefined(readFile(locate(key)));
    },
    async remove(key) {
      await rm(locate(key), { force: true });
    },
    async hasRoom(bytes) {
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize >= bytes + reserveBytes;
    },
    list: (kind) => listKind(root, kind),
  };
}
