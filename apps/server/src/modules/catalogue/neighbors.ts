import type { Kysely } from 'kysely';
import type { ActivityRow } from '../../plugins/catalogue-tables.ts';
import type { Tables } from '../../plugins/tables.ts';
import { activitiesOf } from './lists.ts';

/** What stands next to an activity in its category, newest first. */
interface Neighbors {
  readonly previous: ActivityRow | undefined;
  readonly next: ActivityRow | undefined;
}

async function idBeside(
  database: Kysely<Tables>,
  { id, category, created_at }: ActivityRow,
  side: 'newer' | 'older',
): Promise<string | undefined> {
  const direction = side === 'newer' ? 'asc' : 'desc';
  const row = await database
    .selectFrom('listings')
    .select('activity_id')
    .where('list', '=', category)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'activity_id'), side === 'newer' ? '>' : '<', tuple(created_at, id)),
    )
    .orderBy('created_at', direction)
    .orderBy('activity_id', direction)
    .limit(1)
    .executeTakeFirst();
  return row?.activity_id;
}

/** The activities before and after one in the list of its category. */
export async function neighborsOf(database: Kysely<Tables>, activity: ActivityRow): Promise<Neighbors> {
  const [newer, older] = [
    await idBeside(database, activity, 'newer'),
    await idBeside(database, activity, 'older'),
  ];
  const rows = await activitiesOf(
    database,
    [newer, older].filter((id) => id !== undefined),
  );
  return { previous: rows.find(({ id }) => id === newer), next: rows.find(({ id }) => id === older) };
}
