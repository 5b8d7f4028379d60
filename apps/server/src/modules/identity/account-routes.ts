import {
  addEmailWay,
  endOtherSessions,
  endSession,
  listSessions,
  listWays,
  removeWay,
} from '@inkbloom/contracts/account';
import { changePassword, requestAddressChange } from '@inkbloom/contracts/sign-in';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Databases } from '../../plugins/database.ts';
import { ApiError, notFound } from '../../plugins/errors.ts';
import { addressLimit } from '../../plugins/limits.ts';
import { type Person, personOf, requirePerson, requireRecentSignIn } from '../../plugins/person.ts';
import { type AddressParts, requestAddress } from './address-change.ts';
import { changePasswordOf } from './password-change.ts';
import { addEmailWayOf, removeWayOf, waysOf } from './ways.ts';

/** The places where a person is signed in, the one last used first. */
async function placesOf({ read }: Databases, { id, sessionId }: Person) {
  const rows = await read
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'updated_at', 'expires_at'])
    .where('user_id', '=', id)
    .orderBy('updated_at', 'desc')
    .execute();
  return rows
    .filter(({ expires_at }) => new Date(expires_at) > new Date())
    .map((row) => ({
      id: row.id,
      userAgent: row.user_agent ?? '',
      signedInAt: new Date(row.created_at).toISOString(),
      lastUsedAt: new Date(row.updated_at).toISOString(),
      isThisOne: row.id === sessionId,
    }));
}

/** What the calls work with. */
export interface AccountParts extends AddressParts {
  readonly secret: string;
  /** Whether people may sign in with a password. */
  readonly hasPasswords: boolean;
}

/** The calls about how and where a person is signed in. */
export const accountRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
  const { databases, hasPasswords } = parts;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    await requirePerson(request);
  });

  app.get(listSessions.url, { schema: { response: { 200: listSessions.answer } } }, async (request) => {
    return { success: true, data: await placesOf(databases, personOf(request)) } as const;
  });

  app.delete(
    endSession.url,
    { schema: { params: endSession.params, response: { 200: endSession.answer } } },
    async (request) => {
      const { numDeletedRows } = await databases.write
        .deleteFrom('sessions')
        .where('id', '=', request.params.id)
        .where('user_id', '=', personOf(request).id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound();
      return { success: true, data: {} } as const;
    },
  );

  app.delete(
    endOtherSessions.url,
    { schema: { response: { 200: endOtherSessions.answer } } },
    async (request) => {
      const { id, sessionId } = personOf(request);
      await databases.write
        .deleteFrom('sessions')
        .where('user_id', '=', id)
        .where('id', '!=', sessionId)
        .execute();
      return { success: true, data: {} } as const;
    },
  );

  app.get(listWays.url, { schema: { response: { 200: listWays.answer } } }, async (request) => {
    return { success: true, data: await waysOf(databases.read, personOf(request).id) } as const;
  });

  app.delete(
    removeWay.url,
    {
      preHandler: requireRecentSignIn,
      schema: { params: removeWay.params, response: { 200: removeWay.answer } },
    },
    async (request) => {
      const data = await removeWayOf(databases, personOf(request).id, request.params.id);
      return { success: true, data } as const;
    },
  );

  app.post(
    addEmailWay.url,
    {
      preHandler: requireRecentSignIn,
      schema: { body: addEmailWay.body, response: { 200: addEmailWay.answer } },
    },
    async (request) => {
      return { success: true, data: await addEmailWayOf(databases, personOf(request)) } as const;
    },
  );

  app.put(
    changePassword.url,
    {
      preHandler: requireRecentSignIn,
      schema: { body: changePassword.body, response: { 200: changePassword.answer } },
    },
    async (request) => {
      if (!hasPasswords) {
        throw new ApiError(403, 'email_sign_in_disabled', 'Email authentication is currently disabled');
      }
      await changePasswordOf(parts, personOf(request), request.body.password);
      return { success: true, data: {} } as const;
    },
  );

  app.post(
    requestAddressChange.url,
    {
      config: addressLimit,
      preHandler: requireRecentSignIn,
      schema: { body: requestAddressChange.body, response: { 200: requestAddressChange.answer } },
    },
    async (request) => {
      await requestAddress(parts, personOf(request), request.body.email);
      return { success: true, data: {} } as const;
    },
  );
};
