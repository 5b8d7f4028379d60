import { type Kysely, sql } from 'kysely';
import type { Databases } from '../../plugins/database.ts';
import type { Tables } from '../../plugins/tables.ts';

/** How much of each kind was removed. */
export type Tidied = Readonly<Record<string, number>>;

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Adds what was removed to the counts of its day; a kind of which nothing was is there too. */
export async function noteTidied({ write }: Databases, tidied: Tidied, now: Date): Promise<void> {
  const day = dayOf(now);
  const rows = Object.entries(tidied).map(([name, total]) => ({ day, name, total }));
  await write
    .insertInto('tidyings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'name']).doUpdateSet({ total: sql`tidyings.total + excluded.total` }),
    )
    .execute();
}

/** Whether a kind was tidied on the day of a moment. */
export async function isTidied({ write }: Databases, name: string, now: Date): Promise<boolean> {
  const row = await write
    .selectFrom('tidyings')
    .select('name')
    .where('day', '=', dayOf(now))
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

/** The counts of the last days, the newest first. */
export function tidiedLately(database: Pick<Kysely<Tables>, 'selectFrom'>, days: number, now: Date) {
  const first = new Date(now);
  first.setUTCDate(first.getUTCDate() - days + 1);
  return database
    .selectFrom('tidyings')
    .select(['day', 'name', 'total'])
    .where('day', '>=', dayOf(first))
    .orderBy('day', 'desc')
    .orderBy('name')
    .execute();
}
