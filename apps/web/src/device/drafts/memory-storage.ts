import type { DraftStorage, Indexes, Key, Records, StoreName, Transaction } from './storage.ts';

type Stores = { readonly [S in StoreName]: Map<string, Records[S]> };

function emptyStores(): Stores {
  return {
    drafts: new Map(),
    gestures: new Map(),
    keyframes: new Map(),
    kept: new Map(),
    outbox: new Map(),
    outcomes: new Map(),
    counters: new Map(),
    about: new Map(),
  };
}

const OWN_KEYS: { readonly [S in StoreName]?: (record: never) => Key } = {
  drafts: ({ drawingId }: Records['drafts']) => drawingId,
  gestures: ({ drawingId, counter }: Records['gestures']) => [drawingId, counter],
  keyframes: ({ drawingId }: Records['keyframes']) => drawingId,
  kept: ({ drawingId }: Records['kept']) => drawingId,
  outbox: ({ counter }: Records['outbox']) => counter,
};

const MATCHES: { readonly [I in keyof Indexes]: (record: Indexes[I], value: Key) => boolean } = {
  'drafts.page': ({ activityId, pageIndex }, value) =>
    Array.isArray(value) && value[0] === activityId && value[1] === pageIndex,
  'drafts.writer': ({ writer }, value) => writer === value,
  'gestures.drawing': ({ drawingId }, value) => drawingId === value,
  'outbox.drawing': ({ drawingId }, value) => drawingId === value,
};

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The records of a store in the order of their keys: a record that was put back stands last in a Map. */
function inOrder<S extends StoreName>(store: S, records: Iterable<Records[S]>): Records[S][] {
  const keyOf = OWN_KEYS[store] as ((record: Records[S]) => Key) | undefined;
  if (!keyOf) return [...records];
  const parts = (record: Records[S]): readonly (string | number)[] => [keyOf(record)].flat();
  return [...records].toSorted((one, other) => {
    const [a, b] = [parts(one), parts(other)];
    return compare(a[0]!, b[0]!) || compare(a[1] ?? 0, b[1] ?? 0);
  });
}

/** One transaction over a store in memory, which remembers what to put back. */
class MemoryTransaction implements Transaction {
  readonly #stores: Stores;
  readonly #before: (() => void)[] = [];

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  get<S extends StoreName>(store: S, key: Key): Promise<Records[S] | undefined> {
    return Promise.resolve(this.#of(store).get(String(key)));
  }

  list<S extends StoreName>(store: S): Promise<Records[S][]> {
    return Promise.resolve(inOrder(store, this.#of(store).values()));
  }

  find<I extends keyof Indexes>(index: I, value: Key): Promise<Indexes[I][]> {
    const store = index.split('.')[0] as StoreName;
    const records = [...this.#of(store).values()] as Indexes[I][];
    const found = records.filter((record) => MATCHES[index](record, value));
    return Promise.resolve(inOrder(store, found) as Indexes[I][]);
  }

  put<S extends StoreName>(store: S, record: Records[S], key?: Key): Promise<void> {
    const ownKey = OWN_KEYS[store] as ((record: Records[S]) => Key) | undefined;
    const place = ownKey ? ownKey(record) : key;
    if (place === undefined) return Promise.reject(new TypeError(`a record of ${store} without a key`));
    this.#set(store, String(place), record);
    return Promise.resolve();
  }

  delete(store: StoreName, key: Key): Promise<void> {
    this.#set(store, String(key), undefined);
    return Promise.resolve();
  }

  async deleteGestures(drawingId: string): Promise<void> {
    for (const { counter } of await this.find('gestures.drawing', drawingId))
      await this.delete('gestures', [drawingId, counter]);
  }

  /** Puts everything back as it was. */
  undo(): void {
    for (const back of this.#before.toReversed()) back();
  }

  #of<S extends StoreName>(store: S): Map<string, Records[S]> {
    return this.#stores[store];
  }

  #set<S extends StoreName>(store: S, key: string, record: Records[S] | undefined): void {
    const records = this.#of(store);
    const had = records.get(key);
    this.#before.push(() => (had === undefined ? records.delete(key) : records.set(key, had)));
    if (record === undefined) records.delete(key);
    else records.set(key, record);
  }
}

/**
 * A store of drafts that lasts as long as the page: for browsers that refuse to keep anything. Transactions take their
 * turn, and one that fails changes nothing.
 */
export class MemoryStorage implements DraftStorage {
  #stores = emptyStores();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(birth: string) {
    this.#stores.about.set('birth', birth);
  }

  read<T>(_: readonly StoreName[], work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#inTurn(work);
  }

  write<T>(_: readonly StoreName[], work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#inTurn(work);
  }

  /** What a store holds at this moment, without waiting for a turn. */
  peek<S extends StoreName>(store: S): Records[S][] {
    return [...this.#stores[store].values()];
  }

  /** Forgets everything, as clearing site data does. */
  clear(birth: string): void {
    this.#stores = emptyStores();
    this.#stores.about.set('birth', birth);
  }

  #inTurn<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const result = this.#turn.then(() => this.#run(work));
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const tx = new MemoryTransaction(this.#stores);
    try {
      return await work(tx);
    } catch (error) {
      tx.undo();
      throw error;
    }
  }
}
