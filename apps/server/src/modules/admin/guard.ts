import type { FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../../plugins/errors.ts';
import type { Person } from '../../plugins/person.ts';

async function personOrNobody(request: FastifyRequest): Promise<Person | undefined> {
  try {
    return await request.server.authenticate(request);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}

/** Whether an address is one of those that may look after the installation; letters' case does not count. */
export function adminAddresses(emails: readonly string[]): (email: string) => boolean {
  const allowed = new Set(emails.map((email) => email.toLowerCase()));
  return (email) => allowed.has(email.toLowerCase());
}

/**
 * A hook that lets only operators through: people who are signed in with a verified address of ADMIN_EMAILS. To
 * everybody else there is nothing at the address.
 */
export function adminGuard(isAdmin: (email: string) => boolean): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const person = await personOrNobody(request);
    if (person === undefined || !person.emailVerified || !isAdmin(person.email)) throw notFound();
    request.person = person;
  };
}
