import type { Kysely, Transaction } from 'kysely';
import type { Databases } from '../../plugins/database.ts';
import type { Tables } from '../../plugins/tables.ts';
import type { ListedObject, ObjectKey } from '../../store/object-store.ts';

/*
 * Every file of the drawings has a row that says whether a revision needs it. Saving, deleting and sweeping lock that
 * row, so that a file is never removed under a save that has decided to use it.
 */

/** What the row of a file says that some revision needs. */
export const IN_USE = { unused_since: null, released_by: null };

/** Rows that one statement inserts. */
const BATCH = 500;

/** Records files before they are written, so that a save that fails leaves nothing that nobody knows of. */
export async function recordFiles(
  database: Kysely<Tables>,
  files: readonly ListedObject[],
  now: string,
  userId: string,
): Promise<void> {
  const released = { unused_since: now, released_by: userId };
  const rows = files.map(({ key, size }) => ({ key, bytes: size, ...released }));
  await database
    .insertInto('drawing_files')
    .values(rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(released).where('drawing_files.unused_since', 'is not', null),
    )
    .execute();
}

/**
 * Records files that are in the store and have no row: from before there were rows, or newer than a restored database.
 */
export async function recordFound(
  database: Kysely<Tables>,
  files: readonly ListedObject[],
  now: string,
): Promise<void> {
  if (files.length === 0) return;
  await database
    .insertInto('drawing_files')
    .values(files.map(({ key, size }) => ({ key, bytes: size, unused_since: now })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

async function lockRows(
  kind: Databases['kind'],
  trx: Transaction<Tables>,
  keys: readonly ObjectKey[],
): Promise<number> {
  const rows = trx.selectFrom('drawing_files').select('key').where('key', 'in', keys).orderBy('key');
  // SQLite has one writer at a time already.
  return (await (kind === 'postgres' ? rows.forUpdate() : rows).execute()).length;
}

/**
 * Marks files as used by what the transaction writes. False when one of them was removed and has to be written again.
 */
export async function useFiles(
  kind: Databases['kind'],
  trx: Transaction<Tables>,
  keys: readonly ObjectKey[],
): Promise<boolean> {
  const distinct = [...new Set(keys)];
  if ((await lockRows(kind, trx, distinct)) < distinct.length) return false;
  await trx.updateTable('drawing_files').set(IN_USE).where('key', 'in', distinct).execute();
  return true;
}

/** Marks files as perhaps unused, because revisions that needed them go. */
export async function releaseFiles(
  kind: Databases['kind'],
  trx: Transaction<Tables>,
  keys: readonly ObjectKey[],
  now: string,
  userId: string,
): Promise<void> {
  const released = { unused_since: now, released_by: userId };
  const sorted = [...new Set(keys)].toSorted();
  for (let at = 0; at < sorted.length; at += BATCH) {
    const batch = sorted.slice(at, at + BATCH);
    await lockRows(kind, trx, batch);
    await trx.updateTable('drawing_files').set(released).where('key', 'in', batch).execute();
  }
}

/** The keys of a revision's files. */
export function keysOf(row: {
  readonly picture_key: string;
  readonly thumbnail_key: string;
  readonly journal_key: string | null;
}): ObjectKey[] {
  const { picture_key, thumbnail_key, journal_key } = row;
  return journal_key === null ? [picture_key, thumbnail_key] : [picture_key, thumbnail_key, journal_key];
}

/** Which of these files some revision needs. */
export async function usedAmong(
  database: Kysely<Tables>,
  keys: readonly ObjectKey[],
): Promise<ReadonlySet<ObjectKey>> {
  if (keys.length === 0) return new Set();
  const used = new Set<ObjectKey>();
  for (const column of ['picture_key', 'thumbnail_key', 'journal_key'] as const) {
    const rows = await database
      .selectFrom('drawing_revisions')
      .select(column)
      .distinct()
      .where(column, 'in', keys)
      .execute();
    for (const row of rows) used.add(Object.values(row)[0] as string);
  }
  return used;
}

/** Bytes of all files of a drawing, each counted once. */
export async function measureDrawing(database: Kysely<Tables>, drawingId: string): Promise<number> {
  const keysIn = (column: 'picture_key' | 'thumbnail_key' | 'journal_key') =>
    database
      .selectFrom('drawing_revisions')
      .select(`${column} as key`)
      .where('drawing_id', '=', drawingId)
      .where(column, 'is not', null);
  const { total } = await database
    .selectFrom('drawing_files')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('total'))
    .where('key', 'in', keysIn('picture_key').union(keysIn('thumbnail_key')).union(keysIn('journal_key')))
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}
