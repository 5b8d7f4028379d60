import { join } from 'node:path';
import { openFileStore } from './file-store.ts';
import type { ObjectStore } from './object-store.ts';

/** Which store is meant. */
export interface StorePlace {
  readonly dataDir: string;
}

/** A store with words for where it is. */
export interface OpenedStore {
  readonly store: ObjectStore;
  /** For people: where it keeps things. */
  readonly where: string;
  /** Its folder, where it is one. */
  readonly folder?: string | undefined;
}

/** Opens the store that the configuration names. A program that runs beside the server is not alone. */
export async function openStore({ dataDir }: StorePlace, isAlone: boolean): Promise<OpenedStore> {
  const folder = join(dataDir, 'images');
  return { store: await openFileStore(folder, { isAlone }), where: folder, folder };
}
