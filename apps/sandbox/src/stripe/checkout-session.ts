import type { Context } from './context.ts';
import { declined, refused, type StripeFailure } from './failure.ts';
import { amountDue } from './invoices.ts';
import type { Card, CheckoutSession } from './objects.ts';
import { beginSubscription, discountOf } from './subscriptions.ts';

/** A session as the API shows it. */
export function shownSession({ hidden: _hidden, ...session }: CheckoutSession) {
  return session;
}

/** What is typed where money is taken. */
export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

/** The test cards, and when each declines: at once, or only when it is charged later. */
const CARDS: Readonly<Record<string, 'pays' | 'declines' | 'declines-later'>> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declines',
  '4000000000000341': 'declines-later',
};

function problemOf({ number, expiry, cvc }: TypedCard, kind: string | undefined): StripeFailure | undefined {
  if (kind === undefined) return refused('Your card number is none of the test cards.', 'number');
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(expiry.trim()) ?? [];
  if (month === '' || Number(month) < 1 || Number(month) > 12)
    return refused('Your expiry is incomplete.', 'expiry');
  const now = new Date();
  if (Number(year) * 12 + Number(month) < (now.getUTCFullYear() % 100) * 12 + now.getUTCMonth() + 1) {
    return refused('Your card has expired.', 'expiry');
  }
  if (!/^\d{3,4}$/.test(cvc.trim())) return refused("Your card's security code is incomplete.", 'cvc');
  return number !== '' && kind === 'declines' ? declined() : undefined;
}

/** Keeps a card as the one that a customer pays with. Throws StripeFailure for one that is not taken. */
export function keepCard(ctx: Context, customerId: string, typed: TypedCard): Card {
  const number = typed.number.replaceAll(/[\s-]/g, '');
  const kind = CARDS[number];
  const problem = problemOf(typed, kind);
  if (problem !== undefined) throw problem;
  const card: Card = {
    ...ctx.base('pm'),
    object: 'payment_method',
    type: 'card',
    customer: customerId,
    card: { brand: 'visa', last4: number.slice(-4), declines: kind !== 'pays' },
  };
  ctx.state.cards[card.id] = card;
  const customer = ctx.state.customers[customerId]!;
  customer.invoice_settings.default_payment_method = card.id;
  ctx.emit('customer.updated', customer);
  return card;
}

/** What a checkout costs: all of it, what is taken off, and what is paid today. */
export function totalsOf(ctx: Context, session: CheckoutSession) {
  const subtotal = session.amount_subtotal;
  const discount = Math.round((subtotal * (discountOf(ctx, session)?.percent ?? 0)) / 100);
  const customer = ctx.state.customers[session.customer]!;
  return { subtotal, discount, due: amountDue(customer, subtotal - discount) };
}

/** Takes a promotion code. Throws StripeFailure for one that there is not. */
export function applyPromotion({ state }: Context, session: CheckoutSession, code: string): void {
  const wanted = code.trim().toUpperCase();
  const promotion = Object.values(state.promotionCodes).find((one) => one.code === wanted && one.active);
  if (promotion === undefined || !session.allow_promotion_codes)
    throw refused('This code is invalid.', 'promotion');
  session.hidden.promotion = promotion.id;
}

/** Pays a checkout and begins what was bought. Throws StripeFailure for a card that is not taken. */
export function paySession(ctx: Context, session: CheckoutSession, typed: TypedCard): void {
  const card = keepCard(ctx, session.customer, typed);
  const { due } = totalsOf(ctx, session);
  if (due > 0 && card.card.declines) throw declined();
  session.status = 'complete';
  session.payment_status = 'paid';
  session.url = null;
  session.amount_total = due;
  session.subscription = beginSubscription(ctx, session).id;
  ctx.emit('checkout.session.completed', shownSession(session));
}
