import { createHash } from 'node:crypto';
import type { DrawingSave } from '@inkbloom/contracts/drawings';
import type { Databases } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import { keyOf, type ObjectKey, type ObjectStore } from '../../store/object-store.ts';
import { checkPicture } from '../images/images.ts';
import { recordFiles } from './file-records.ts';

const PNG_PREFIX = 'data:image/png;base64,';
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Bytes with the key that they are stored under. */
interface KeyedBytes {
  readonly key: ObjectKey;
  readonly bytes: Uint8Array;
}

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

function keyed(kind: string, extension: string, bytes: Uint8Array): KeyedBytes {
  return { key: keyOf(kind, extension, bytes), bytes };
}

/** Fingerprint of a save: the same for the same fields, in whatever order they came. */
export function hashOf(save: DrawingSave): string {
  return createHash('sha256').update(JSON.stringify(save)).digest('hex');
}

function pictureBytes(dataUrl: string): Buffer {
  const encoded = dataUrl.slice(PNG_PREFIX.length);
  if (!dataUrl.startsWith(PNG_PREFIX) || !BASE64.test(encoded)) {
    throw new ApiError(400, 'invalid_picture', 'The picture has to be a PNG.');
  }
  return Buffer.from(encoded, 'base64');
}

/** Checks a save's picture and makes the files of its revision. Nothing is stored yet. */
export async function prepareFiles(save: DrawingSave): Promise<RevisionFiles> {
  const picture = pictureBytes(save.drawingData);
  const { thumbnail } = await checkPicture(picture, 'png');
  const journal = save.journal === undefined ? null : Buffer.from(save.journal, 'base64');
  return {
    picture: keyed('drawings', 'png', picture),
    thumbnail: keyed('drawings', 'webp', thumbnail),
    journal: journal && keyed('journals', 'bin', journal),
  };
}

/** Stores the files of a revision that is about to be written down. */
export async function storeFiles(
  { databases, store }: { readonly databases: Databases; readonly store: ObjectStore },
  files: RevisionFiles,
): Promise<void> {
  const all = filesOf(files);
  const rows = all.map(({ key, bytes }) => ({ key, size: bytes.length }));
  await recordFiles(databases.write, rows, new Date().toISOString());
  for (const { key, bytes } of all) await store.write(key, bytes);
}

/** A kept journal as base64, or null where a save had none. */
export async function readJournal(store: ObjectStore, key: ObjectKey | null): Promise<string | null> {
  const bytes = key === null ? undefined : await store.read(key);
  return bytes === undefined ? null : Buffer.from(bytes).toString('base64');
}
