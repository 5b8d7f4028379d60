import { ALL_STREAMS } from '@inkbloom/contracts/access';
import { ulid } from 'ulid';
import type { Databases } from '../../plugins/database.ts';
import { categoryStreams } from '../catalogue/catalogue.ts';
import type { Billing } from './billing.ts';
import { EVENT_TYPES } from './inbox.ts';
import { reconcileAll } from './reconcile.ts';
import { WEBHOOK_PATH } from './webhook-route.ts';

const USAGE = `npm run billing -- <verb>

  setup                              makes or finds products, prices and the portal's settings at the provider
  check                              looks at keys, prices, the portal, the webhook and what waits; exits 1 when something is wrong
  reconcile                          brings every customer to what the provider has
  refund EMAIL|INVOICE [DOLLARS]     gives back the last payment of a person or that of an invoice, or a part of it
  grant EMAIL STREAM|all --months N  opens a stream, or all, to a person for N months`;

const MAX_MONTHS = 120;
const ALL_GIFTS = `${ALL_STREAMS}gift`;

/** What the verbs work with. */
export interface BillingContext {
  readonly databases: Databases;
  /** Undefined where nothing is sold. */
  readonly billing: Billing | undefined;
  /** Prints a line of the result, and one for the person beside it. */
  readonly result: (line: string) => void;
  readonly notice: (line: string) => void;
}

/** A command that failed, in one line that begins with a stable word. */
class BillingError extends Error {}

function selling({ billing }: BillingContext): Billing {
  if (billing !== undefined) return billing;
  throw new BillingError('payments_disabled: STRIPE_SECRET_KEY is not set, so nothing is sold');
}

async function setUp(context: BillingContext): Promise<boolean> {
  const { provider } = selling(context);
  const { made, portal } = await provider.setup();
  context.result(`${made} prices made, portal ${portal}`);
  return true;
}

/** Whether the provider knows where to send its events. */
async function hasWebhook({ provider, publicUrl }: Billing): Promise<boolean> {
  const own = (await provider.patient.webhooks()).find(({ url }) => url === publicUrl + WEBHOOK_PATH);
  const wanted = own?.types ?? [];
  return wanted.includes('*') || EVENT_TYPES.every((type) => wanted.includes(type));
}

async function check(context: BillingContext): Promise<boolean> {
  const billing = selling(context);
  const waiting = await context.databases.read
    .selectFrom('webhook_inbox')
    .select(['id', 'type', 'attempts', 'last_error'])
    .where('done_at', 'is', null)
    .execute();
  const { made } = await billing.provider.setup();
  context.result(made === 0 ? 'ok\tprices' : `ok\tprices (${made} were missing and are made)`);
  const isTold = await hasWebhook(billing);
  context.result(`${isTold ? 'ok' : 'wrong'}\twebhook ${billing.publicUrl}${WEBHOOK_PATH}`);
  if (!isTold) context.notice(`Let the provider send there: ${EVENT_TYPES.join(', ')}.`);
  for (const { id, type, attempts, last_error } of waiting) {
    context.result(['waits', id, type, attempts, last_error ?? ''].join('\t'));
  }
  return isTold && waiting.every(({ attempts }) => attempts === 0);
}

async function reconcile(context: BillingContext): Promise<boolean> {
  const customers = await reconcileAll(selling(context));
  context.result(`${customers} customers looked at`);
  return true;
}

async function userOf({ databases }: BillingContext, email: string): Promise<string> {
  const user = await databases.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (user === undefined) throw new BillingError(`not_found: nobody has the address ${email}`);
  return user.id;
}

async function lastInvoiceOf(context: BillingContext, billing: Billing, email: string): Promise<string> {
  const userId = await userOf(context, email);
  const row = await context.databases.read
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const invoices = row === undefined ? [] : await billing.provider.patient.invoicesOf(row.customer_id);
  const paid = invoices.find(({ paidCents }) => paidCents > 0);
  if (paid === undefined) throw new BillingError(`not_found: ${email} has not paid anything`);
  return paid.id;
}

async function refund(context: BillingContext, [whose = '', dollars]: readonly string[]): Promise<boolean> {
  const billing = selling(context);
  const cents = dollars === undefined ? undefined : Math.round(Number(dollars) * 100);
  if (cents !== undefined && !(cents > 0)) throw new BillingError(`invalid_amount: ${dollars}`);
  const invoice = whose.includes('@') ? await lastInvoiceOf(context, billing, whose) : whose;
  const [payment] = await billing.provider.patient.paymentsOf(invoice);
  if (payment === undefined) throw new BillingError(`not_found: ${invoice} was not paid`);
  await billing.provider.patient.refund(payment.intent, cents, `${payment.intent}-${ulid()}`);
  context.result(`${invoice}\t$${((cents ?? payment.cents) / 100).toFixed(2)} given back`);
  return true;
}

async function grant(context: BillingContext, words: readonly string[]): Promise<boolean> {
  const [email = '', stream = '', flag, count = ''] = words;
  const months = Number(count);
  if (flag !== '--months' || !Number.isInteger(months) || months < 1 || months > MAX_MONTHS) {
    throw new BillingError(`invalid_months: --months wants a whole number from 1 to ${MAX_MONTHS}`);
  }
  if (stream !== 'all' && !categoryStreams.includes(stream)) {
    throw new BillingError(`unknown_stream: ${stream}; there are all, ${categoryStreams.join(', ')}`);
  }
  const now = new Date();
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + months);
  await context.databases.write
    .insertInto('stream_gifts')
    .values({
      id: ulid(),
      user_id: await userOf(context, email),
      stream: stream === 'all' ? ALL_GIFTS : stream,
      until: until.toISOString(),
      created_at: now.toISOString(),
    })
    .execute();
  context.result(`${email}\t${stream}\tuntil ${until.toISOString()}`);
  return true;
}

type Verb = (context: BillingContext, words: readonly string[]) => Promise<boolean>;

/** The verbs, with how many words they take at least and at most. */
const VERBS: Readonly<Record<string, readonly [Verb, number, number]>> = {
  setup: [setUp, 0, 0],
  check: [check, 0, 0],
  reconcile: [reconcile, 0, 0],
  refund: [refund, 1, 2],
  grant: [grant, 4, 4],
};

/**
 * Runs a verb of the operator's tool for payments. Gives the exit code: 0, 1 when it failed, 2 when it made no sense.
 */
export async function runBilling(args: readonly string[], context: BillingContext): Promise<number> {
  const [name = '', ...words] = args;
  const [verb, least = 0, most = 0] = VERBS[name] ?? [];
  if (verb === undefined || words.length < least || words.length > most) {
    context.notice(USAGE);
    return 2;
  }
  try {
    return (await verb(context, words)) ? 0 : 1;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    context.notice(error instanceof BillingError ? `error ${message}` : `error provider_failed: ${message}`);
    return 1;
  }
}
