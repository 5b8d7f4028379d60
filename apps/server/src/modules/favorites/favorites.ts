import { getFavorites, mergeFavorites } from '@inkbloom/contracts/favorites';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Databases } from '../../plugins/database.ts';
import { personOf, requirePerson } from '../../plugins/person.ts';
import { favoritesOf, mergeInto } from './store.ts';

const routes: FastifyPluginAsyncZod<{ readonly databases: Databases }> = async (app, { databases }) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    await requirePerson(request);
  });

  app.get(getFavorites.url, { schema: { response: { 200: getFavorites.answer } } }, async (request) => {
    const ids = await favoritesOf(databases.read, personOf(request).id);
    return { success: true, data: { ids } } as const;
  });

  app.put(
    mergeFavorites.url,
    { schema: { body: mergeFavorites.body, response: { 200: mergeFavorites.answer } } },
    async (request) => {
      const ids = await mergeInto(databases, personOf(request).id, request.body);
      return { success: true, data: { ids } } as const;
    },
  );
};

export { favoritesOf } from './store.ts';

/** The favorites of signed-in people, the same on all their devices. */
export const favoritesModule = fastifyPlugin(routes, { encapsulate: true, name: 'favorites' });
