import type { Kysely } from 'kysely';
import { type Databases, holdInTransaction } from '../../plugins/database.ts';
import type { MadePageRow } from '../../plugins/drawn-page-tables.ts';
import type { Tables } from '../../plugins/tables.ts';
import { type LastServed, lineOrder, type Waiting } from './line.ts';

/** A drawing that was begun so long ago belongs to a server that ended. */
const GIVEN_UP_MS = 120_000;
/** For how long it counts that an owner was served. */
const SERVED_MS = 3_600_000;
/** Drawings that the estimate goes by, and what is said before there were any, in seconds. */
const SAMPLE = 20;
const FIRST_GUESS_S = 2;

function before(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString();
}

/** All drawings that wait, in their order. */
export async function readLine(database: Kysely<Tables>): Promise<Waiting[]> {
  const waiting = await database
    .selectFrom('made_pages')
    .select(['id', 'owner', 'asked_at', 'place'])
    .where('state', '=', 'waiting')
    .execute();
  return waiting.length === 0 ? [] : lineOrder(waiting, await lastServed(database));
}

async function lastServed(database: Kysely<Tables>): Promise<LastServed> {
  const rows = await database
    .selectFrom('made_pages')
    .select('owner')
    .select(({ fn }) => fn.max('begun_at').as('at'))
    .where('begun_at', '>', before(SERVED_MS))
    .groupBy('owner')
    .execute();
  return new Map(rows.map(({ owner, at }) => [owner, at ?? '']));
}

/** Begins the drawing whose turn it is; undefined when nothing waits. Replicas never begin the same. */
export async function beginNext({ kind, write }: Databases): Promise<MadePageRow | undefined> {
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, 'making');
    await putBack(trx, before(GIVEN_UP_MS));
    const [next] = await readLine(trx);
    if (next === undefined) return undefined;
    return trx
      .updateTable('made_pages')
      .set({ state: 'drawing', begun_at: new Date().toISOString() })
      .where('id', '=', next.id)
      .returningAll()
      .executeTakeFirst();
  });
}

/** Drawings begun before a time wait again. */
export async function putBack(database: Kysely<Tables>, begunBefore: string): Promise<void> {
  await database
    .updateTable('made_pages')
    .set({ state: 'waiting', begun_at: null })
    .where('state', '=', 'drawing')
    .where('begun_at', '<', begunBefore)
    .execute();
}

/** Ends a drawing; false when it is another's by now, or was thrown away meanwhile. */
export async function endDrawing(
  { write }: Databases,
  { id, begun_at }: MadePageRow,
  outcome: Pick<MadePageRow, 'state' | 'problem' | 'page'>,
): Promise<boolean> {
  const ended = await write
    .updateTable('made_pages')
    .set({ ...outcome, ended_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'drawing')
    .where('begun_at', '=', begun_at)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** What a drawing took lately, in seconds. */
export async function secondsEach(database: Kysely<Tables>): Promise<number> {
  const rows = await database
    .selectFrom('made_pages')
    .select(['begun_at', 'ended_at'])
    .where('state', '=', 'ready')
    .orderBy('ended_at', 'desc')
    .limit(SAMPLE)
    .execute();
  if (rows.length === 0) return FIRST_GUESS_S;
  const took = rows.map(({ begun_at, ended_at }) => Date.parse(ended_at ?? '') - Date.parse(begun_at ?? ''));
  return took.reduce((sum, one) => sum + one, 0) / rows.length / 1000;
}
