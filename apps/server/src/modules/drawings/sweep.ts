import { type Databases, holdInTransaction } from '../../plugins/database.ts';
import type { ListedObject, ObjectStore } from '../../store/object-store.ts';
import { IN_USE, measureDrawing, recordFound, usedAmong } from './file-records.ts';

/** What the sweep works on. */
export interface SweepParts {
  readonly databases: Databases;
  readonly store: ObjectStore;
  /** Ends what is under way after its current step. */
  readonly signal?: AbortSignal;
}

/** Rows that one step looks at; SQLite serves nothing else that writes meanwhile. */
const BATCH = 100;
const KINDS = ['drawings', 'journals'];

async function sweepBatch(
  { databases, store }: SweepParts,
  before: string,
  userId: string | undefined,
): Promise<{ readonly looked: number; readonly removed: number }> {
  return databases.write.transaction().execute(async (trx) => {
    const old = trx
      .selectFrom('drawing_files')
      .select('key')
      .where('unused_since', '<', before)
      .$if(userId !== undefined, (query) => query.where('released_by', '=', userId!))
      .orderBy('key')
      .limit(BATCH);
    // A row that a save holds is in use; the next sweep looks at it again.
    const rows = await (databases.kind === 'postgres' ? old.forUpdate().skipLocked() : old).execute();
    if (rows.length === 0) return { looked: 0, removed: 0 };
    const keys = rows.map(({ key }) => key);
    const used = await usedAmong(trx, keys);
    const unused = keys.filter((key) => !used.has(key));
    await trx.updateTable('drawing_files').set(IN_USE).where('key', 'in', keys).execute();
    // Files go while their rows are locked. A crash here leaves a row whose file is written again when it is needed.
    for (const key of unused) await store.remove(key);
    if (unused.length > 0) await trx.deleteFrom('drawing_files').where('key', 'in', unused).execute();
    return { looked: rows.length, removed: unused.length };
  });
}

/**
 * Removes files that no revision has needed since before a time (ISO 8601): all, or those that one person left. Gives
 * how many.
 */
export async function sweepFiles(parts: SweepParts, before: string, userId?: string): Promise<number> {
  let removed = 0;
  for (;;) {
    parts.signal?.throwIfAborted();
    const batch = await sweepBatch(parts, before, userId);
    removed += batch.removed;
    if (batch.looked < BATCH) return removed;
  }
}

/** Gives every file of the store a row, so that the sweep knows of it and drawings can be measured. */
export async function findFiles({ databases, store, signal }: SweepParts, now: string): Promise<void> {
  for (const kind of KINDS) {
    let batch: ListedObject[] = [];
    for await (const file of store.list(kind)) {
      batch.push(file);
      if (batch.length < BATCH) continue;
      signal?.throwIfAborted();
      await recordFound(databases.write, batch, now);
      batch = [];
    }
    await recordFound(databases.write, batch, now);
  }
}

/** Measures the drawings that were kept before sizes were. */
export async function measureUnmeasured({ databases }: SweepParts): Promise<void> {
  const rows = await databases.write
    .selectFrom('drawings')
    .select(['id', 'user_id'])
    .where('bytes', 'is', null)
    .execute();
  for (const { id, user_id } of rows) {
    await databases.write.transaction().execute(async (trx) => {
      await holdInTransaction(databases.kind, trx, `drawings/${user_id}`);
      const bytes = await measureDrawing(trx, id);
      await trx.updateTable('drawings').set({ bytes }).where('id', '=', id).execute();
    });
  }
}
