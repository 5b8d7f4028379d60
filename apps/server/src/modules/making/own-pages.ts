import { MAX_MADE_PAGES, type MadePage } from '@inkbloom/contracts/made';
import type { Kysely, Transaction } from 'kysely';
import { type Databases, holdInTransaction } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import type { MadePageRow } from '../../plugins/drawn-page-tables.ts';
import type { Tables } from '../../plugins/tables.ts';
import type { ObjectKey } from '../../store/object-store.ts';
import { addOwnedActivity, findActivity, removeOwnedActivity, type Showing } from '../catalogue/catalogue.ts';
import { filesOfStored, readStored, type StoredActivity } from '../publishing/publishing.ts';
import { madePageNotFound, toMadePage } from './requests.ts';

/** A page that was opened so long ago is noted as opened again. */
const NOTED_AFTER_MS = 86_400_000;

async function rowOf(database: Kysely<Tables>, owner: string, id: string): Promise<MadePageRow | undefined> {
  return database
    .selectFrom('made_pages')
    .selectAll()
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
}

/** Which of an owner's pages are listed. */
export interface OwnSlice {
  readonly page: number;
  readonly limit: number;
  /** Both without it: kept ones, and others that are still there. */
  readonly kept?: 'yes' | 'no' | undefined;
}

/** A part of an owner's pages, the latest first, and how many there are. */
export async function listOwn(
  database: Kysely<Tables>,
  owner: string,
  { page, limit, kept }: OwnSlice,
  showing: Showing,
): Promise<{ readonly pages: MadePage[]; readonly total: number }> {
  const own = database
    .selectFrom('made_pages')
    .where('owner', '=', owner)
    .where('state', '=', 'ready')
    .$if(kept !== undefined, (some) => some.where('kept_at', kept === 'yes' ? 'is not' : 'is', null));
  const { total } = await own
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('asked_at', 'desc')
    .orderBy('place')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { pages: rows.map((row) => toMadePage(row, 0, showing)), total: Number(total) };
}

/** One page of an owner, kept or not. Throws for somebody else's. */
export async function findOwn(
  { read, write }: Databases,
  owner: string,
  id: string,
): Promise<Pick<StoredActivity, 'activity' | 'pages'>> {
  const kept = await findActivity(read, id, owner);
  const row = await rowOf(read, owner, id);
  if (row?.kept_at && Date.parse(row.kept_at) < Date.now() - NOTED_AFTER_MS) {
    await write
      .updateTable('made_pages')
      .set({ kept_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
  }
  if (kept?.activity.owner === owner) return kept;
  if (row === undefined || row.page === null) throw madePageNotFound();
  return readStored(row.page);
}

/** Keeps a page for good: it becomes an activity that is the owner's alone. Keeping it again changes nothing. */
export async function keepPage(
  { kind, write }: Databases,
  owner: string,
  id: string,
  showing: Showing,
): Promise<MadePage> {
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, `made/${owner}`);
    const row = await rowOf(trx, owner, id);
    if (row === undefined || row.page === null) throw madePageNotFound();
    if (row.kept_at !== null) return toMadePage(row, 0, showing);
    await checkCount(trx, owner);
    const { activity, pages } = readStored(row.page);
    await addOwnedActivity(trx, activity, pages);
    const kept_at = new Date().toISOString();
    await trx.updateTable('made_pages').set({ kept_at }).where('id', '=', id).execute();
    return toMadePage({ ...row, kept_at }, 0, showing);
  });
}

/** How many pages an owner keeps. */
export async function countKept(
  database: Pick<Kysely<Tables>, 'selectFrom'>,
  owner: string,
): Promise<number> {
  const { kept } = await database
    .selectFrom('made_pages')
    .select(({ fn }) => fn.countAll<number | string>().as('kept'))
    .where('owner', '=', owner)
    .where('kept_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(kept);
}

async function checkCount(trx: Kysely<Tables>, owner: string): Promise<void> {
  if ((await countKept(trx, owner)) < MAX_MADE_PAGES) return;
  throw new ApiError(
    409,
    'making_limit_reached',
    `You have ${MAX_MADE_PAGES} pages of your own. Throw one away to keep another.`,
  );
}

/** Forgets a row with its activity, unless that was colored; gives the files that nothing names any more. */
async function forget(trx: Transaction<Tables>, row: MadePageRow): Promise<ObjectKey[]> {
  await trx.deleteFrom('made_pages').where('id', '=', row.id).execute();
  if (row.page === null) return [];
  const files = filesOfStored(readStored(row.page));
  return row.kept_at === null ? files : removeWith(trx, row.id, files);
}

/** Removes an activity unless it was colored; gives the files that went with it. */
async function removeWith(trx: Transaction<Tables>, id: string, files: ObjectKey[]): Promise<ObjectKey[]> {
  const prints = await trx.selectFrom('prints').select('key').where('activity_id', '=', id).execute();
  return (await removeOwnedActivity(trx, id)) ? [...files, ...prints.map(({ key }) => key)] : [];
}

/** Throws a page away; gives the files that nothing names any more. */
export async function deletePage(
  { kind, write }: Databases,
  owner: string,
  id: string,
): Promise<ObjectKey[]> {
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, `made/${owner}`);
    const row = await rowOf(trx, owner, id);
    if (row === undefined) throw madePageNotFound();
    return forget(trx, row);
  });
}

/** Gives a device's pages to a person; tells how many of them are kept. */
export async function claimPages({ kind, write }: Databases, guest: string, person: string): Promise<number> {
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, `made/${guest}`);
    const rows = await trx.selectFrom('made_pages').selectAll().where('owner', '=', guest).execute();
    for (const row of rows) {
      const page = row.page === null ? null : JSON.stringify(withOwner(readStored(row.page), person));
      await trx.updateTable('made_pages').set({ owner: person, page }).where('id', '=', row.id).execute();
    }
    await trx.updateTable('activities').set({ owner: person }).where('owner', '=', guest).execute();
    return rows.filter(({ kept_at }) => kept_at !== null).length;
  });
}

function withOwner(stored: StoredActivity, owner: string): StoredActivity {
  return { ...stored, activity: { ...stored.activity, owner } };
}

/** Forgets everything that is an owner's; gives the files that nothing names any more. Their drawings must be gone. */
export async function erasePages(trx: Transaction<Tables>, owner: string): Promise<ObjectKey[]> {
  const rows = await trx.selectFrom('made_pages').selectAll().where('owner', '=', owner).execute();
  const keys: ObjectKey[] = [];
  for (const row of rows) keys.push(...(await forget(trx, row)));
  // Pages that were thrown away and stayed with a drawing.
  const left = await trx.selectFrom('activities').select('id').where('owner', '=', owner).execute();
  for (const { id } of left) {
    const found = await findActivity(trx, id, owner);
    if (found) keys.push(...(await removeWith(trx, id, filesOfStored({ ...found, prints: [] }))));
  }
  return keys;
}

/** Forgets rows that nobody has kept, claimed or opened since they were read; gives the files that go with them. */
export async function forgetRows({ write }: Databases, rows: readonly MadePageRow[]): Promise<ObjectKey[]> {
  return write.transaction().execute(async (trx) => {
    const keys: ObjectKey[] = [];
    for (const { id } of rows) {
      const row = await trx.selectFrom('made_pages').selectAll().where('id', '=', id).executeTakeFirst();
      const isStill =
        row && rows.some((one) => one.id === id && one.kept_at === row.kept_at && one.owner === row.owner);
      if (isStill) keys.push(...(await forget(trx, row)));
    }
    return keys;
  });
}
