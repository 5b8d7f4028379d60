import type { Transaction } from 'kysely';
import { type Databases, holdInTransaction } from '../../../plugins/database.ts';
import type { Tables } from '../../../plugins/tables.ts';
import { addStored } from '../store-activity.ts';
import { publishedAs, readStored } from '../stored-page.ts';

/** What the operator says of a page. */
type Opinion = 'approved' | 'rejected';

/** What came of an opinion: noted, published, too late because the page is out already, or about no page at all. */
export type Judgement = 'noted' | 'published' | 'too late' | 'unknown';

/** What opinions and the publishing of daily pages take in turn. */
export const REVIEW_LOCK = 'daily-pages';

async function judgeDaily(trx: Transaction<Tables>, id: string, opinion: Opinion): Promise<Judgement> {
  const { numUpdatedRows } = await trx
    .updateTable('daily_proposals')
    .set({ opinion })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? 'unknown' : 'noted';
}

async function judgeImported(
  trx: Transaction<Tables>,
  id: string,
  opinion: Opinion,
  at: string,
): Promise<Judgement> {
  const row = await trx
    .selectFrom('imported_pages')
    .select(['page', 'opinion'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return 'unknown';
  if (row.opinion === 'approved') return opinion === 'approved' ? 'published' : 'too late';
  await trx.updateTable('imported_pages').set({ opinion, judged_at: at }).where('id', '=', id).execute();
  if (opinion === 'rejected') return 'noted';
  const stored = readStored(row.page);
  const membersFrom = stored.activity.members_from === null ? null : at;
  await addStored(trx, publishedAs(stored, at, membersFrom));
  return 'published';
}

/**
 * Notes what an operator says of a page that waits. One from outside is published with the word, once; a daily page
 * whose day has come meanwhile is out, and taken back only from the lists.
 */
export async function judgeWaiting(
  { kind, write }: Databases,
  id: string,
  opinion: Opinion,
  now: Date,
): Promise<Judgement> {
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, REVIEW_LOCK);
    const judgement = await judgeDaily(trx, id, opinion);
    if (judgement !== 'unknown') return judgement;
    const published = await trx
      .selectFrom('daily_pages')
      .select('activity_id')
      .where('proposal_id', '=', id)
      .executeTakeFirst();
    if (published) return opinion === 'approved' ? 'published' : 'too late';
    return judgeImported(trx, id, opinion, now.toISOString());
  });
}
