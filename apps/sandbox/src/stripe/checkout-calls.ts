import type { Call } from './api-call.ts';
import { missing, refused } from './failure.ts';
import { fieldsOf, listOf, metadataOf, textOf } from './form.ts';
import type { CheckoutSession } from './objects.ts';
import { shownSession } from './checkout-session.ts';

/** Seconds that a checkout lives at least and at most. */
const SHORTEST_S = 30 * 60;
const LONGEST_S = 24 * 60 * 60;

function expiryOf(text: string | undefined): number {
  const now = Math.floor(Date.now() / 1000);
  const at = text === undefined ? now + LONGEST_S : Number(text);
  if (at - now < SHORTEST_S || at - now > LONGEST_S) {
    throw refused('The `expires_at` timestamp must be 30 minutes to 24 hours from now.', 'expires_at');
  }
  return at;
}

const createSession: Call = ({ state, base, origin }, fields) => {
  const customer = textOf(fields, 'customer') ?? '';
  if (state.customers[customer] === undefined) throw missing('customer', customer);
  if (textOf(fields, 'mode') !== 'subscription') throw refused('Only subscriptions are sold here.', 'mode');
  const prices = listOf(fields, 'line_items').map((line) => textOf(line, 'price') ?? '');
  if (prices.length === 0) throw refused('Missing required param: line_items.', 'line_items');
  const unknown = prices.find((id) => state.prices[id] === undefined);
  if (unknown !== undefined) throw missing('price', unknown);
  const intervals = new Set(prices.map((id) => state.prices[id]!.recurring.interval));
  if (intervals.size > 1) throw refused('All prices of a checkout have the same interval.', 'line_items');
  const made = base('cs_test');
  const total = prices.reduce((sum, id) => sum + state.prices[id]!.unit_amount, 0);
  const session: CheckoutSession = {
    ...made,
    object: 'checkout.session',
    mode: 'subscription',
    customer,
    client_reference_id: textOf(fields, 'client_reference_id') ?? null,
    currency: 'usd',
    status: 'open',
    payment_status: 'unpaid',
    url: `${origin}/checkout/${made.id}`,
    expires_at: expiryOf(textOf(fields, 'expires_at')),
    success_url: textOf(fields, 'success_url') ?? '',
    cancel_url: textOf(fields, 'cancel_url') ?? '',
    allow_promotion_codes: textOf(fields, 'allow_promotion_codes') === 'true',
    metadata: metadataOf(fields),
    subscription: null,
    amount_subtotal: total,
    amount_total: total,
    hidden: { prices, metadata: metadataOf(fieldsOf(fields, 'subscription_data')), promotion: null },
  };
  state.sessions[session.id] = session;
  return shownSession(session);
};

const retrieveSession: Call = ({ state }, _fields, id) => {
  const session = state.sessions[id];
  if (session === undefined) throw missing('checkout.session', id);
  return shownSession(session);
};

const expireSession: Call = (ctx, _fields, id) => {
  const session = ctx.state.sessions[id];
  if (session === undefined) throw missing('checkout.session', id);
  if (session.status !== 'open') {
    throw refused(
      `Only Checkout Sessions with a status in ["open"] can be expired; this one is ${session.status}.`,
    );
  }
  session.status = 'expired';
  session.url = null;
  ctx.emit('checkout.session.expired', shownSession(session));
  return shownSession(session);
};

/** Hosted checkout by the API. */
export const checkoutCalls = {
  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions/:id': retrieveSession,
  'POST /v1/checkout/sessions/:id/expire': expireSession,
};
