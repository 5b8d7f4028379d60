import { getPrint } from '@inkbloom/contracts/prints';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { matchesTag } from '../../plugins/etags.ts';
import { printLimit } from '../../plugins/limits.ts';
import { ownerOfPerson } from '../../plugins/owners.ts';
import { personOf, requirePerson } from '../../plugins/person.ts';
import { activityNotFound, findActivity } from '../catalogue/catalogue.ts';
import { membersOnly, openingOf } from '../subscriptions/subscriptions.ts';
import { openPrints, type PrintParts } from './print-cache.ts';
import { recordDownload } from '../records/records.ts';

/** What the module works with. */
export interface PrintsOptions extends PrintParts {
  /** Whether members' pages are sold; where not, everybody may print them. */
  readonly isSold: boolean;
}

const routes: FastifyPluginAsyncZod<PrintsOptions> = async (app, parts) => {
  const print = openPrints(parts);

  app.addHook('onRequest', requirePerson);

  app.get(
    getPrint.url,
    { config: printLimit, schema: { params: getPrint.params, querystring: getPrint.querystring } },
    async (request, reply) => {
      const { paper } = request.query;
      const owner = ownerOfPerson(personOf(request).id);
      const found = await findActivity(parts.databases.read, request.params.id, owner);
      if (found === undefined) throw activityNotFound();
      const { id, hash } = found.activity;
      const userId = personOf(request).id;
      if (parts.isSold && (await openingOf(parts.databases.write, userId, found.activity)) !== 'open') {
        throw membersOnly();
      }
      const tag = `"${hash}-${paper}"`;
      reply.header('cache-control', 'private, no-cache').header('etag', tag);
      if (matchesTag(request, tag)) return reply.code(304).send();
      const pdf = await print(found, paper);
      if (request.method === 'GET') await recordDownload(parts.databases.write, userId, id);
      reply.header('content-disposition', `attachment; filename="${id}-${paper}.pdf"`);
      return reply.type('application/pdf').send(pdf);
    },
  );
};

/** The pages of an activity as a PDF, for signed-in people to print. */
export const printsModule = fastifyPlugin(routes, { encapsulate: true, name: 'prints' });
