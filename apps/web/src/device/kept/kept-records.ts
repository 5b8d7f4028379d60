import type { Activity } from '@inkbloom/contracts/activities';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** An activity that is kept whole. */
export interface KeptActivity {
  readonly id: string;
  readonly activity: Activity;
  /** Every address that it needs, its own answer included. */
  readonly addresses: readonly string[];
  readonly bytes: number;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
}

/** Where it is noted what is kept: an activity only once all of it is. */
export interface KeptRecords {
  all(): Promise<KeptActivity[]>;
  put(kept: KeptActivity): Promise<void>;
  delete(id: string): Promise<void>;
}

interface Tables extends DBSchema {
  activities: { key: string; value: KeptActivity };
}

/** The notes in a database of the browser. */
export class DatabaseRecords implements KeptRecords {
  readonly #opening: Promise<IDBPDatabase<Tables>>;

  constructor(name: string) {
    this.#opening = openDB<Tables>(name, 1, {
      upgrade(database) {
        database.createObjectStore('activities', { keyPath: 'id' });
      },
    });
  }

  async all(): Promise<KeptActivity[]> {
    return (await this.#opening).getAll('activities');
  }

  async put(kept: KeptActivity): Promise<void> {
    await (await this.#opening).put('activities', kept);
  }

  async delete(id: string): Promise<void> {
    await (await this.#opening).delete('activities', id);
  }
}
