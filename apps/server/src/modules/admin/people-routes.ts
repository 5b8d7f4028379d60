import { deletePerson, endSessionsOfPerson, listAdminPeople } from '@inkbloom/contracts/admin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError, notFound } from '../../plugins/errors.ts';
import { requireRecentSignIn } from '../../plugins/person.ts';
import { deleteAtOnce, type DeletionParts, endSessionsOf, findPeople } from '../people/people.ts';
import { audit } from './audit.ts';

/** What the calls work with. */
export interface PeopleRoutesOptions {
  readonly people: DeletionParts;
  readonly isAdmin: (email: string) => boolean;
}

/** The calls about people. */
export const peopleRoutes: FastifyPluginAsyncZod<PeopleRoutesOptions> = async (app, { people, isAdmin }) => {
  const { databases } = people;

  async function emailOf(id: string): Promise<string> {
    const user = await databases.write
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirst();
    if (user === undefined) throw notFound();
    return user.email;
  }

  app.get(
    listAdminPeople.url,
    {
      schema: {
        hide: true,
        querystring: listAdminPeople.querystring,
        response: { 200: listAdminPeople.answer },
      },
    },
    async ({ query }) => {
      const data = (await findPeople(databases, query.query)).map((person) => ({
        ...person,
        ways: [...person.ways],
      }));
      return { success: true, data } as const;
    },
  );

  app.delete(
    endSessionsOfPerson.url,
    {
      schema: {
        hide: true,
        params: endSessionsOfPerson.params,
        response: { 200: endSessionsOfPerson.answer },
      },
    },
    async (request) => {
      const { id } = request.params;
      await emailOf(id);
      const ended = await endSessionsOf(databases, id);
      audit(request, 'end sessions', id);
      return { success: true, data: { ended } } as const;
    },
  );

  app.delete(
    deletePerson.url,
    {
      preHandler: requireRecentSignIn,
      schema: { hide: true, params: deletePerson.params, response: { 200: deletePerson.answer } },
    },
    async (request) => {
      const { id } = request.params;
      if (isAdmin(await emailOf(id))) {
        const words = 'This is an operator. Take the address out of ADMIN_EMAILS first.';
        throw new ApiError(403, 'insufficient_permissions', words);
      }
      if (!(await deleteAtOnce(people, id))) throw notFound();
      audit(request, 'delete person', id);
      return { success: true, data: {} } as const;
    },
  );
};
