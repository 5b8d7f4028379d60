import { createHmac } from 'node:crypto';
import { reportActivity } from '@inkbloom/contracts/reports';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Databases } from '../../plugins/database.ts';
import { reportLimit } from '../../plugins/limits.ts';
import { activityNotFound, findActivity } from '../catalogue/catalogue.ts';
import { keepReport } from './store.ts';

export { closeReports, countReported, openReports } from './store.ts';

/** What the module works with. */
export interface ReportsOptions {
  readonly databases: Databases;
  /** The server's secret. */
  readonly secret: string;
}

const routes: FastifyPluginAsyncZod<ReportsOptions> = async (app, { databases, secret }) => {
  /** Somebody who says that they are signed in must be; everybody else is a guest, told apart by their address. */
  async function reporterOf(request: FastifyRequest) {
    if (request.headers.authorization !== undefined) {
      const { id } = await app.authenticate(request);
      return { reporter: id, userId: id };
    }
    const hash = createHmac('sha256', secret).update(`reports of ${request.ip}`).digest('base64url');
    return { reporter: `guest ${hash}`, userId: null };
  }

  app.post(
    reportActivity.url,
    {
      config: reportLimit,
      schema: {
        params: reportActivity.params,
        body: reportActivity.body,
        response: { 200: reportActivity.answer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const who = await reporterOf(request);
      const found = await findActivity(databases.write, request.params.id);
      if (found === undefined) throw activityNotFound();
      const { reason, note } = request.body;
      const report = { activityId: found.activity.id, ...who, reason, note: note || null };
      await keepReport(databases, report, new Date());
      return { success: true, data: {} } as const;
    },
  );
};

/** Takes in what people say is wrong with a page. */
export const reportsModule = fastifyPlugin(routes, { encapsulate: true, name: 'reports' });
