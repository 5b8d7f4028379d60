import type { SubscriptionRow } from '../../plugins/billing-tables.ts';
import { applyTruth, type Applied, type ApplyParts, type Truth } from './apply.ts';
import { beginLook, type ProviderLook } from './customers.ts';
import type { Calls } from './provider/calls.ts';
import { isProviderRefusal } from './provider/failures.ts';

/** Looks that are begun again because a later one was applied first. */
const ATTEMPTS = 5;

/** Everything that the provider has of a customer. */
async function fetchTruth(calls: Calls, customerId: string): Promise<Truth> {
  const subscriptions = await calls.subscriptionsOf(customerId);
  return { subscriptions, invoices: await calls.invoicesOf(customerId) };
}

/** Does what may have been done before an interruption; the provider then refuses it. */
async function unlessDone(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isProviderRefusal(error)) throw error;
  }
}

/** Pays back what was bought twice and ends it. The money goes first: an interruption never keeps it. */
async function undo(calls: Calls, { id, latest_invoice }: SubscriptionRow): Promise<void> {
  for (const { intent } of latest_invoice === null ? [] : await calls.paymentsOf(latest_invoice)) {
    await unlessDone(() => calls.refund(intent, undefined, `doubled-${intent}`));
  }
  await unlessDone(() => calls.endNow(id, false));
}

async function mend(calls: Calls, { doubled, replaced }: Applied): Promise<boolean> {
  for (const row of doubled) await undo(calls, row);
  for (const { id } of replaced) await unlessDone(() => calls.endNow(id, true));
  return doubled.length + replaced.length > 0;
}

/**
 * Brings what is kept of a customer to what the provider has. Whatever told of a change, this alone is applied, so that
 * events may come in any order, twice or never. A customer who is none of ours is passed over.
 */
export async function syncCustomer(parts: ApplyParts, calls: Calls, customerId: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const look = await beginLook(parts.databases, customerId);
    if (look === undefined) return;
    const applied = await applyTruth(parts, look, await fetchTruth(calls, customerId));
    if (applied.isNewest && !(await mend(calls, applied))) return;
  }
}

/** Changes something at the provider and applies what it says the subscription then is. */
export async function changeAtProvider(
  parts: ApplyParts,
  customerId: string,
  change: () => Promise<Truth['subscriptions'][number]>,
): Promise<void> {
  const look: ProviderLook | undefined = await beginLook(parts.databases, customerId);
  const subscription = await change();
  if (look !== undefined) await applyTruth(parts, look, { subscriptions: [subscription] });
}
