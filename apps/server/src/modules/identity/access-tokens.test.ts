import { exportJWK, generateKeyPair, SignJWT, type JSONWebKeySet, type JWTPayload } from 'jose';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import type { Databases } from '../../plugins/database.ts';
import { errors } from '../../plugins/errors.ts';
import { authenticator } from './access-tokens.ts';

const PUBLIC_URL = 'http://localhost:3001';
const HOUR = 3_600_000;

async function makeKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true });
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'EdDSA' } };
}
type Key = Awaited<ReturnType<typeof makeKey>>;

interface Changes {
  readonly claims?: JWTPayload;
  readonly issuer?: string;
  readonly audience?: string;
  /** Seconds from now; negative for a token that has expired. */
  readonly expiresIn?: number;
}

function sign(key: Key, changes: Changes = {}): Promise<string> {
  return new SignJWT({ sub: 'ada', sid: 'session-of-ada', ...changes.claims })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.kid })
    .setIssuer(changes.issuer ?? PUBLIC_URL)
    .setAudience(changes.audience ?? PUBLIC_URL)
    .setExpirationTime(Math.floor(Date.now() / 1000) + (changes.expiresIn ?? 900))
    .sign(key.privateKey);
}

async function addAda(databases: Databases): Promise<void> {
  const now = new Date().toISOString();
  const times = { created_at: now, updated_at: now };
  const ada = { id: 'ada', email: 'ada@example.com', name: 'Ada', email_verified: 1, image: null };
  await databases.write
    .insertInto('users')
    .values({ ...ada, ...times })
    .execute();
  const session = { id: 'session-of-ada', user_id: 'ada', token: 'opaque', ...times };
  await databases.write
    .insertInto('sessions')
    .values({ ...session, expires_at: new Date(Date.now() + HOUR).toISOString() })
    .execute();
}

let app: FastifyInstance;
let databases: Databases;
let key: Key;
/** Undefined where they cannot be had. */
let published: JSONWebKeySet | undefined;
/** How often the keys were asked for. */
let loaded: number;

beforeEach(async () => {
  databases = await testDatabases();
  await addAda(databases);
  key = await makeKey('first');
  published = { keys: [key.jwk] };
  app = Fastify();
  await app.register(errors);
  loaded = 0;
  const loadKeys = () => {
    loaded++;
    return published ? Promise.resolve(published) : Promise.reject(new Error('the database is away'));
  };
  const authenticate = authenticator({ publicUrl: PUBLIC_URL, database: databases.read, loadKeys });
  app.get('/who', (request) => authenticate(request));
});

async function who(authorization?: string) {
  return app.inject({ url: '/who', headers: authorization === undefined ? {} : { authorization } });
}

async function refused(authorization?: string): Promise<void> {
  const response = await who(authorization);
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({
    success: false,
    error: 'user_not_authenticated',
    message: 'Please sign in first.',
  });
}

describe('AUTH-8 an access token', () => {
  it('tells whom a request acts for', async () => {
    const response = await who(`Bearer ${await sign(key)}`);
    expect(response.json()).toEqual({
      id: 'ada',
      email: 'ada@example.com',
      emailVerified: true,
      name: 'Ada',
      sessionId: 'session-of-ada',
      signedInAt: expect.any(String),
    });
  });

  it('is needed, in the right header and shape', async () => {
    await refused();
    await refused('Bearer');
    await refused('Bearer not.a.token');
    await refused(`Basic ${await sign(key)}`);
  });

  it('is refused when anything in it was changed', async () => {
    const [header, , signature] = (await sign(key)).split('.');
    const claims = {
      sub: 'bob',
      sid: 'session-of-ada',
      iss: PUBLIC_URL,
      aud: PUBLIC_URL,
      exp: 9_999_999_999,
    };
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    await refused(`Bearer ${header}.${body}.${signature}`);
    const none = Buffer.from(JSON.stringify({ alg: 'none', kid: key.kid })).toString('base64url');
    await refused(`Bearer ${none}.${body}.`);
  });

  it('is refused when it was signed by another key', async () => {
    await refused(`Bearer ${await sign(await makeKey('first'))}`);
    await refused(`Bearer ${await sign(await makeKey('other'))}`);
  });

  it('is refused when it is for another server', async () => {
    await refused(`Bearer ${await sign(key, { issuer: 'https://other.example' })}`);
    await refused(`Bearer ${await sign(key, { audience: 'https://other.example' })}`);
  });

  it('is signed by a key that is looked for once a second at most', async () => {
    const [first, second] = [await sign(key), await makeKey('second')];
    expect((await who(`Bearer ${first}`)).statusCode).toBe(200);
    const loadings = loaded;
    published = { keys: [key.jwk, second.jwk] };
    const token = await sign(second);
    await refused(`Bearer ${token}`);
    expect(loaded).toBe(loadings);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_001 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await who(`Bearer ${token}`)).statusCode).toBe(200);
    expect((await who(`Bearer ${first}`)).statusCode).toBe(200);
    expect(loaded).toBe(loadings + 1);
  });

  it('lacks nothing that it needs, and is looked for in no other scheme', async () => {
    for (const claims of [{ sid: undefined }, { sub: undefined }]) {
      await refused(`Bearer ${await sign(key, { claims: claims as JWTPayload })}`);
    }
    const token = await sign(key);
    await refused(`x Bearer ${token}`);
    await refused(`Bearer ${token} x`);
    expect((await who(`bearer ${token}`)).statusCode).toBe(200);
  });

  it('names the address that a person claims, where nobody has vouched for it', async () => {
    await databases.write
      .updateTable('users')
      .set({ claimed_email: 'claimed@example.com', email_verified: 0 })
      .execute();
    const response = await who(`Bearer ${await sign(key)}`);
    expect(response.json()).toMatchObject({ email: 'claimed@example.com', emailVerified: false });
  });

  it('is a failure of the server, and none of the person, where keys or sessions cannot be had', async () => {
    const token = await sign(key);
    published = undefined;
    expect((await who(`Bearer ${token}`)).statusCode).toBe(500);
  });

  it('is refused when it has expired, with 30 seconds of grace for clocks', async () => {
    await refused(`Bearer ${await sign(key, { expiresIn: -60 })}`);
    expect((await who(`Bearer ${await sign(key, { expiresIn: -10 })}`)).statusCode).toBe(200);
  });

  it('ends with its session', async () => {
    await refused(`Bearer ${await sign(key, { claims: { sid: 'another' } })}`);
    const past = new Date(Date.now() - HOUR).toISOString();
    await databases.write.updateTable('sessions').set({ expires_at: past }).execute();
    await refused(`Bearer ${await sign(key)}`);
  });

  it('ends with the account, however long it would have lived', async () => {
    const token = await sign(key);
    expect((await who(`Bearer ${token}`)).statusCode).toBe(200);
    await databases.write.deleteFrom('users').where('id', '=', 'ada').execute();
    await refused(`Bearer ${token}`);
  });
});
