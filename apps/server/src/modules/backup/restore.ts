import { access, chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { openFileStore } from '../../store/file-store.ts';
import { isWhole, type ObjectStore } from '../../store/object-store.ts';
import { refuseRunning, restoreDatabase, sqliteFile } from './dump.ts';
import { BackupError, nameOfBackup, placesOf, readList, readManifest } from './layout.ts';
import { type BackupSource, makeBackup } from './make.ts';
import { pruneBackups } from './prune.ts';
import { verifyBackup } from './verify.ts';

/** Restore points that are kept. */
export const KEPT_POINTS = 3;

/** What a restore did. */
export interface Restored {
  /** Files that were missing or damaged and are there again. */
  readonly files: number;
  /** The backup of what was there before, by which this restore can be taken back; undefined where nothing was. */
  readonly point: string | undefined;
}

/** The folder of restore points: what was there before a restore or an upgrade. */
export function restorePoints(dataDir: string): string {
  return join(dataDir, 'restore-points');
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

function isDamaged(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);
}

async function keepPresent(source: BackupSource, now: Date): Promise<string | undefined> {
  const { dataDir, databaseUrl } = source;
  if (databaseUrl === undefined && !(await exists(sqliteFile(dataDir)))) return undefined;
  try {
    await refuseRunning(source);
    const folder = restorePoints(dataDir);
    const { name } = await makeBackup(folder, source, { now, reason: 'before-restore', files: 'linked' });
    return name;
  } catch (error) {
    if (!isDamaged(error)) throw error;
    // It is why somebody restores; it stays beside, for whoever wants to save what is readable.
    await rename(sqliteFile(dataDir), `${sqliteFile(dataDir)}.damaged-${nameOfBackup(now)}`);
    return undefined;
  }
}

async function refuseFaulty(folder: string, name: string): Promise<void> {
  const { missing, damaged, faults } = await verifyBackup(folder, name);
  const lost = [...missing, ...damaged];
  if (faults.length === 0 && lost.length === 0) return;
  const files = lost.length === 0 ? '' : `${lost.length} files are missing or damaged, such as ${lost[0]}. `;
  throw new BackupError(`The backup ${name} is not whole. ${files}${faults.join(' ')} Nothing was changed.`);
}

/** Puts every file of a backup into the store that is not whole there. */
async function restoreFiles(folder: string, name: string, store: ObjectStore): Promise<number> {
  const held = await openFileStore(placesOf(folder).files, { isAlone: false });
  let restored = 0;
  for (const { key } of await readList(folder, name)) {
    const present = await store.read(key);
    if (present !== undefined && isWhole(key, present)) continue;
    const bytes = await held.read(key);
    if (bytes === undefined) throw new BackupError(`${key} is missing from the backup.`);
    if (present !== undefined) await store.remove(key);
    await store.write(key, bytes);
    restored += 1;
  }
  return restored;
}

/** Puts a copy in a file's place; it appears whole, for the owner alone. */
async function replaceFile(from: string, to: string): Promise<void> {
  const draft = `${to}.restored`;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, draft);
  await chmod(draft, 0o600);
  const handle = await open(draft, 'r');
  await handle.sync();
  await handle.close();
  await rename(draft, to);
}

async function putSecrets(dataDir: string, from: string): Promise<void> {
  const file = join(dataDir, 'secrets.json');
  if (await exists(from)) await replaceFile(from, file);
  else await rm(file, { force: true });
}

async function replaceData(
  source: BackupSource,
  folder: string,
  name: string,
  point: string | undefined,
): Promise<void> {
  const { dataDir } = source;
  const { database } = await readManifest(folder, name);
  const places = placesOf(folder, name);
  await putSecrets(dataDir, places.secrets);
  try {
    await restoreDatabase(source, database.kind, places.database);
  } catch (error) {
    const before = placesOf(restorePoints(dataDir), point);
    if (point !== undefined) await putSecrets(dataDir, before.secrets);
    throw error;
  }
}

/**
 * Brings a backup back: files, secrets and database, byte for byte. The backup is read through first and what is there
 * is kept as a restore point, so that a restore can itself be taken back. The server must not run.
 */
export async function restoreBackup(
  folder: string,
  name: string,
  source: BackupSource,
  now = new Date(),
): Promise<Restored> {
  await refuseFaulty(folder, name);
  const { files: listed } = await readManifest(folder, name);
  const point = await keepPresent(source, now);
  const files = listed.isHeld ? await restoreFiles(folder, name, source.store) : 0;
  await replaceData(source, folder, name, point);
  const points = restorePoints(source.dataDir);
  if (point !== undefined && folder !== points) await pruneBackups(points, KEPT_POINTS);
  return { files, point };
}
