import { redirect } from 'react-router';

/** What the provider's page may add to the address that it leads back to. */
const LOGGED = ['session_id', 'subscription_id', 'customer_id', 'plan_id', 'amount', 'currency'];

function log(outcome: 'success' | 'canceled', url: string): void {
  const { searchParams } = new URL(url);
  const facts = Object.fromEntries(LOGGED.map((name) => [name, searchParams.get(name)]));
  console.info(`payment ${outcome}`, facts);
}

/** Back from a payment: logs what the address tells and goes on to the account. */
export function afterPayment({ request }: { readonly request: Request }): Response {
  log('success', request.url);
  return redirect('/account?success=true');
}

/** Back without a payment. */
export function afterCancel({ request }: { readonly request: Request }): Response {
  log('canceled', request.url);
  return redirect('/account?canceled=true');
}
