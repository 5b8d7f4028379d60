import type { FastifyInstance } from 'fastify';
import { type Settings, WEBHOOK_SECRET } from '../environment.ts';
import type { FaultSource } from '../faults.ts';
import { accountCalls } from './account-calls.ts';
import { mountCalls } from './api-call.ts';
import { catalogCalls } from './catalog-calls.ts';
import { checkoutCalls } from './checkout-calls.ts';
import type { Context } from './context.ts';
import { hostedPages } from './hosted.ts';
import { expireSessions, runDue } from './renewal.ts';
import { openStore, type Store } from './state.ts';
import { subscriptionCalls } from './subscription-calls.ts';
import { startWebhooks } from './webhooks.ts';

const DAY_MS = 86_400_000;
const MAX_DAYS = 3_660;
/** Milliseconds between two looks for what is due by the real clock. */
const TICK_MS = 5_000;

const CLOCK_BODY = {
  type: 'object',
  required: ['advanceDays'],
  additionalProperties: false,
  properties: { advanceDays: { type: 'number', minimum: 0, maximum: MAX_DAYS } },
} as const;

/** The endpoint of the server beside which the sandbox stands. */
function addOwnEndpoint({ state, base }: Store, { publicUrl }: Settings): void {
  const { created, livemode } = base('we');
  const id = 'we_own_server';
  const url = `${publicUrl}/api/v1/webhooks/stripe`;
  const rest = { enabled_events: ['*'], status: 'enabled', secret: WEBHOOK_SECRET } as const;
  state.endpoints[id] = { id, created, livemode, object: 'webhook_endpoint', url, ...rest };
}

function operatorRoutes(
  app: FastifyInstance,
  ctx: Context,
  redeliver: ReturnType<typeof startWebhooks>['redeliver'],
) {
  app.post<{ Body: { advanceDays: number } }>(
    '/stripe/clock',
    { schema: { body: CLOCK_BODY } },
    async (request) => {
      const { advanceDays } = request.body;
      ctx.state.clockAheadMs += advanceDays * DAY_MS;
      runDue(ctx);
      expireSessions(ctx, advanceDays > 0);
      await ctx.save();
      return { now: new Date(ctx.now() * 1000).toISOString() };
    },
  );
  app.post<{ Params: { id: string } }>('/stripe/events/:id/redeliver', async (request, reply) => {
    const event = ctx.state.events[request.params.id];
    if (event === undefined) return reply.callNotFound();
    return { id: event.id, answers: await redeliver(event) };
  });
}

/** Mounts the stand-in for payments: the provider's API, its hosted pages, webhooks and clock. */
export async function stripe(app: FastifyInstance, settings: Settings, faults: FaultSource): Promise<void> {
  const store = await openStore(settings.folder);
  addOwnEndpoint(store, settings);
  const webhooks = startWebhooks(store, faults);
  const ctx: Context = { ...store, origin: `${settings.origin}/stripe`, emit: webhooks.emit };
  const tick = setInterval(() => {
    runDue(ctx);
    expireSessions(ctx, false);
  }, TICK_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(tick);
    await webhooks.stop();
    await store.save();
  });
  mountCalls(app, ctx, { ...catalogCalls, ...checkoutCalls, ...subscriptionCalls, ...accountCalls });
  hostedPages(app, ctx);
  operatorRoutes(app, ctx, webhooks.redeliver);
}
