// @module-tag postgres
import { getMigrations } from 'better-auth/db/migration';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { SECRET } from '../../../testing/identity-server.ts';
import { createWindowCounter } from '../../plugins/window-counter.ts';
import { buildAuth, type Library } from './better-auth.ts';

async function libraryAt(publicUrl: string): Promise<Library> {
  return buildAuth({
    publicUrl,
    databases: await testDatabases(),
    secret: SECRET,
    providers: [],
    attempts: createWindowCounter(),
    plugins: [],
    hasShell: false,
    log: Fastify().log,
  });
}

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
