import { initUser, type Profile } from '@inkbloom/contracts/people';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Databases } from '../../plugins/database.ts';
import { personOf, requirePerson } from '../../plugins/person.ts';
import { openProfile } from './profiles.ts';

export { openProfile } from './profiles.ts';

/** The calls about the signed-in person. */
export const peopleModule = fastifyPlugin<{ readonly databases: Databases }>(
  async (app: FastifyInstance, { databases }) => {
    app.post(
      initUser.url,
      {
        preHandler: requirePerson,
        schema: { body: initUser.body, response: { 200: initUser.answer } },
      },
      async (request): Promise<{ success: true; data: Profile }> => ({
        success: true,
        data: await openProfile(databases, personOf(request).id),
      }),
    );
  },
  { name: 'people' },
);
