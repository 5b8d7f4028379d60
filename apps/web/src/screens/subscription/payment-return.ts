/** What the provider's page may add to the address that it leads back to. */
const LOGGED = ['session_id', 'subscription_id', 'customer_id', 'plan_id', 'amount', 'currency'];

/** Back from the provider's page: logs what the address tells. Gives where to go on. */
export function afterPayment(url: string, outcome: 'success' | 'canceled'): string {
  const { searchParams } = new URL(url);
  const facts = Object.fromEntries(LOGGED.map((name) => [name, searchParams.get(name)]));
  console.info(`payment ${outcome}`, facts);
  return `/account?${outcome}=true`;
}
