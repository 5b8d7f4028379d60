import { deleteAccount, exportAccount, getBelongings, renamePerson } from '@inkbloom/contracts/account';
import { initUser } from '@inkbloom/contracts/people';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Readable } from 'node:stream';
import type { Databases } from '../../plugins/database.ts';
import { personOf, requirePerson, requireRecentSignIn } from '../../plugins/person.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import type { Mailer } from '../mail/mail.ts';
import { belongingsOf, type Payments, requestDeletion } from './deletion.ts';
import { runDeletions } from './deletion-job.ts';
import { exportOf } from './export.ts';
import { openProfile, renameProfile } from './profiles.ts';

export { deleteDueAccounts } from './deletion.ts';
export { PEOPLE_USAGE, runPeople } from './cli.ts';
export type { DeletionParts } from './deletion.ts';
export { exportOf } from './export.ts';
export { deleteAtOnce, endSessionsOf, findPeople } from './lookup.ts';

/** What the module works with. */
export interface PeopleOptions {
  readonly databases: Databases;
  readonly store: ObjectStore;
  readonly publicUrl: string;
  readonly mailer: Mailer | undefined;
  /** Ends what people pay for; undefined where nothing is sold. */
  readonly payments?: Payments | undefined;
}

const routes: FastifyPluginAsyncZod<PeopleOptions> = async (app, parts) => {
  const { databases } = parts;
  const ending = new AbortController();
  let deletions = Promise.resolve();
  app.addHook('onListen', async () => {
    deletions = runDeletions({ ...parts, signal: ending.signal }, app.log);
  });
  app.addHook('onClose', async () => {
    ending.abort();
    await deletions;
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    await requirePerson(request);
  });

  app.post(
    initUser.url,
    { schema: { body: initUser.body, response: { 200: initUser.answer } } },
    async (request) => ({ success: true, data: await openProfile(databases, personOf(request).id) }) as const,
  );

  app.put(
    renamePerson.url,
    { schema: { body: renamePerson.body, response: { 200: renamePerson.answer } } },
    async (request) => {
      const data = await renameProfile(databases, personOf(request).id, request.body.name);
      return { success: true, data } as const;
    },
  );

  app.get(getBelongings.url, { schema: { response: { 200: getBelongings.answer } } }, async (request) => {
    return { success: true, data: await belongingsOf(databases.read, personOf(request).id) } as const;
  });

  app.post(
    deleteAccount.url,
    {
      preHandler: requireRecentSignIn,
      schema: { body: deleteAccount.body, response: { 200: deleteAccount.answer } },
    },
    async (request) => {
      const dueAt = await requestDeletion(parts, personOf(request), new Date());
      return { success: true, data: { deletedAt: dueAt.toISOString() } } as const;
    },
  );

  app.get(exportAccount.url, { preHandler: requireRecentSignIn }, async (request, reply) => {
    reply.header('content-disposition', 'attachment; filename="inkbloom-everything.zip"');
    const bytes = Readable.from(exportOf(parts, personOf(request).id), { objectMode: false });
    return reply.type('application/zip').send(bytes);
  });
};

/** The signed-in person's profile, what they may take along, and leaving. */
export const peopleModule = fastifyPlugin(routes, { encapsulate: true, name: 'people' });
