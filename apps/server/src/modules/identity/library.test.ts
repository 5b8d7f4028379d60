import Fastify from 'fastify';
import { getMigrations } from 'better-auth/db/migration';
import { describe, expect, it } from 'vitest';
import { SECRET, testDatabases } from '../../../testing/identity-server.ts';
import { attemptCounter } from './attempts.ts';
import { buildLibrary } from './library.ts';

/** A PostgreSQL database that tests may write to, where there is one. */
const POSTGRES = process.env['TEST_DATABASE_URL'];

describe('the migration of the identity tables', () => {
  it.each([{ kind: 'SQLite', url: undefined }, ...(POSTGRES ? [{ kind: 'PostgreSQL', url: POSTGRES }] : [])])(
    'leaves nothing for the identity library to add on $kind',
    async ({ url }) => {
      const databases = await testDatabases(url);
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
    },
  );
});
