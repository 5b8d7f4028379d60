import { type Databases, holdInTransaction } from '../../plugins/database.ts';
import { hideActivity } from '../catalogue/catalogue.ts';

/**
 * Hides activities that left the built-in catalogue; who colored them keeps them. Each is hidden once, so that one an
 * operator shows again stays shown. Gives how many were hidden now.
 */
export async function withdraw(
  { kind, write }: Databases,
  slugs: readonly string[],
  at: string,
): Promise<number> {
  if (slugs.length === 0) return 0;
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, 'withdrawals');
    const rows = await trx
      .selectFrom('activities')
      .leftJoin('withdrawals', 'withdrawals.activity_id', 'activities.id')
      .select('activities.id')
      .where('activities.id', 'in', slugs)
      .where('withdrawals.activity_id', 'is', null)
      .execute();
    for (const { id } of rows) {
      await hideActivity(trx, id, at);
      await trx.insertInto('withdrawals').values({ activity_id: id, withdrawn_at: at }).execute();
    }
    return rows.length;
  });
}
