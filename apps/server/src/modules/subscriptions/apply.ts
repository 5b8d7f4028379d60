import type { FailedPayment } from '@inkbloom/contracts/subscriptions';
import type { Transaction } from 'kysely';
import type { SubscriptionRow } from '../../plugins/billing-tables.ts';
import { type Databases, holdInTransaction } from '../../plugins/database.ts';
import type { Tables } from '../../plugins/tables.ts';
import type { Mailer } from '../mail/mail.ts';
import { isNewest, type ProviderLook } from './customers.ts';
import { queuePaymentMails } from './payment-mails.ts';
import type { TrueInvoice, TrueSubscription } from './provider/truth.ts';
import { isOver, keepSubscription, moveRequest, subscriptionsOf } from './store.ts';

/** What the provider has of a customer, or a part of it. */
export interface Truth {
  readonly subscriptions: readonly TrueSubscription[];
  /** Undefined where they were not asked for. */
  readonly invoices?: readonly TrueInvoice[] | undefined;
}

/** What was applied, and what the provider has to be told to end. */
export interface Applied {
  /** False when the outcome of a later look is kept already. */
  readonly isNewest: boolean;
  /** Bought twice: to be paid back and ended. */
  readonly doubled: readonly SubscriptionRow[];
  /** Replaced by a new one before it ended: what is left of it becomes credit. */
  readonly replaced: readonly SubscriptionRow[];
}

const NOTHING: Applied = { isNewest: false, doubled: [], replaced: [] };

/** What applying works with. */
export interface ApplyParts {
  readonly databases: Databases;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string;
}

/** The resource under which one person's subscriptions are changed one at a time. */
export function billingOf(userId: string): string {
  return `billing/${userId}`;
}

function failedPaymentOf(id: string, status: string, invoices: Truth['invoices']): string | null | undefined {
  if (invoices === undefined) return undefined;
  if (status !== 'past_due') return null;
  const failed = invoices.find(({ subscription, status: its }) => subscription === id && its === 'open');
  if (failed === undefined) return null;
  const { dueCents, nextAttemptAt, payUrl } = failed;
  return JSON.stringify({ amount: dueCents / 100, nextAttemptAt, payUrl } satisfies FailedPayment);
}

/** Decides which subscription counts: the one that does already, else the first that renews. Others are doubled. */
async function choose(trx: Transaction<Tables>, userId: string): Promise<Omit<Applied, 'isNewest'>> {
  const living = (await subscriptionsOf(trx, userId)).filter((row) => !isOver(row));
  const renewing = living.filter(({ is_ending }) => is_ending === 0);
  const counts = renewing.find(({ open_for }) => open_for !== null) ?? renewing[0];
  await trx.updateTable('subscriptions').set({ open_for: null }).where('user_id', '=', userId).execute();
  if (counts === undefined) return { doubled: [], replaced: [] };
  await trx.updateTable('subscriptions').set({ open_for: userId }).where('id', '=', counts.id).execute();
  return {
    doubled: renewing.filter((row) => row !== counts),
    replaced: living.filter(({ is_ending }) => is_ending === 1),
  };
}

/** Applies what a look at the provider found, unless a later look was applied already. */
export async function applyTruth(parts: ApplyParts, look: ProviderLook, truth: Truth): Promise<Applied> {
  const { kind, write } = parts.databases;
  const applied = await write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, billingOf(look.userId));
    if (!(await isNewest(trx, look))) return NOTHING;
    for (const one of truth.subscriptions) {
      await keepSubscription(trx, look.userId, one, failedPaymentOf(one.id, one.status, truth.invoices));
      const isPaid = !['incomplete', 'incomplete_expired'].includes(one.status);
      if (one.requestId !== null && isPaid) await moveRequest(trx, one.requestId, 'completed');
    }
    await queuePaymentMails(trx, parts, look.userId, truth);
    return { isNewest: true, ...(await choose(trx, look.userId)) };
  });
  parts.mailer?.wake();
  return applied;
}
