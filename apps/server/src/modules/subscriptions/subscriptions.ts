import {
  cancelPendingRequest,
  changeSubscription,
  getSubscriptionDetails,
  listOfferedStreams,
  manageBilling,
  previewChange,
  resumeSubscription,
  startSubscription,
  stopSubscription,
} from '@inkbloom/contracts/subscriptions';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Databases } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import { PUBLIC_CACHE } from '../../plugins/etags.ts';
import { personOf, requirePerson } from '../../plugins/person.ts';
import { categoryStreams } from '../catalogue/catalogue.ts';
import type { PictureLinks } from '../images/images.ts';
import { openBilling } from './billing.ts';
import { changePlan, preview, resume, stop } from './change.ts';
import { detailsOf } from './details.ts';
import { checkOpensSomething, offeredStreams } from './offered.ts';
import { cancelPending } from './pending.ts';
import { openPortal } from './portal.ts';
import { checkAmount, checkMethod, readSelection } from './selection.ts';
import { startCheckout } from './start.ts';
import { pagesRoute } from './pages-route.ts';
import { webhookRoute } from './webhook-route.ts';
import { createBillingWorker } from './worker.ts';

export { openingOf } from './access.ts';
export { openBilling } from './billing.ts';
export { offeredStreams } from './offered.ts';
export { runBilling } from './cli.ts';
export { endPayments, stopRenewal } from './leaving.ts';
export { membersOnly } from './pages-route.ts';
export { openStreams } from './store.ts';
export { lookAgain, troubledPayments } from './troubled.ts';
export type { Billing } from './billing.ts';

type OpenBilling = ReturnType<typeof openBilling>;

/** What the module works with. */
export interface SubscriptionsOptions {
  readonly databases: Databases;
  /** Undefined where nothing can be bought. */
  readonly billing: OpenBilling | undefined;
  readonly links: PictureLinks;
}

/** Looks at the provider in the background for as long as the server listens. */
function keepLooking(app: FastifyInstance, billing: OpenBilling): void {
  const worker = createBillingWorker(billing);
  billing.onWake(worker.wake);
  app.addHook('onListen', async () => void worker.run());
  app.addHook('onClose', worker.stop);
}

const reading: FastifyPluginAsyncZod<SubscriptionsOptions> = async (app, { databases, billing }) => {
  app.get(
    getSubscriptionDetails.url,
    { onRequest: requirePerson, schema: { response: { 200: getSubscriptionDetails.answer } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return { success: true, data: await detailsOf(databases.write, personOf(request).id) } as const;
    },
  );

  app.get(
    listOfferedStreams.url,
    { schema: { response: { 200: listOfferedStreams.answer } } },
    async (_request, reply) => {
      reply.header('cache-control', PUBLIC_CACHE);
      const data = billing === undefined ? [] : await offeredStreams(databases.read, new Date());
      return { success: true as const, data };
    },
  );
};

const paying: FastifyPluginAsyncZod<{ readonly billing: OpenBilling | undefined }> = async (app, options) => {
  function open(): OpenBilling {
    if (options.billing !== undefined) return options.billing;
    throw new ApiError(404, 'payments_disabled', 'Nothing is sold here: every page is open.');
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    await requirePerson(request);
  });

  app.post(
    startSubscription.url,
    { schema: { body: startSubscription.body, response: { 200: startSubscription.answer } } },
    async (request) => {
      const billing = open();
      const selection = readSelection(request.body, categoryStreams);
      checkMethod(request.body.paymentMethod);
      checkAmount(selection, request.body.totalAmount);
      await checkOpensSomething(billing.databases.read, selection, new Date());
      const data = await startCheckout(billing, personOf(request), selection);
      return { success: true, data } as const;
    },
  );

  app.delete(
    stopSubscription.url,
    { schema: { body: stopSubscription.body, response: { 200: stopSubscription.answer } } },
    async (request) => {
      const paidUntil = await stop(open(), personOf(request).id, request.body?.reason ?? undefined);
      return { success: true, data: { paidUntil } } as const;
    },
  );

  app.delete(
    cancelPendingRequest.url,
    { schema: { body: cancelPendingRequest.body, response: { 200: cancelPendingRequest.answer } } },
    async (request) => {
      const { id } = personOf(request);
      const { reason = null, userId } = request.body ?? {};
      if (userId && userId !== id) {
        throw new ApiError(401, 'user_not_authenticated', 'Somebody else is signed in now.');
      }
      await cancelPending(open(), id, reason);
      return { success: true, data: {} } as const;
    },
  );

  app.post(
    manageBilling.url,
    { schema: { body: manageBilling.body, response: { 200: manageBilling.answer } } },
    async (request) => {
      const portalUrl = await openPortal(open(), personOf(request), request.body.returnUrl);
      return { success: true, data: { portalUrl } } as const;
    },
  );
  await app.register(changing, { open });
};

const changing: FastifyPluginAsyncZod<{ readonly open: () => OpenBilling }> = async (app, { open }) => {
  const detailsFor = async (userId: string) =>
    ({ success: true, data: await detailsOf(open().databases.write, userId) }) as const;

  app.post(
    previewChange.url,
    { schema: { body: previewChange.body, response: { 200: previewChange.answer } } },
    async (request) => {
      const billing = open();
      const selection = readSelection(request.body, categoryStreams);
      return { success: true, data: await preview(billing, personOf(request).id, selection) } as const;
    },
  );

  app.post(
    changeSubscription.url,
    { schema: { body: changeSubscription.body, response: { 200: changeSubscription.answer } } },
    async (request) => {
      const billing = open();
      const { id } = personOf(request);
      const selection = readSelection(request.body, categoryStreams);
      await checkOpensSomething(billing.databases.read, selection, new Date());
      await changePlan(billing, id, selection, request.body);
      return detailsFor(id);
    },
  );

  app.post(
    resumeSubscription.url,
    { schema: { body: resumeSubscription.body, response: { 200: resumeSubscription.answer } } },
    async (request) => {
      const { id } = personOf(request);
      await resume(open(), id);
      return detailsFor(id);
    },
  );
};

const routes: FastifyPluginAsyncZod<SubscriptionsOptions> = async (app, options) => {
  const { billing, databases, links } = options;
  await app.register(reading, options);
  await app.register(pagesRoute, { databases, links, isSold: billing !== undefined });
  await app.register(paying, { billing });
  if (billing === undefined) return;
  keepLooking(app, billing);
  await app.register(webhookRoute, { billing });
};

/** Subscriptions: what a person has, starting, changing and ending one, and what the provider tells. */
export const subscriptionsModule = fastifyPlugin(routes, { encapsulate: true, name: 'subscriptions' });
