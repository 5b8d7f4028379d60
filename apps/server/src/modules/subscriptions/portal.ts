import type { Person } from '../../plugins/person.ts';
import type { Billing } from './billing.ts';
import { ensureCustomer } from './customers.ts';
import { orApiError } from './provider/failures.ts';

const PROFILE = '/account?tab=profile';

/** The address to come back to: one of this site, or the account's profile. */
function returnAddress(publicUrl: string, given: string | null | undefined): string {
  const profile = `${publicUrl}${PROFILE}`;
  if (!given || !URL.canParse(given, publicUrl)) return profile;
  const address = new URL(given, publicUrl);
  return address.origin === new URL(publicUrl).origin ? address.href : profile;
}

/** Opens the provider's page for cards, invoices and leaving; gives its address. */
export async function openPortal(
  billing: Billing,
  person: Person,
  returnUrl: string | null | undefined,
): Promise<string> {
  const { calls, setup } = billing.provider.hurried();
  return orApiError(async () => {
    const { portal } = await setup();
    const customer = await ensureCustomer(billing.databases, calls, person);
    return calls.openPortal(customer, portal, returnAddress(billing.publicUrl, returnUrl));
  });
}
