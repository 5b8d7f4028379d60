import { createHash } from 'node:crypto';
import type { Databases } from '../../plugins/database.ts';
import { keyOf, type KeyedBytes, type ObjectKey, type ObjectStore } from '../../store/object-store.ts';
import { recordFiles } from './file-records.ts';
import type { ReceivedSave } from './save-request.ts';

/** The files of one revision. */
export interface RevisionFiles {
  readonly picture: KeyedBytes;
  readonly thumbnail: KeyedBytes;
  readonly journal: KeyedBytes | null;
}

/** The files of a revision as a list. */
export function filesOf({ picture, thumbnail, journal }: RevisionFiles): KeyedBytes[] {
  return journal === null ? [picture, thumbnail] : [picture, thumbnail, journal];
}

/**
 * Fingerprint of a save: the same for the same fields, picture and journal, in whatever order and form they came, and
 * whether or not it names its person.
 */
export function hashOf({ fields, content }: ReceivedSave): string {
  const { picture, journal } = content;
  const parts = [{ ...fields, userId: undefined }, picture.key, journal?.key ?? null];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The files of a revision, from what was received and the thumbnail that was made of it. */
export function toFiles({ content }: ReceivedSave, thumbnail: Uint8Array): RevisionFiles {
  return { ...content, thumbnail: { key: keyOf('drawings', 'webp', thumbnail), bytes: thumbnail } };
}

/** Stores the files of a revision that is about to be written down. */
export async function storeFiles(
  { databases, store }: { readonly databases: Databases; readonly store: ObjectStore },
  files: RevisionFiles,
  userId: string,
): Promise<void> {
  const all = filesOf(files);
  const rows = all.map(({ key, bytes }) => ({ key, size: bytes.length }));
  await recordFiles(databases.write, rows, new Date().toISOString(), userId);
  for (const { key, bytes } of all) await store.write(key, bytes);
}

/** A kept journal as base64, or null where a save had none. */
export async function readJournal(store: ObjectStore, key: ObjectKey | null): Promise<string | null> {
  const bytes = key === null ? undefined : await store.read(key);
  return bytes === undefined ? null : Buffer.from(bytes).toString('base64');
}
