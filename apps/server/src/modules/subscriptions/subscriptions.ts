import { getSubscriptionDetails, listOfferedStreams } from '@inkbloom/contracts/subscriptions';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Databases } from '../../plugins/database.ts';
import { PUBLIC_CACHE } from '../../plugins/etags.ts';
import { personOf, requirePerson } from '../../plugins/person.ts';
import { openProfile } from '../people/people.ts';

const routes: FastifyPluginAsyncZod<{ readonly databases: Databases }> = async (app, { databases }) => {
  app.get(
    getSubscriptionDetails.url,
    { onRequest: requirePerson, schema: { response: { 200: getSubscriptionDetails.answer } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { subscribedStreams } = await openProfile(databases, personOf(request).id);
      const userProfile = { subscribedStreams };
      return {
        success: true,
        data: { activeSubscription: null, pendingRequest: null, userProfile },
      } as const;
    },
  );

  app.get(
    listOfferedStreams.url,
    { schema: { response: { 200: listOfferedStreams.answer } } },
    async (_request, reply) => {
      reply.header('cache-control', PUBLIC_CACHE);
      return { success: true as const, data: [] };
    },
  );
};

/** What a person subscribes to, and what is on offer: nothing can be bought yet. */
export const subscriptionsModule = fastifyPlugin(routes, { encapsulate: true, name: 'subscriptions' });
