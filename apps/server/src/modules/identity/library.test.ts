import Fastify from 'fastify';
import { getMigrations } from 'better-auth/db/migration';
import { expect, it } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { SECRET } from '../../../testing/identity-server.ts';
import { attemptCounter } from './attempts.ts';
import { buildLibrary } from './library.ts';

it('the migration of the identity tables leaves nothing for the identity library to add', async () => {
  const databases = await testDatabases();
  const library = buildLibrary({
    publicUrl: 'https://coloring.example',
    databases,
    secret: SECRET,
    providers: [],
    attempts: attemptCounter(),
    log: Fastify().log,
  });
  const { toBeCreated, toBeAdded } = await getMigrations(library.options);
  expect(toBeCreated).toEqual([]);
  expect(toBeAdded).toEqual([]);
  await (await library.$context).checkSchema?.();
});
