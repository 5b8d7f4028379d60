import type { AdminPage, ReportedPage } from '@inkbloom/contracts/admin';
import { sql } from 'kysely';
import type { Databases } from '../../plugins/database.ts';
import { hideActivity, showActivity } from '../catalogue/catalogue.ts';
import { closeReports, openReports } from '../reports/reports.ts';

const LIMIT = 50;

/** Makes the address of an open picture. */
type Address = (key: string) => string;

/** The pages whose title or address holds a text, the newest first; hidden ones too. */
export async function findPages({ read }: Databases, text: string, address: Address): Promise<AdminPage[]> {
  const part = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await read
    .selectFrom('activities')
    .select(['id', 'title', 'category', 'difficulty', 'thumbnail_key', 'created_at', 'unpublished_at'])
    .where('owner', 'is', null)
    .$if(text !== '', (query) =>
      query.where(({ or, ref }) =>
        or(
          (['title', 'id'] as const).map(
            (column) => sql<boolean>`lower(${ref(column)}) like ${part} escape '\\'`,
          ),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LIMIT)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    category: row.category,
    difficulty: row.difficulty,
    thumbnailUrl: address(row.thumbnail_key),
    createdAt: row.created_at,
    isShown: row.unpublished_at === null,
  }));
}

/** The pages that people reported and nobody decided on, the longest waiting first. */
export async function reportedPages(databases: Databases, address: Address): Promise<ReportedPage[]> {
  const groups = await openReports(databases);
  return groups.map((rows) => {
    const first = rows[0]!;
    return {
      id: first.id,
      title: first.title,
      category: first.category,
      thumbnailUrl: address(first.thumbnail_key),
      isShown: first.unpublished_at === null,
      since: first.at,
      reports: rows.map(({ reason, note, at }) => ({ reason, note, at })),
    };
  });
}

/** Lists a page or takes it out of all lists; tells whether there is such a page that is for everybody. */
export async function setShown({ write }: Databases, id: string, isShown: boolean): Promise<boolean> {
  return write.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('activities')
      .select('id')
      .where('id', '=', id)
      .where('owner', 'is', null)
      .executeTakeFirst();
    if (row === undefined) return false;
    if (isShown) await showActivity(trx, id);
    else await hideActivity(trx, id, new Date().toISOString());
    return true;
  });
}

/** Is done with the reports of a page, and hides it where that was decided; tells whether there were any. */
export async function decide(
  { write }: Databases,
  id: string,
  decision: 'keep' | 'hide',
  now: Date,
): Promise<boolean> {
  return write.transaction().execute(async (trx) => {
    if (!(await closeReports(trx, id, now))) return false;
    if (decision === 'hide') await hideActivity(trx, id, now.toISOString());
    return true;
  });
}
