import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import type { Databases } from '../../plugins/database.ts';
import { ApiError, errors } from '../../plugins/errors.ts';
import { openFileStore } from '../../store/file-store.ts';
import { peopleModule } from './people.ts';

const ADA = { id: 'ada', email: 'ada@example.com', name: 'Ada' };
const BORN = '2026-01-02T03:04:05.678Z';

let app: FastifyInstance;
let databases: Databases;

beforeEach(async () => {
  databases = await testDatabases();
  await databases.write
    .insertInto('users')
    .values({
      ...ADA,
      email_verified: 1,
      image: null,
      created_at: BORN,
      updated_at: BORN,
    })
    .execute();
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.decorateRequest('person', null);
  app.decorate('authenticate', async (request) => {
    if (request.headers.authorization !== 'Bearer ada') {
      throw new ApiError(401, 'user_not_authenticated', 'Please sign in first.');
    }
    return { ...ADA, emailVerified: true, sessionId: 'one', signedInAt: new Date() };
  });
  await app.register(errors);
  const folder = await mkdtemp(join(tmpdir(), 'people-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const store = await openFileStore(folder);
  const origin = 'http://localhost';
  await app.register(peopleModule, { databases, store, publicUrl: origin, mailer: undefined });
});

function init(payload: object = {}, authorization = 'Bearer ada') {
  return app.inject({ method: 'POST', url: '/api/v1/users/init', headers: { authorization }, payload });
}

describe('AUTH-9 POST /users/init', () => {
  it('answers the profile, the same at every call, and keeps it once', async () => {
    const first = await init();
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({
      success: true,
      data: {
        uid: 'ada',
        email: 'ada@example.com',
        displayName: 'Ada',
        photoURL: null,
        emailVerified: true,
        memberSince: BORN,
        subscribedStreams: [],
      },
    });
    expect((await init()).json()).toEqual(first.json());
    expect(await databases.read.selectFrom('profiles').selectAll().execute()).toHaveLength(1);
  });

  it('is for signed-in people', async () => {
    const response = await init({}, 'Bearer nobody');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ success: false, error: 'user_not_authenticated' });
  });

  it('refuses fields it does not know', async () => {
    expect((await init({ admin: true })).statusCode).toBe(400);
  });

  it('leaves nothing behind when the person goes', async () => {
    await init();
    await databases.write.deleteFrom('users').where('id', '=', 'ada').execute();
    expect(await databases.read.selectFrom('profiles').selectAll().execute()).toEqual([]);
  });
});
