import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod';

const LastBackup = z.object({ folder: z.string(), madeAt: z.iso.datetime() });

function fileIn(dataDir: string): string {
  return join(dataDir, 'last-backup.json');
}

/** Notes in the data folder that a backup was made, for whoever asks how old the last one is. */
export async function noteBackup(dataDir: string, folder: string, madeAt: string): Promise<void> {
  await writeFile(fileIn(dataDir), JSON.stringify({ folder: resolve(folder), madeAt }));
}

/** When and where the last backup was made; undefined when none was. */
export async function lastBackup(dataDir: string): Promise<z.infer<typeof LastBackup> | undefined> {
  try {
    return LastBackup.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}
