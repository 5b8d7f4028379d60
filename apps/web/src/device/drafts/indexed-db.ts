import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import type { Draft } from './draft.ts';
import type { DraftStorage, Indexes, Key, OutboxEntry, Records, StoreName, Transaction } from './storage.ts';

interface Schema extends DBSchema {
  drafts: { key: string; value: Records['drafts']; indexes: { page: [string, number]; writer: string } };
  gestures: { key: [string, number]; value: Records['gestures'] };
  keyframes: { key: string; value: Records['keyframes'] };
  kept: { key: string; value: Records['kept'] };
  outbox: { key: number; value: Records['outbox']; indexes: { drawing: string } };
  outcomes: { key: number; value: Records['outcomes'] };
  counters: { key: string; value: number };
  about: { key: string; value: string };
}
type Database = IDBPDatabase<Schema>;
type Stores = StoreNames<Schema>[];
type Upgrade = IDBPTransaction<Schema, Stores, 'versionchange'>;
type AnyTransaction = IDBPTransaction<Schema, Stores, 'readwrite'>;

const NAME = 'inkbloom-drafts';
const VERSION = 3;

async function upgrade(db: Database, had: number, tx: Upgrade): Promise<void> {
  if (had < 1) createFirstStores(db);
  if (had < 2) db.createObjectStore('keyframes', { keyPath: 'drawingId' });
  tx.objectStore('drafts').createIndex('writer', 'writer');
  await db.createObjectStore('about').put(crypto.randomUUID(), 'birth');
  if (had > 0) await fillIn(tx);
}

/** The stores of version 1. */
function createFirstStores(db: Database): void {
  db.createObjectStore('drafts', { keyPath: 'drawingId' }).createIndex('page', ['activityId', 'pageIndex']);
  db.createObjectStore('gestures', { keyPath: ['drawingId', 'counter'] });
  db.createObjectStore('kept', { keyPath: 'drawingId' });
  db.createObjectStore('outbox', { keyPath: 'counter' }).createIndex('drawing', 'drawingId');
  db.createObjectStore('outcomes');
  db.createObjectStore('counters');
}

/** Gives the records of older versions what version 3 added to them. */
async function fillIn(tx: Upgrade): Promise<void> {
  const drafts = tx.objectStore('drafts');
  for (const draft of await drafts.getAll()) await drafts.put({ ...draft, branchOf: null } satisfies Draft);
  const outbox = tx.objectStore('outbox');
  for (const entry of await outbox.getAll())
    await outbox.put({ ...entry, attempts: 0, notBefore: 0 } satisfies OutboxEntry);
}

function gestureRange(drawingId: string): IDBKeyRange {
  return IDBKeyRange.bound([drawingId, 0], [drawingId, Infinity]);
}

/** The records and keys of every store look alike from here on; storage.ts tells them apart. */
function transactionOf(tx: AnyTransaction): Transaction {
  const plain = tx as unknown as IDBPTransaction<unknown, string[], 'readwrite'>;
  return {
    get: (store, key) => plain.objectStore(store).get(key as IDBValidKey),
    list: (store) => plain.objectStore(store).getAll(),
    find<I extends keyof Indexes>(index: I, value: Key): Promise<Indexes[I][]> {
      const [store, name] = index.split('.') as [string, string];
      const from = plain.objectStore(store);
      return index === 'gestures.drawing'
        ? from.getAll(gestureRange(value as string))
        : from.index(name).getAll(value as IDBValidKey);
    },
    put: async (store, record, key) =>
      void (await plain.objectStore(store).put(record, key as IDBValidKey | undefined)),
    delete: (store, key) => plain.objectStore(store).delete(key as IDBValidKey),
    deleteGestures: (drawingId) => plain.objectStore('gestures').delete(gestureRange(drawingId)),
  };
}

/** Leaves everything as it was; a transaction whose request failed has ended already. */
function giveUp(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The browser's IndexedDB as a store of drafts. Nothing else opens this database. */
export class IndexedDbStorage implements DraftStorage {
  #opened: Promise<Database> | null = null;

  read<T>(stores: readonly StoreName[], work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#run(stores, 'readonly', work);
  }

  write<T>(stores: readonly StoreName[], work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#run(stores, 'readwrite', work);
  }

  /** Lets go of the connection; the next use opens it again. */
  async close(): Promise<void> {
    const closing = this.#opened;
    this.#opened = null;
    (await closing)?.close();
  }

  async #run<T>(
    stores: readonly StoreName[],
    mode: 'readonly' | 'readwrite',
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    const tx = (await this.#begin([...stores], mode)) as AnyTransaction;
    // Who gave up at a request that failed does not come back for the end.
    tx.done.catch(() => undefined);
    try {
      const result = await work(transactionOf(tx));
      await tx.done;
      return result;
    } catch (error) {
      giveUp(tx);
      throw error;
    }
  }

  /** A connection that the browser closed, as it does when site data is cleared, is opened anew once. */
  async #begin(stores: Stores, mode: 'readonly' | 'readwrite') {
    const options = { durability: 'strict' } as const;
    try {
      return (await this.#database()).transaction(stores, mode, options);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      this.#opened = null;
      return (await this.#database()).transaction(stores, mode, options);
    }
  }

  #database(): Promise<Database> {
    this.#opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade(db, had, _, tx) {
        // An upgrade that fails half way is undone, and opening rejects.
        upgrade(db, had, tx).catch(() => giveUp(tx));
      },
      blocking: () => void this.close(),
      terminated: () => (this.#opened = null),
    }).catch((error: unknown) => {
      // The next use tries again: a browser may refuse now and not later.
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  }
}
