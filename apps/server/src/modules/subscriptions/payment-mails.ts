import type { Transaction } from 'kysely';
import type { Tables } from '../../plugins/tables.ts';
import { failedPaymentLetter, receiptLetter } from '../mail/mail.ts';
import type { ApplyParts, Truth } from './apply.ts';
import type { TrueInvoice } from './provider/truth.ts';

/** Days after which a mail about an invoice would only be strange. */
const NEWS_DAYS = 14;
const DAY_MS = 86_400_000;

/** Whether something is done for the first time. */
async function isFirst(trx: Transaction<Tables>, id: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('billing_effects')
    .values({ id, at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

function kindOf({ status, paidCents, dueCents, attempts }: TrueInvoice): 'receipt' | 'failed' | undefined {
  if (status === 'paid') return paidCents > 0 ? 'receipt' : undefined;
  return status === 'open' && attempts > 0 && dueCents > 0 ? 'failed' : undefined;
}

function letterFor(invoice: TrueInvoice, kind: 'receipt' | 'failed', parts: ApplyParts, truth: Truth) {
  const url = `${parts.publicUrl}/account?tab=profile`;
  if (kind === 'failed') return failedPaymentLetter({ ...invoice, url: invoice.payUrl ?? url });
  const plan = truth.subscriptions.find(({ id }) => id === invoice.subscription);
  const next = plan && !plan.isEnding && plan.endedAt === null ? plan : undefined;
  return receiptLetter({
    ...invoice,
    url,
    next: next && { at: next.periodEnd, cents: next.amountCents },
  });
}

/** Queues a receipt for each invoice that was paid and a notice for each try that failed, once each. */
export async function queuePaymentMails(
  trx: Transaction<Tables>,
  parts: ApplyParts,
  userId: string,
  truth: Truth,
): Promise<void> {
  const person = await trx
    .selectFrom('users')
    .select(['email', 'email_verified'])
    .where('id', '=', userId)
    .executeTakeFirst();
  for (const invoice of truth.invoices ?? []) {
    const kind = kindOf(invoice);
    if (kind === undefined) continue;
    const isNew = await isFirst(
      trx,
      `${kind} ${invoice.id}${kind === 'failed' ? ` ${invoice.attempts}` : ''}`,
    );
    const isNews = Date.parse(invoice.createdAt) > Date.now() - NEWS_DAYS * DAY_MS;
    if (!isNew || !isNews || !person?.email_verified) continue;
    const letter = letterFor(invoice, kind, parts, truth);
    await parts.mailer?.queue(trx, { kind: `payment-${kind}`, to: person.email, letter });
  }
}
