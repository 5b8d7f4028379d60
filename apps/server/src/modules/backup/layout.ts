import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { KeptFile } from '../../store/copy-files.ts';

/** What one backup says of itself. */
const Manifest = z.object({
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The version of the server that made it, and the steps its database had taken. */
  release: z.string(),
  migrations: z.array(z.string()),
  database: z.object({
    kind: z.enum(['sqlite', 'postgres']),
    bytes: z.number(),
    sha256: z.string(),
  }),
  /** SHA-256 of `secrets.json`; null where the folder had none. */
  secrets: z.string().nullable(),
  /** SHA-256 of `files.txt`, how many files it names, and whether the backup holds them itself. */
  files: z.object({ count: z.number(), bytes: z.number(), sha256: z.string(), isHeld: z.boolean() }),
});
export type Manifest = z.infer<typeof Manifest>;

/** Thrown for a backup, or a folder of backups, that cannot be used; the message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The places of a folder of backups, and of one backup in it. */
export function placesOf(folder: string, name = '') {
  const own = join(folder, 'backups', name);
  return {
    /** The files of all backups, each once, by their hash. */
    files: join(folder, 'files'),
    backups: join(folder, 'backups'),
    lock: join(folder, 'in-use'),
    readme: join(folder, 'README.txt'),
    own,
    manifest: join(own, 'manifest.json'),
    database: join(own, 'database'),
    secrets: join(own, 'secrets.json'),
    list: join(own, 'files.txt'),
  };
}

/** The name of a backup that is made at a time: it sorts, and any file system takes it. */
export function nameOfBackup(now: Date): string {
  return now.toISOString().replaceAll(/[:.]/g, '-');
}

/** The names of the whole backups in a folder, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(placesOf(folder).backups).catch(() => []);
  return names.filter((name) => !name.startsWith('.')).toSorted();
}

/** What a backup says of itself. Throws BackupError where there is none, or of a later kind. */
export async function readManifest(folder: string, name: string): Promise<Manifest> {
  const { manifest } = placesOf(folder, name);
  try {
    return Manifest.parse(JSON.parse(await readFile(manifest, 'utf8')));
  } catch (error) {
    throw new BackupError(`${manifest} cannot be read: this is no backup, or of a later version.`, {
      cause: error,
    });
  }
}

/** The files that a backup lists, one a line: key, a space, bytes. */
export async function readList(folder: string, name: string): Promise<KeptFile[]> {
  const text = await readFile(placesOf(folder, name).list, 'utf8');
  return text.split('\n').flatMap((line) => {
    const [key = '', bytes = ''] = line.split(' ');
    return key === '' ? [] : [{ key, bytes: Number(bytes) }];
  });
}

/** The backup that is meant: the newest unless one is named. */
export async function chooseBackup(folder: string, name?: string): Promise<string> {
  const names = await listBackups(folder);
  const chosen = name ?? names.at(-1);
  if (chosen !== undefined && names.includes(chosen)) return chosen;
  throw new BackupError(
    names.length === 0
      ? `${folder} holds no backup.`
      : `${folder} holds no backup ${name}: ${names.join(', ')}`,
  );
}
