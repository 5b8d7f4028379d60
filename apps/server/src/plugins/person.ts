import { RECENT_SIGN_IN_MINUTES } from '@inkbloom/contracts/account';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

/** The signed-in person a request acts for. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  /** The session that the request belongs to, and when it began. */
  readonly sessionId: string;
  readonly signedInAt: Date;
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

/** Throws the 403 `requires_recent_login` failure for a sign-in that is not fresh. */
export function checkRecent(signedInAt: Date): void {
  if (Date.now() - signedInAt.getTime() <= RECENT_SIGN_IN_MINUTES * 60_000) return;
  throw new ApiError(403, 'requires_recent_login', 'Please sign in once more, to show that it is you.');
}

/** A preHandler behind requirePerson, for what opens or ends an account: refuses a sign-in that is not fresh. */
export async function requireRecentSignIn(request: FastifyRequest): Promise<void> {
  checkRecent(personOf(request).signedInAt);
}

/** The person that requirePerson found. Throws when the route lacks that preHandler. */
export function personOf(request: FastifyRequest): Person {
  if (request.person === null) throw new Error('the route does not require a person');
  return request.person;
}
