import { chmod, copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import { migrations } from '../../../migrations/migrations.ts';
import { type Copied, copyFiles, type KeptFile, listAll } from '../../store/copy-files.ts';
import { locateIn, openFileStore } from '../../store/file-store.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { type DatabasePlace, dumpDatabase } from './dump.ts';
import { sha256Of, sha256OfFile } from './hashes.ts';
import { linkFiles } from './link-files.ts';
import { type Manifest, nameOfBackup, placesOf } from './layout.ts';
import { aloneIn } from './lock.ts';

/** What a backup is made of. */
export interface BackupSource extends DatabasePlace {
  readonly store: ObjectStore;
  /** The folder of the store, where it is one. */
  readonly storeFolder?: string | undefined;
}

interface BackupOptions {
  readonly now?: Date;
  /** Written behind the time in the backup's name. */
  readonly reason?: string;
  /**
   * How the files of the store get into the backup: copied; linked, for a backup beside a store in the same folder; or
   * left where they are and only listed.
   */
  readonly files?: 'copied' | 'linked' | 'listed';
}

/** A backup that was made. */
export interface MadeBackup extends Omit<Copied, 'files'> {
  readonly name: string;
  readonly manifest: Manifest;
}

const README = `Backups of Inkbloom. "backups" holds one folder a backup: the database, the server's secrets and the list of files;
"files" holds the files of all of them, each once. Guard this folder as you guard the server: whoever has the secrets
can sign in as anybody.

Restore the newest:   npm run admin -- restore THIS_FOLDER
Check all of it:      npm run admin -- verify THIS_FOLDER
`;

async function copyIfThere(from: string, to: string): Promise<string | null> {
  try {
    await copyFile(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  await chmod(to, 0o600);
  return sha256Of(await readFile(to));
}

async function takeFiles(source: BackupSource, to: string, how: BackupOptions['files']): Promise<Copied> {
  const { store, storeFolder } = source;
  if (how === 'listed' || (how === 'linked' && storeFolder === undefined)) {
    const files: KeptFile[] = [];
    for await (const file of listAll(store)) files.push(file);
    return { files, newFiles: 0, newBytes: 0, damaged: [] };
  }
  if (how === 'linked' && storeFolder !== undefined) {
    return linkFiles(
      store,
      (key) => locateIn(storeFolder, key),
      (key) => locateIn(to, key),
    );
  }
  return copyFiles(store, await openFileStore(to, { isAlone: false }));
}

async function writeBackup(
  folder: string,
  name: string,
  source: BackupSource,
  { now = new Date(), files: how = 'copied' }: BackupOptions,
): Promise<MadeBackup> {
  // Under a name of its own until it is whole: what was interrupted is no backup.
  const draft = placesOf(folder, `.${name}`);
  await rm(draft.own, { recursive: true, force: true });
  await mkdir(draft.own, { recursive: true, mode: 0o700 });
  await writeFile(draft.readme, README);
  await dumpDatabase(source, draft.database);
  await chmod(draft.database, 0o600);
  const secrets = await copyIfThere(join(source.dataDir, 'secrets.json'), draft.secrets);
  // After the database: whatever its rows name was written before they were.
  const { files, ...copied } = await takeFiles(source, draft.files, how);
  const list = files.map(({ key, bytes }) => `${key} ${bytes}\n`).join('');
  await writeFile(draft.list, list, { mode: 0o600, flush: true });
  const isHeld = how === 'copied' || (how === 'linked' && source.storeFolder !== undefined);
  const manifest: Manifest = {
    version: 1,
    madeAt: now.toISOString(),
    release: packageJson.version,
    migrations: Object.keys(migrations),
    database: {
      kind: source.databaseUrl === undefined ? 'sqlite' : 'postgres',
      bytes: (await stat(draft.database)).size,
      sha256: await sha256OfFile(draft.database),
    },
    secrets,
    files: {
      count: files.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      sha256: sha256Of(list),
      isHeld,
    },
  };
  await writeFile(draft.manifest, JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true });
  await rename(draft.own, placesOf(folder, name).own);
  return { name, manifest, ...copied };
}

/**
 * Adds a backup to a folder, which is made if need be: the database as it is at one moment, the secrets, and every file
 * of the store. Files that an earlier backup there holds are not copied again. The server may run meanwhile.
 */
export async function makeBackup(
  folder: string,
  source: BackupSource,
  options: BackupOptions = {},
): Promise<MadeBackup> {
  const { now = new Date(), reason } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = nameOfBackup(now) + (reason === undefined ? '' : `-${reason}`);
  return aloneIn(folder, () => writeBackup(folder, name, source, options));
}
