import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** What is kept for times without a network: at most so many bytes, for so long. */
export const OFFLINE_BYTES = 50_000_000;
export const OFFLINE_LASTS_MS = 24 * 60 * 60 * 1000;

/** One answer or picture that is kept for times without a network. */
export interface Entry {
  /** The cache that holds it. */
  readonly cache: string;
  readonly url: string;
  readonly bytes: number;
  /** When it was fetched, in milliseconds since the epoch. */
  readonly at: number;
}

interface Tables extends DBSchema {
  entries: { key: [string, string]; value: Entry; indexes: { at: number } };
}

/** Bytes written between two looks at the whole, so that not every picture costs one. */
const SLACK = 1_000_000;

/** Knows what is kept, how much that is and how old: the Cache API itself tells neither. */
export interface Ledger {
  /**
   * Notes what was just kept. Gives what has to go for it, the oldest first: the caller removes that from the caches.
   */
  note(entry: Entry): Promise<readonly Entry[]>;
  /** Whether something kept may still be shown at a time in milliseconds since the epoch. */
  isFresh(cache: string, url: string, now: number): Promise<boolean>;
}

function open(name: string): Promise<IDBPDatabase<Tables>> {
  return openDB<Tables>(name, 1, {
    upgrade(database) {
      const entries = database.createObjectStore('entries', { keyPath: ['cache', 'url'] });
      entries.createIndex('at', 'at');
    },
  });
}

/** Takes out of the ledger what is too old, and the oldest of the rest until it fits. */
async function clear(database: IDBPDatabase<Tables>, now: number): Promise<Entry[]> {
  const change = database.transaction('entries', 'readwrite');
  const entries = await change.store.index('at').getAll();
  let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const gone: Entry[] = [];
  for (const entry of entries) {
    if (entry.at > now - OFFLINE_LASTS_MS && bytes <= OFFLINE_BYTES - SLACK) break;
    await change.store.delete([entry.cache, entry.url]);
    bytes -= entry.bytes;
    gone.push(entry);
  }
  await change.done;
  return gone;
}

/** The ledger in the database of that name. */
export function openLedger(name: string): Ledger {
  const opening = open(name);
  // A worker that has just started does not know what the one before it wrote.
  let written = SLACK;
  return {
    async note(entry) {
      const database = await opening;
      await database.put('entries', entry);
      written += entry.bytes;
      if (written < SLACK) return [];
      written = 0;
      return clear(database, entry.at);
    },
    async isFresh(cache, url, now) {
      const entry = await (await opening).get('entries', [cache, url]);
      return entry !== undefined && entry.at > now - OFFLINE_LASTS_MS;
    },
  };
}
