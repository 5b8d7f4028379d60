import type { Databases } from '../../../plugins/database.ts';
import type { ObjectKey } from '../../../store/object-store.ts';
import type { PublishStores } from '../store-activity.ts';
import { filesOfStored, readStored } from '../stored-page.ts';

const DAY_MS = 86_400_000;
/** Days for which a page that did not go out is kept. */
const KEPT_DAYS = 31;

/** The files of a row that goes; those of a published page stay. */
function filesOf(
  row: { page?: string | null | undefined; lines_key: string; color_key: string },
  isOut: boolean,
) {
  const own = [row.lines_key, row.color_key];
  return isOut || row.page == null ? own : [...own, ...filesOfStored(readStored(row.page))];
}

async function forgetRows({ write }: Databases, before: string): Promise<ObjectKey[]> {
  return write.transaction().execute(async (trx) => {
    const daily = await trx
      .deleteFrom('daily_proposals')
      .where('day', '<', before.slice(0, 10))
      .returning(['page', 'lines_key', 'color_key'])
      .execute();
    const imported = await trx
      .deleteFrom('imported_pages')
      .where('judged_at', '<', before)
      .returning(['page', 'lines_key', 'color_key', 'opinion'])
      .execute();
    return [
      ...daily.flatMap((row) => filesOf(row, false)),
      ...imported.flatMap((row) => filesOf(row, row.opinion === 'approved')),
    ];
  });
}

/** Forgets pages that did not go out for a month: proposals of days long past, and what was decided on. */
export async function forgetWaiting({ databases, store }: PublishStores, now: number): Promise<void> {
  const before = new Date(now - KEPT_DAYS * DAY_MS).toISOString();
  for (const key of await forgetRows(databases, before)) await store.remove(key);
}
