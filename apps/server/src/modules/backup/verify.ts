import { readFile } from 'node:fs/promises';
import { openFileStore } from '../../store/file-store.ts';
import { isWhole, type ObjectKey, type ObjectStore } from '../../store/object-store.ts';
import { sha256Of, sha256OfFile } from './hashes.ts';
import { listBackups, placesOf, readList, readManifest } from './layout.ts';

/** What reading everything found. */
export interface Examination {
  readonly files: number;
  readonly missing: readonly ObjectKey[];
  readonly damaged: readonly ObjectKey[];
  /** Anything else that is wrong, a sentence each. */
  readonly faults: readonly string[];
}

/** Reads every file of a list against its hash. */
export async function verifyFiles(
  store: ObjectStore,
  keys: Iterable<ObjectKey>,
): Promise<Pick<Examination, 'files' | 'missing' | 'damaged'>> {
  const [missing, damaged]: [ObjectKey[], ObjectKey[]] = [[], []];
  let files = 0;
  for (const key of keys) {
    const bytes = await store.read(key);
    files += 1;
    if (bytes === undefined) missing.push(key);
    else if (!isWhole(key, bytes)) damaged.push(key);
  }
  return { files, missing, damaged };
}

async function hashIfThere(file: string): Promise<string | undefined> {
  return sha256OfFile(file).catch(() => undefined);
}

/** Reads one backup: database, secrets and list against what its manifest says, and every file it holds. */
export async function verifyBackup(folder: string, name: string): Promise<Examination> {
  const places = placesOf(folder, name);
  const manifest = await readManifest(folder, name);
  const faults: string[] = [];
  if ((await hashIfThere(places.database)) !== manifest.database.sha256) {
    faults.push(`${places.database} is missing or damaged.`);
  }
  if (manifest.secrets !== null && (await hashIfThere(places.secrets)) !== manifest.secrets) {
    faults.push(`${places.secrets} is missing or damaged.`);
  }
  const list = await readFile(places.list, 'utf8').catch(() => '');
  if (sha256Of(list) !== manifest.files.sha256) faults.push(`${places.list} is missing or damaged.`);
  if (!manifest.files.isHeld || faults.length > 0) return { files: 0, missing: [], damaged: [], faults };
  const store = await openFileStore(places.files, { isAlone: false });
  const keys = (await readList(folder, name)).map(({ key }) => key);
  return { ...(await verifyFiles(store, keys)), faults };
}

/** Reads every backup of a folder, by its name. */
export async function verifyBackups(folder: string): Promise<ReadonlyMap<string, Examination>> {
  const verdicts = new Map<string, Examination>();
  for (const name of await listBackups(folder)) verdicts.set(name, await verifyBackup(folder, name));
  return verdicts;
}
