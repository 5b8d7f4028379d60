import type { EventName } from '@inkbloom/contracts/analytics';
import { type Kysely, sql } from 'kysely';
import type { Databases } from '../../plugins/database.ts';
import type { Tables } from '../../plugins/tables.ts';

/** Something that happened. */
export interface AppEvent {
  readonly name: EventName;
  readonly activityId?: string | undefined;
}

async function knownActivities(database: Kysely<Tables>, events: readonly AppEvent[]): Promise<Set<string>> {
  const ids = [...new Set(events.flatMap(({ activityId }) => activityId ?? []))];
  if (ids.length === 0) return new Set();
  const rows = await database.selectFrom('activities').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Adds events to the counts of a day; those of unknown activities are left out. Gives how many were counted. */
export async function addEvents(
  { read, write }: Databases,
  events: readonly AppEvent[],
  now: Date,
): Promise<number> {
  const known = await knownActivities(read, events);
  const counted = events.filter(({ activityId }) => activityId === undefined || known.has(activityId));
  if (counted.length === 0) return 0;
  const day = now.toISOString().slice(0, 10);
  const groups = Map.groupBy(counted, ({ name, activityId = '' }) => `${name} ${activityId}`);
  // In one order for everybody, so that two calls never wait for each other.
  const rows = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => {
      const { name, activityId = '' } = group[0]!;
      return { day, name, activity_id: activityId, total: group.length };
    });
  await write
    .insertInto('analytics_events')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'name', 'activity_id'])
        .doUpdateSet({ total: sql`analytics_events.total + excluded.total` }),
    )
    .execute();
  return counted.length;
}
