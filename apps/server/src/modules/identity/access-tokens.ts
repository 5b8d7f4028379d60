import type { FastifyRequest } from 'fastify';
import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import type { Kysely } from 'kysely';
import { ApiError } from '../../plugins/errors.ts';
import type { Authenticate, Person } from '../../plugins/person.ts';
import type { Tables } from '../../plugins/tables.ts';

/** Seconds by which clocks may differ. */
const CLOCK_TOLERANCE = 30;
/** Milliseconds between two looks for keys that were not there before. */
const KEY_PAUSE = 1_000;

/** What access tokens are checked against. */
export interface TokenChecks {
  readonly publicUrl: string;
  readonly database: Kysely<Tables>;
  /** Gives the public keys that tokens are signed with. */
  readonly loadKeys: () => Promise<JSONWebKeySet>;
}

function notSignedIn(): ApiError {
  return new ApiError(401, 'user_not_authenticated', 'Please sign in first.');
}

/** Keeps the keys at hand; a token that names another makes it look again, since another server may have made one. */
function cachedKeys(load: TokenChecks['loadKeys']): JWTVerifyGetKey {
  let keys: JWTVerifyGetKey | undefined;
  let loadedAt = 0;
  async function reload(): Promise<JWTVerifyGetKey> {
    keys = createLocalJWKSet(await load());
    loadedAt = Date.now();
    return keys;
  }
  return async (header, token) => {
    const known = keys ?? (await reload());
    try {
      return await known(header, token);
    } catch (error) {
      const mayLook = Date.now() - loadedAt > KEY_PAUSE;
      if (!(error instanceof errors.JWKSNoMatchingKey) || !mayLook) throw error;
      return (await reload())(header, token);
    }
  };
}

function bearerToken(request: FastifyRequest): string {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) throw notSignedIn();
  return token;
}

/** The person of a session that is still open; a token outlives a sign-out and a deleted account, this does not. */
async function findPerson(
  database: Kysely<Tables>,
  userId: string,
  sessionId: string,
): Promise<Person | undefined> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', userId)
    .select(['users.id', 'users.email', 'users.claimed_email', 'users.email_verified', 'users.name'])
    .select(['sessions.expires_at', 'sessions.created_at'])
    .executeTakeFirst();
  if (row === undefined || new Date(row.expires_at) <= new Date()) return undefined;
  const { id, name, claimed_email } = row;
  return {
    id,
    email: claimed_email ?? row.email,
    emailVerified: Boolean(row.email_verified),
    name,
    sessionId,
    signedInAt: new Date(row.created_at),
  };
}

/** Tells whom a request acts for by its access token: signature, issuer, audience, age, and the session behind it. */
export function authenticator(checks: TokenChecks): Authenticate {
  const { publicUrl, database } = checks;
  const keys = cachedKeys(checks.loadKeys);
  const rules = {
    issuer: publicUrl,
    audience: publicUrl,
    algorithms: ['EdDSA'],
    clockTolerance: CLOCK_TOLERANCE,
    requiredClaims: ['sub', 'sid', 'exp'],
  };
  return async (request) => {
    const token = bearerToken(request);
    const { payload } = await jwtVerify(token, keys, rules).catch((error: unknown) => {
      throw error instanceof errors.JOSEError ? notSignedIn() : error;
    });
    const person = await findPerson(database, String(payload.sub), String(payload['sid']));
    if (person === undefined) throw notSignedIn();
    return person;
  };
}
