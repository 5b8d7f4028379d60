import type { FastifyRequest } from 'fastify';

/** The signed-in person a request acts for. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
}

/** Tells whom a request acts for; throws the 401 `user_not_authenticated` failure when nobody is signed in. */
export type Authenticate = (request: FastifyRequest) => Promise<Person>;

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
  }
  interface FastifyRequest {
    person: Person | null;
  }
}

/** A preHandler that lets only signed-in people through and sets `request.person`. */
export async function requirePerson(request: FastifyRequest): Promise<void> {
  request.person = await request.server.authenticate(request);
}

/** The person that requirePerson found. Throws when the route lacks that preHandler. */
export function personOf(request: FastifyRequest): Person {
  if (request.person === null) throw new Error('the route does not require a person');
  return request.person;
}
