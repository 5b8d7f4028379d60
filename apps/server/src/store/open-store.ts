import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withFallback } from './fallback-store.ts';
import { openFileStore } from './file-store.ts';
import type { ObjectStore } from './object-store.ts';
import type { S3Place } from './s3-store.ts';

/** Which store is meant. */
export interface StorePlace {
  readonly dataDir: string;
  readonly s3?: S3Place | undefined;
}

/** A store with words for where it is. */
export interface OpenedStore {
  readonly store: ObjectStore;
  /** For people: where it keeps things. */
  readonly where: string;
  /** Its folder, where it is one. */
  readonly folder?: string | undefined;
}

/** The folder of a store below the data folder. */
export function storeFolder(dataDir: string): string {
  return join(dataDir, 'images');
}

/** Opens the bucket alone. Its client is loaded only where there is one: it takes memory that a small machine lacks. */
export async function openBucket(place: S3Place): Promise<OpenedStore> {
  const { openS3Store } = await import('./s3-store.ts');
  return { store: await openS3Store(place), where: `the bucket ${place.bucket} at ${place.endpoint}` };
}

/**
 * Opens the store that the configuration names. While a folder from before a move to a bucket is there, what the bucket
 * lacks is read from the folder. A program that runs beside the server is not alone.
 */
export async function openStore({ dataDir, s3 }: StorePlace, isAlone: boolean): Promise<OpenedStore> {
  const folder = storeFolder(dataDir);
  const openFolder = () => openFileStore(folder, { isAlone });
  if (s3 === undefined) return { store: await openFolder(), where: folder, folder };
  const bucket = await openBucket(s3);
  if (!existsSync(folder)) return bucket;
  return { ...bucket, store: withFallback(bucket.store, await openFolder()) };
}
