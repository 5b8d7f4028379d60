import type { Databases } from '../../../plugins/database.ts';

const ROWS_AT_ONCE = 50;

async function inParts<Row>(rows: readonly Row[], insert: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await insert(rows.slice(at, at + ROWS_AT_ONCE));
}

/**
 * Copies what the daily pages go by into an empty database: everybody's activities with their prints, and what was
 * shown before a day. Pictures stay where they are. Gives how many pages have prints.
 */
export async function copyPublished(
  { read }: Databases,
  { write }: Databases,
  before: string,
): Promise<number> {
  const activities = await read.selectFrom('activities').selectAll().where('owner', 'is', null).execute();
  const ids = new Set(activities.map(({ id }) => id));
  const prints = await read.selectFrom('page_prints').selectAll().execute();
  const daily = await read.selectFrom('daily_pages').selectAll().where('day', '<', before).execute();
  const stories = await read.selectFrom('daily_stories').selectAll().execute();
  const refusals = await read.selectFrom('daily_refusals').selectAll().execute();
  const kept = prints.filter(({ activity_id }) => ids.has(activity_id));
  await inParts(activities, (part) => write.insertInto('activities').values(part).execute());
  await inParts(kept, (part) => write.insertInto('page_prints').values(part).execute());
  await inParts(daily, (part) => write.insertInto('daily_pages').values(part).execute());
  await inParts(stories, (part) => write.insertInto('daily_stories').values(part).execute());
  await inParts(refusals, (part) => write.insertInto('daily_refusals').values(part).execute());
  return kept.length;
}
