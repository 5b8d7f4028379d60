import { link, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Copied, type KeptFile, listAll } from '../../store/copy-files.ts';
import { isWhole, type ObjectKey, type ObjectStore } from '../../store/object-store.ts';

/** Where a file of a store lies, for stores that are folders. */
type Locate = (key: ObjectKey) => string;

/** Gives every whole file of a folder a second name in another one of the same disk, which takes no room. */
export async function linkFiles(store: ObjectStore, from: Locate, to: Locate): Promise<Copied> {
  const files: KeptFile[] = [];
  const damaged: ObjectKey[] = [];
  for await (const file of listAll(store)) {
    const bytes = await store.read(file.key);
    if (bytes === undefined) continue;
    if (!isWhole(file.key, bytes)) {
      damaged.push(file.key);
      continue;
    }
    const target = to(file.key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await link(from(file.key), target).catch(ignoreThere);
    files.push(file);
  }
  return { files, newFiles: files.length, newBytes: 0, damaged };
}

function ignoreThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
