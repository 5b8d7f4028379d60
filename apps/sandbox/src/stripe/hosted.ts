import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../page.ts';
import { applyPromotion, keepCard, paySession } from './checkout-session.ts';
import type { Context } from './context.ts';
import { StripeFailure } from './failure.ts';
import type { CheckoutSession, PortalSession } from './objects.ts';
import { checkoutPage, closedCheckoutPage, invoicePage, portalPage } from './pages.ts';
import { retryInvoice } from './renewal.ts';

interface PageRequest {
  Params: { id: string };
  Body: URLSearchParams;
}

/** What each button does; an address is gone to, anything else shows the page again. */
type Choices = Readonly<Record<string, () => unknown>>;

function cardFrom(form: URLSearchParams) {
  const field = (name: string) => form.get(name) ?? '';
  return { number: field('number'), expiry: field('expiry'), cvc: field('cvc') };
}

/** What a choice led to: an address to go to, or what the page says is wrong. */
function choose(choices: Choices, form: URLSearchParams): { to?: string; problem?: string } {
  try {
    const to = choices[form.get('action') ?? '']?.();
    return typeof to === 'string' ? { to } : {};
  } catch (error) {
    if (error instanceof StripeFailure) return { problem: error.message };
    throw error;
  }
}

function successUrl({ success_url, id }: CheckoutSession): string {
  return success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function checkoutChoices(ctx: Context, session: CheckoutSession, form: URLSearchParams): Choices {
  if (session.status !== 'open') return { back: () => session.cancel_url };
  return {
    back: () => session.cancel_url,
    apply: () => applyPromotion(ctx, session, form.get('promotion') ?? ''),
    pay() {
      paySession(ctx, session, cardFrom(form));
      return successUrl(session);
    },
  };
}

function setCancellation(
  ctx: Context,
  session: PortalSession,
  form: URLSearchParams,
  isCanceled: boolean,
): void {
  const subscription = ctx.state.subscriptions[form.get('subscription') ?? ''];
  if (subscription?.customer !== session.customer || subscription.status === 'canceled') return;
  const end = subscription.items.data[0]?.current_period_end ?? null;
  subscription.cancel_at_period_end = isCanceled;
  subscription.cancel_at = isCanceled ? end : null;
  subscription.canceled_at = isCanceled ? ctx.now() : null;
  ctx.emit('customer.subscription.updated', subscription);
}

/** A new card pays what is open. */
function updateCard(ctx: Context, session: PortalSession, form: URLSearchParams): void {
  keepCard(ctx, session.customer, cardFrom(form));
  for (const invoice of Object.values(ctx.state.invoices)) {
    if (invoice.customer === session.customer && invoice.status === 'open') retryInvoice(ctx, invoice);
  }
}

function portalChoices(ctx: Context, session: PortalSession, form: URLSearchParams): Choices {
  return {
    card: () => updateCard(ctx, session, form),
    cancel: () => setCancellation(ctx, session, form, true),
    renew: () => setCancellation(ctx, session, form, false),
    return: () => session.return_url,
  };
}

/** Mounts the pages that people see: checkout, portal and invoices. */
export function hostedPages(app: FastifyInstance, ctx: Context): void {
  const { state } = ctx;

  async function act(
    request: FastifyRequest<PageRequest>,
    reply: FastifyReply,
    choices: Choices,
    show: (problem?: string) => FastifyReply,
  ): Promise<FastifyReply> {
    const { to, problem } = choose(choices, request.body);
    await ctx.save();
    return to === undefined ? show(problem) : reply.redirect(to, 303);
  }

  function showCheckout(reply: FastifyReply, session: CheckoutSession, problem?: string): FastifyReply {
    const content =
      session.status === 'open' ? checkoutPage(ctx, session, problem) : closedCheckoutPage(session);
    const targets = [session.success_url, session.cancel_url].filter((url) => URL.canParse(url));
    return sendPage(reply, 'Checkout', content, [...new Set(targets.map((url) => new URL(url).origin))]);
  }
  app.get<PageRequest>('/stripe/checkout/:id', (request, reply) => {
    const session = state.sessions[request.params.id];
    return session === undefined ? reply.callNotFound() : showCheckout(reply, session);
  });
  app.post<PageRequest>('/stripe/checkout/:id', (request, reply) => {
    const session = state.sessions[request.params.id];
    if (session === undefined) return reply.callNotFound();
    const choices = checkoutChoices(ctx, session, request.body);
    return act(request, reply, choices, (problem) => showCheckout(reply, session, problem));
  });

  function showPortal(reply: FastifyReply, session: PortalSession, problem?: string): FastifyReply {
    const target = URL.canParse(session.return_url) ? [new URL(session.return_url).origin] : [];
    return sendPage(reply, 'Billing', portalPage(ctx, session, problem), target);
  }
  app.get<PageRequest>('/stripe/portal/:id', (request, reply) => {
    const session = state.portalSessions[request.params.id];
    return session === undefined ? reply.callNotFound() : showPortal(reply, session);
  });
  app.post<PageRequest>('/stripe/portal/:id', (request, reply) => {
    const session = state.portalSessions[request.params.id];
    if (session === undefined) return reply.callNotFound();
    const choices = portalChoices(ctx, session, request.body);
    return act(request, reply, choices, (problem) => showPortal(reply, session, problem));
  });

  app.get<PageRequest>('/stripe/invoices/:id', (request, reply) => {
    const invoice = state.invoices[request.params.id];
    return invoice === undefined ? reply.callNotFound() : sendPage(reply, 'Invoice', invoicePage(invoice));
  });
  app.post<PageRequest>('/stripe/invoices/:id', async (request, reply) => {
    const invoice = state.invoices[request.params.id];
    if (invoice === undefined) return reply.callNotFound();
    const isPaid = invoice.status !== 'open' || retryInvoice(ctx, invoice);
    await ctx.save();
    return sendPage(reply, 'Invoice', invoicePage(invoice, isPaid ? undefined : 'Your card was declined.'));
  });
}
