import {
  askNewsletterConfirmation,
  confirmNewsletter,
  getNewsletter,
  setNewsletter,
} from '@inkbloom/contracts/newsletter';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addressLimit } from '../../plugins/limits.ts';
import { personOf, requirePerson } from '../../plugins/person.ts';
import { askConfirmation, confirmReader, type NewsletterParts, setWishes, wishesOf } from './readers.ts';
import { unsubscribing } from './unsubscribe.ts';

export { sendNewsletter } from './send.ts';

const ownRoutes: FastifyPluginAsyncZod<NewsletterParts> = async (app, parts) => {
  const { databases } = parts;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    await requirePerson(request);
  });

  app.get(getNewsletter.url, { schema: { response: { 200: getNewsletter.answer } } }, async (request) => {
    return { success: true, data: await wishesOf(databases, personOf(request)) } as const;
  });

  app.put(
    setNewsletter.url,
    { schema: { body: setNewsletter.body, response: { 200: setNewsletter.answer } } },
    async (request) => {
      const person = personOf(request);
      await setWishes(databases, person.id, request.body);
      return { success: true, data: await wishesOf(databases, person) } as const;
    },
  );

  app.post(
    askNewsletterConfirmation.url,
    {
      config: addressLimit,
      schema: { body: askNewsletterConfirmation.body, response: { 200: askNewsletterConfirmation.answer } },
    },
    async (request) => {
      await askConfirmation(parts, personOf(request));
      return { success: true, data: {} } as const;
    },
  );
};

const routes: FastifyPluginAsyncZod<NewsletterParts> = async (app, parts) => {
  await app.register(ownRoutes, parts);
  await app.register(unsubscribing, parts);
  app.post(
    confirmNewsletter.url,
    { schema: { body: confirmNewsletter.body, response: { 200: confirmNewsletter.answer } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      await confirmReader(parts.databases, request.body.token);
      return { success: true, data: {} } as const;
    },
  );
};

/** Who wants mail: switches, confirmation by mail, and the ways off. */
export const newsletterModule = fastifyPlugin(routes, { encapsulate: true, name: 'newsletter' });
