import type { ReportReason } from '@inkbloom/contracts/reports';
import type { Kysely } from 'kysely';
import type { Databases } from '../../plugins/database.ts';
import type { Tables } from '../../plugins/tables.ts';

/** Pages that are looked at together. */
const LIMIT = 100;

/** Something that somebody says of an activity. */
export interface NewReport {
  readonly activityId: string;
  readonly reporter: string;
  readonly userId: string | null;
  readonly reason: ReportReason;
  readonly note: string | null;
}

/** Keeps a report; one of the same reporter on the same activity is replaced, and to be decided on again. */
export async function keepReport({ write }: Databases, report: NewReport, now: Date): Promise<void> {
  const { activityId, reporter, userId, reason, note } = report;
  const said = { reason, note, created_at: now.toISOString(), decided_at: null };
  await write
    .insertInto('reports')
    .values({ activity_id: activityId, reporter, user_id: userId, ...said })
    .onConflict((conflict) => conflict.columns(['activity_id', 'reporter']).doUpdateSet(said))
    .execute();
}

/** Activities with reports that nobody decided on, the longest waiting first. */
export async function openReports({ read }: Databases) {
  const rows = await read
    .selectFrom('reports')
    .innerJoin('activities', 'activities.id', 'reports.activity_id')
    .select(['activities.id', 'title', 'category', 'thumbnail_key', 'unpublished_at'])
    .select(['reason', 'note', 'reports.created_at as at'])
    .where('decided_at', 'is', null)
    .where('reports.activity_id', 'in', (query) =>
      query
        .selectFrom('reports')
        .select('activity_id')
        .where('decided_at', 'is', null)
        .groupBy('activity_id')
        .orderBy(({ fn }) => fn.min('created_at'))
        .limit(LIMIT),
    )
    .orderBy('reports.created_at')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()];
}

/** How many activities have reports that nobody decided on. */
export async function countReported(database: Pick<Kysely<Tables>, 'selectFrom'>): Promise<number> {
  const { total } = await database
    .selectFrom('reports')
    .select(({ fn }) => fn.count<number | string>('activity_id').distinct().as('total'))
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Notes that the reports of an activity are done with; tells whether there were any. */
export async function closeReports(
  database: Pick<Kysely<Tables>, 'updateTable'>,
  activityId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('reports')
    .set({ decided_at: now.toISOString(), note: null })
    .where('activity_id', '=', activityId)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
