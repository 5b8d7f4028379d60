import type { Databases } from '../../plugins/database.ts';
import type { ObjectStore } from '../../store/object-store.ts';

/** What pictures are kept in. */
export interface KeptIn {
  readonly databases: Databases;
  readonly store: ObjectStore;
}

/** A picture that can be made. */
interface Made {
  readonly name: string;
  /** Changes with what it shows. */
  readonly version: string;
  readonly extension: 'jpg' | 'webp';
  readonly make: () => Promise<Uint8Array>;
}

/** Pictures that are made when they are first asked for, once however many ask together, and then kept. */
export class MadePictures {
  readonly #keptIn: KeptIn;
  readonly #underWay = new Map<string, Promise<Uint8Array>>();

  constructor(keptIn: KeptIn) {
    this.#keptIn = keptIn;
  }

  /** The picture as it is kept, or made now. */
  async get(picture: Made): Promise<Uint8Array> {
    const kept = await this.#find(picture);
    if (kept !== undefined) return kept;
    const job = `${picture.name} ${picture.version}`;
    const making = this.#underWay.get(job) ?? this.#make(picture).finally(() => this.#underWay.delete(job));
    this.#underWay.set(job, making);
    return making;
  }

  async #find({ name, version }: Made): Promise<Uint8Array | undefined> {
    const { databases, store } = this.#keptIn;
    const row = await databases.write
      .selectFrom('share_pictures')
      .select(['version', 'key'])
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.version === version ? store.read(row.key) : undefined;
  }

  async #make({ name, version, extension, make }: Made): Promise<Uint8Array> {
    const { databases, store } = this.#keptIn;
    const bytes = await make();
    const key = await store.put('share', extension, bytes);
    await databases.write
      .insertInto('share_pictures')
      .values({ name, version, key })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ version, key }))
      .execute();
    return bytes;
  }
}
