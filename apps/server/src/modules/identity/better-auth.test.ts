// @module-tag postgres
import { getMigrations } from 'better-auth/db/migration';
import Fastify from 'fastify';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { SECRET } from '../../../testing/identity-server.ts';
import { createWindowCounter } from '../../plugins/window-counter.ts';
import { type AuthParts, buildAuth, discoveryUrl, type Library } from './better-auth.ts';

async function libraryAt(publicUrl: string, changes: Partial<AuthParts> = {}): Promise<Library> {
  return buildAuth({
    publicUrl,
    databases: await testDatabases(),
    secret: SECRET,
    providers: [],
    attempts: createWindowCounter(),
    plugins: [],
    hasShell: false,
    log: Fastify().log,
    ...changes,
  });
}

const named = (name: string) => Object.assign(new Error(`of ${name}`), { name });

it('the migration of the identity tables leaves nothing for the identity library to add', async () => {
  const library = await libraryAt('https://coloring.example');
  const { toBeCreated, toBeAdded } = await getMigrations(library.options);
  expect(toBeCreated).toEqual([]);
  expect(toBeAdded).toEqual([]);
  await (await library.$context).checkSchema?.();
});

it.each([
  ['https://coloring.example', '__Secure-inkbloom.session_token', true],
  ['http://localhost:3001', 'inkbloom-3001.session_token', false],
])('the session cookie of %s is %s', async (publicUrl, name, secure) => {
  const { authCookies } = await (await libraryAt(publicUrl)).$context;
  expect(authCookies.sessionToken.name).toBe(name);
  expect(authCookies.sessionToken.attributes).toMatchObject({
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    secure,
  });
});

describe('AUTH-3 the identity library', () => {
  it('trusts the own origins alone, and those of a native shell where there is one', async () => {
    const plain = (await libraryAt('http://localhost:3001')).options;
    expect(plain.trustedOrigins).toEqual(['http://localhost:3001', 'http://127.0.0.1:3001']);
    expect(plain.baseURL).toEqual({
      allowedHosts: ['localhost:3001', '127.0.0.1:3001'],
      fallback: 'http://localhost:3001',
      protocol: 'http',
    });
    const shell = (await libraryAt('https://coloring.example', { hasShell: true })).options;
    expect(shell.trustedOrigins).toEqual([
      'https://coloring.example',
      'https://localhost',
      'capacitor://localhost',
    ]);
    expect(shell.baseURL).toMatchObject({ protocol: 'https' });
  });

  it('joins no accounts by an address, checks where calls come from, and tells nobody of itself', async () => {
    const { options } = await libraryAt('https://coloring.example');
    expect(options.account).toMatchObject({
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, disableImplicitLinking: true, allowDifferentEmails: true },
    });
    expect(options.advanced).toMatchObject({
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: ['x-client-ip'] },
    });
    expect(options.telemetry).toEqual({ enabled: false });
    expect(options.onAPIError).toEqual({ errorURL: '/auth' });
    expect(options.verification).toMatchObject({ storeIdentifier: 'hashed' });
    expect(options.database).toMatchObject({ transaction: true });
    expect(options.session).toMatchObject({ expiresIn: 30 * 86_400, updateAge: 86_400 });
  });

  it('lets a school in from one address, and no flood', async () => {
    const { rateLimit } = (await libraryAt('https://coloring.example')).options;
    expect(rateLimit).toMatchObject({ enabled: true, window: 60, max: 600 });
    const signIns = ['/sign-in/*', '/callback/*', '/magic-link/*', '/password/*', '/link-social'];
    expect(rateLimit.customRules).toEqual(
      Object.fromEntries(signIns.map((path) => [path, { window: 60, max: 120 }])),
    );
    const rule = { window: 60, max: 1 };
    const consume = () => rateLimit.customStorage.consume('of one', rule);
    expect([await consume(), await consume()]).toMatchObject([{ allowed: true }, { allowed: false }]);
  });

  it('keeps no tokens of a provider and no address of a session', async () => {
    const { databaseHooks } = (await libraryAt('https://coloring.example')).options;
    const account = { id: '1', accessToken: 'a', refreshToken: 'b', idToken: 'c' };
    expect(await databaseHooks.account.create.before(account)).toEqual({
      data: { id: '1', accessToken: null, refreshToken: null, idToken: null },
    });
    expect(await databaseHooks.session.create.before({ id: '1', ipAddress: '192.0.2.1' })).toEqual({
      data: { id: '1', ipAddress: null },
    });
    const person = { email: 'ada@example.com', emailVerified: false };
    expect(await databaseHooks.user.create.before(person)).toMatchObject({
      data: { claimedEmail: 'ada@example.com' },
    });
  });

  it('writes into the server’s log what went wrong in it, and as a warning what callers cause', async () => {
    const lines: { level: number; msg: string; err?: { message: string } }[] = [];
    const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const { logger } = (await libraryAt('https://coloring.example', { log })).options;
    lines.length = 0;
    logger.log('error', 'ours', 'a detail', named('TypeError'));
    for (const name of ['APIError', 'BetterAuthError']) logger.log('error', 'theirs', named(name));
    logger.log('error', 'without one', 'a detail');
    logger.log('info', 'said');
    expect(lines).toMatchObject([
      { level: 50, msg: 'identity: ours', err: { message: 'of TypeError' } },
      { level: 40, msg: 'identity: theirs', err: { message: 'of APIError' } },
      { level: 40, msg: 'identity: theirs', err: { message: 'of BetterAuthError' } },
      { level: 40, msg: 'identity: without one' },
      { level: 30, msg: 'identity: said' },
    ]);
    expect(lines[3]).not.toHaveProperty('err');
  });
});

it.each(['https://id.example', 'https://id.example/'])('AUTH-3 %s describes itself', (issuer) => {
  expect(discoveryUrl(issuer)).toBe('https://id.example/.well-known/openid-configuration');
});
