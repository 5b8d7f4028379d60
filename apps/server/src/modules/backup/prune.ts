import { rm } from 'node:fs/promises';
import { listAll } from '../../store/copy-files.ts';
import { openFileStore } from '../../store/file-store.ts';
import { listBackups, placesOf, readList } from './layout.ts';
import { aloneIn } from './lock.ts';

/** What was taken out of a folder of backups. */
export interface Pruned {
  readonly backups: readonly string[];
  readonly files: number;
}

async function dropUnlisted(folder: string): Promise<number> {
  const needed = new Set<string>();
  for (const name of await listBackups(folder)) {
    for (const { key } of await readList(folder, name)) needed.add(key);
  }
  const store = await openFileStore(placesOf(folder).files, { isAlone: false });
  let dropped = 0;
  for await (const { key } of listAll(store)) {
    if (needed.has(key)) continue;
    await store.remove(key);
    dropped += 1;
  }
  return dropped;
}

/** Keeps the newest backups of a folder; takes out the others, and the files that none of those that stay names. */
export async function pruneBackups(folder: string, keep: number): Promise<Pruned> {
  return aloneIn(folder, async () => {
    const names = await listBackups(folder);
    const backups = names.slice(0, Math.max(0, names.length - keep));
    for (const name of backups) await rm(placesOf(folder, name).own, { recursive: true });
    return { backups, files: backups.length === 0 ? 0 : await dropUnlisted(folder) };
  });
}
