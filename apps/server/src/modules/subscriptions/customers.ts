import type { Kysely } from 'kysely';
import type { Databases } from '../../plugins/database.ts';
import type { Tables } from '../../plugins/tables.ts';
import type { Calls } from './provider/calls.ts';

type Reading = Pick<Kysely<Tables>, 'selectFrom'>;

/** Who a person is at the provider; undefined for one who never paid. */
export async function customerOf(database: Reading, userId: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.customer_id;
}

/** Who a person is at the provider, made known to it at the first call. */
export async function ensureCustomer(
  { write }: Databases,
  calls: Calls,
  {
    id,
    email,
    emailVerified,
  }: { readonly id: string; readonly email: string; readonly emailVerified: boolean },
): Promise<string> {
  const known = await customerOf(write, id);
  if (known !== undefined) return known;
  const customer_id = await calls.createCustomer(id, emailVerified ? email : undefined);
  await write
    .insertInto('billing_customers')
    .values({ user_id: id, customer_id, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await customerOf(write, id)) ?? customer_id;
}

/** A look at the provider: it is numbered before it begins, so that an older one never replaces a newer one. */
export interface ProviderLook {
  readonly userId: string;
  readonly customerId: string;
  readonly number: number;
}

/** Begins a look at what the provider has of a customer; undefined for a customer who is not one of ours. */
export async function beginLook({ write }: Databases, customerId: string): Promise<ProviderLook | undefined> {
  const row = await write
    .updateTable('billing_customers')
    .set(({ eb }) => ({ syncs_begun: eb('syncs_begun', '+', 1) }))
    .where('customer_id', '=', customerId)
    .returning(['user_id', 'syncs_begun'])
    .executeTakeFirst();
  return row && { userId: row.user_id, customerId, number: row.syncs_begun };
}

/** Takes the outcome of a look for the newest; false when that of a later look is kept already. */
export async function isNewest(trx: Kysely<Tables>, { customerId, number }: ProviderLook): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('billing_customers')
    .set({ sync_applied: number })
    .where('customer_id', '=', customerId)
    .where('sync_applied', '<', number)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
