import { escapeHtml } from '../page.ts';
import { totalsOf } from './checkout-session.ts';
import type { Context } from './context.ts';
import { cardOf } from './invoices.ts';
import type { CheckoutSession, Invoice, PortalSession, Subscription } from './objects.ts';
import { periodOf } from './subscriptions.ts';

/** Cents as people read them. */
function dollars(cents: number): string {
  const text = `$${(Math.abs(cents) / 100).toFixed(2)}`;
  return cents < 0 ? `-${text}` : text;
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}

function row(name: string, amount: string, className = ''): string {
  return `<tr${className && ` class="${className}"`}><td>${escapeHtml(name)}</td><td>${escapeHtml(amount)}</td></tr>`;
}

function testMode(words: string): string {
  return `<p class="mode"><strong>TEST MODE</strong> ${escapeHtml(words)}</p>`;
}

function problemOf(problem: string | undefined): string {
  return problem === undefined ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`;
}

const CARD_FIELDS = `
<label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242"></label>
<div class="pair">
<label>Expiry <input name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY"></label>
<label>CVC <input name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="123"></label>
</div>`;

const CARDS_NOTE =
  '4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0000 0000 0341 is declined when it renews.';

/** The hosted checkout of an open session. */
export function checkoutPage(ctx: Context, session: CheckoutSession, problem?: string): string {
  const { state } = ctx;
  const { subtotal, discount, due } = totalsOf(ctx, session);
  const prices = session.hidden.prices.map((id) => state.prices[id]!);
  const interval = prices[0]?.recurring.interval ?? 'month';
  const lines = prices.map((price) =>
    row(state.products[price.product]?.name ?? '', dollars(price.unit_amount)),
  );
  const off = discount > 0 ? row('CALM20, 20 % off the first payment', dollars(-discount)) : '';
  const promotion = session.allow_promotion_codes
    ? `<div class="pair"><label>Promotion code <input name="promotion" autocomplete="off"></label>
<button name="action" value="apply" class="quiet">Apply</button></div>`
    : '';
  return `
${testMode('No card is charged. This page stands in for the payment provider.')}
<h1>Subscribe</h1>
<p><span class="sum">${dollars(due)}</span> today, then ${dollars(subtotal)} every ${interval}</p>
${problemOf(problem)}
<form method="post" autocomplete="off">
<table>${lines.join('')}${row('Subtotal', dollars(subtotal), 'total')}${off}${row('Total due today', dollars(due), 'total')}</table>
${promotion}
<h2>Pay with card</h2>
${CARD_FIELDS}
<p class="hint">${CARDS_NOTE}</p>
<div class="choices">
<button name="action" value="pay">Pay</button>
<button name="action" value="back" class="quiet">Back</button>
</div>
</form>`;
}

/** A checkout that is over. */
export function closedCheckoutPage(session: CheckoutSession): string {
  const words =
    session.status === 'complete'
      ? 'This checkout has been paid.'
      : 'This checkout has expired. Go back to the app and start again.';
  return `${testMode('')}<h1>Checkout</h1><p>${words}</p>
<form method="post"><div class="choices"><button name="action" value="back">Back</button></div></form>`;
}

function statusWords(subscription: Subscription): string {
  if (subscription.status === 'canceled') return `Ended on ${dayOf(subscription.ended_at ?? 0)}`;
  const until = dayOf(subscription.cancel_at ?? periodOf(subscription).end);
  if (subscription.cancel_at !== null) return `Canceled; paid until ${until}`;
  return subscription.status === 'past_due' ? 'The last payment failed' : `Renews on ${until}`;
}

function planOf({ state }: Context, subscription: Subscription): string {
  const { items, cancel_at, status } = subscription;
  const lines = items.data.map(({ price }) =>
    row(
      state.products[price.product]?.name ?? '',
      `${dollars(price.unit_amount)} / ${price.recurring.interval}`,
    ),
  );
  const id = `<input type="hidden" name="subscription" value="${escapeHtml(subscription.id)}">`;
  const cancel = `<form method="post">${id}<button name="action" value="cancel" class="quiet">Cancel plan</button></form>`;
  const renew = `<form method="post">${id}<button name="action" value="renew">Renew plan</button></form>`;
  const choice = cancel_at === null ? cancel : renew;
  return `<table>${lines.join('')}</table><p>${statusWords(subscription)}</p>${status === 'canceled' ? '' : choice}`;
}

function invoiceRow(invoice: Invoice): string {
  const link = `<a href="${escapeHtml(invoice.hosted_invoice_url)}">${escapeHtml(invoice.number)}</a>`;
  return `<tr><td>${link}, ${dayOf(invoice.created)}</td><td>${dollars(invoice.amount_due)} ${invoice.status}</td></tr>`;
}

/** The customer portal. */
export function portalPage(ctx: Context, session: PortalSession, problem?: string): string {
  const { state } = ctx;
  const own = <T extends { readonly customer: string }>(all: Record<string, T>): T[] =>
    Object.values(all).filter(({ customer }) => customer === session.customer);
  const open = own(state.subscriptions).filter(({ status }) => status !== 'canceled');
  const card = cardOf(ctx, session.customer);
  const invoices = own(state.invoices).toReversed().map(invoiceRow);
  return `
${testMode('This page stands in for the payment provider’s customer portal.')}
<h1>Your billing</h1>
${problemOf(problem)}
<h2>Current plan</h2>
${open.length === 0 ? '<p>There is no plan at the moment.</p>' : open.map((one) => planOf(ctx, one)).join('')}
<h2>Card</h2>
<p>${card ? `Visa ending in ${card.card.last4}` : 'There is no card yet.'}</p>
<form method="post" autocomplete="off">${CARD_FIELDS}
<p class="hint">${CARDS_NOTE}</p>
<div class="choices"><button name="action" value="card">Update card</button></div></form>
<h2>Invoices</h2>
${invoices.length === 0 ? '<p>There are no invoices yet.</p>' : `<table>${invoices.join('')}</table>`}
<form method="post"><div class="choices"><button name="action" value="return" class="quiet">Return</button></div></form>`;
}

/** The hosted page of an invoice. */
export function invoicePage(invoice: Invoice, problem?: string): string {
  const lines = invoice.lines.data.map(({ description, amount }) => row(description, dollars(amount)));
  const off = invoice.total_discount_amounts.map(({ amount }) => row('Discount', dollars(-amount)));
  const credit = invoice.starting_balance - invoice.ending_balance;
  const used = credit < 0 ? row('Credit used', dollars(credit)) : '';
  const pay =
    invoice.status === 'open'
      ? '<form method="post"><div class="choices"><button name="action" value="pay">Pay invoice</button></div></form>'
      : '';
  return `
${testMode('')}
<h1>Invoice ${escapeHtml(invoice.number)}</h1>
<p>${dayOf(invoice.created)}, ${invoice.status}</p>
${problemOf(problem)}
<table>${lines.join('')}${off.join('')}${used}${row('Amount due', dollars(invoice.amount_due), 'total')}</table>
${pay}`;
}
