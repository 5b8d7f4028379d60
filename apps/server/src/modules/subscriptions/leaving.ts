import type { Billing } from './billing.ts';
import { customerOf } from './customers.ts';
import { closeCheckout } from './pending.ts';
import { currentOf, isOver, standingRequest, subscriptionsOf } from './store.ts';
import { changeAtProvider, syncCustomer } from './sync.ts';

/**
 * Ends whatever a person pays for, so that nothing is taken from somebody whose account goes. Throws where the provider
 * cannot be told; the account then has to wait.
 */
export async function endPayments(billing: Billing, userId: string): Promise<void> {
  const { databases, provider } = billing;
  const customer = await customerOf(databases.write, userId);
  if (customer === undefined) return;
  const standing = await standingRequest(databases.write, userId);
  if (standing !== undefined) await closeCheckout(billing, provider.patient, standing);
  await syncCustomer(billing, provider.patient, customer);
  for (const row of await subscriptionsOf(databases.write, userId)) {
    if (!isOver(row)) await provider.patient.endNow(row.id, false);
  }
}

/** Lets a person's subscription end with what they have paid; one who changes their mind resumes it. */
export async function stopRenewal(billing: Billing, userId: string): Promise<void> {
  const { active } = await currentOf(billing.databases.write, userId);
  const customer = await customerOf(billing.databases.write, userId);
  if (active === undefined || customer === undefined) return;
  await changeAtProvider(billing, customer, () =>
    billing.provider.patient.endWithPeriod(active.id, 'account deletion'),
  );
}
