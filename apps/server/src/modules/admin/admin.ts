import {
  decideReports,
  getAdminOverview,
  listAdminPages,
  listReportedPages,
  setPageShown,
} from '@inkbloom/contracts/admin';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../plugins/errors.ts';
import type { DeletionParts } from '../people/people.ts';
import type { Billing } from '../subscriptions/subscriptions.ts';
import { audit } from './audit.ts';
import { adminAddresses, adminGuard } from './guard.ts';
import { mailRoutes } from './mail-routes.ts';
import { overview, type OverviewParts } from './overview.ts';
import { decide, findPages, reportedPages, setShown } from './pages.ts';
import { paymentRoutes } from './payment-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { proposalRoutes } from './proposal-routes.ts';

/** What the module works with. */
export interface AdminOptions {
  readonly parts: OverviewParts;
  /** Makes the address of an open picture. */
  readonly address: (key: string) => string;
  readonly people: DeletionParts;
  /** Undefined where nothing is sold. */
  readonly billing: Billing | undefined;
}

const pageRoutes: FastifyPluginAsyncZod<AdminOptions> = async (app, { parts, address }) => {
  const { databases } = parts;

  app.get(
    getAdminOverview.url,
    { schema: { hide: true, response: { 200: getAdminOverview.answer } } },
    async () => ({ success: true, data: await overview(parts, new Date()) }) as const,
  );

  app.get(
    listReportedPages.url,
    { schema: { hide: true, response: { 200: listReportedPages.answer } } },
    async () => ({ success: true, data: await reportedPages(databases, address) }) as const,
  );

  const { url, params, body, answer } = decideReports;
  app.post(url, { schema: { hide: true, params, body, response: { 200: answer } } }, async (request) => {
    const { id } = request.params;
    const { decision } = request.body;
    if (!(await decide(databases, id, decision, new Date()))) throw notFound();
    audit(request, `${decision} reported page`, id);
    return { success: true, data: {} } as const;
  });

  app.get(
    listAdminPages.url,
    {
      schema: {
        hide: true,
        querystring: listAdminPages.querystring,
        response: { 200: listAdminPages.answer },
      },
    },
    async ({ query }) => ({ success: true, data: await findPages(databases, query.query, address) }) as const,
  );

  app.post(
    setPageShown.url,
    {
      schema: {
        hide: true,
        params: setPageShown.params,
        body: setPageShown.body,
        response: { 200: setPageShown.answer },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { isShown } = request.body;
      if (!(await setShown(databases, id, isShown))) throw notFound();
      audit(request, isShown ? 'show page' : 'hide page', id);
      return { success: true, data: {} } as const;
    },
  );
};

const routes: FastifyPluginAsyncZod<AdminOptions> = async (app, options) => {
  const { parts, people, billing } = options;
  const isAdmin = adminAddresses(parts.config.adminEmails);
  const guard = adminGuard(isAdmin);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    await guard(request);
  });
  await app.register(pageRoutes, options);
  await app.register(proposalRoutes, { databases: parts.databases, address: options.address });
  await app.register(peopleRoutes, { people, isAdmin });
  await app.register(mailRoutes, { databases: parts.databases, mailer: people.mailer });
  if (billing !== undefined) await app.register(paymentRoutes, { billing });
};

/** What an operator looks at and does in the app; for everybody else there is nothing here. */
export const adminModule = fastifyPlugin(routes, { encapsulate: true, name: 'admin' });
