import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { mailList } from '../../../testing/identity-app.ts';
import { addPerson, addSession, personNamed } from '../../../testing/people.ts';
import { ApiError, errors } from '../../plugins/errors.ts';
import type { Person } from '../../plugins/person.ts';
import { accountRoutes } from './account-routes.ts';

const NOW = Date.now();
const ago = (minutes: number) => new Date(NOW - minutes * 60_000);

/** The calls of an account, made by ada; eve is there too. */
async function start(changes: Partial<Person> = {}, hasPasswords = true) {
  const databases = await testDatabases();
  for (const id of ['ada', 'eve']) {
    await addPerson(databases, id);
    await addSession(databases, id, { usedAt: ago(1) });
  }
  const list = mailList();
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.decorateRequest('person', null);
  app.decorate('authenticate', async (request) => {
    if (request.headers.authorization !== undefined) return { ...personNamed('ada'), ...changes };
    throw new ApiError(401, 'user_not_authenticated', 'Please sign in first.');
  });
  await app.register(errors);
  const parts = { databases, publicUrl: 'https://coloring.example', secret: 'a secret', mailer: list.mailer };
  await app.register(accountRoutes, { ...parts, hasPasswords });
  onTestFinished(() => app.close());
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const headers = { authorization: 'Bearer of-ada' };
    const url = `/api/v1/account/${path}`;
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(answer.headers['cache-control']).toMatch(/no-store/);
    return answer.json<{ success: boolean; error?: string; message?: string; data: unknown }>();
  };
  const sessions = async () =>
    (await databases.read.selectFrom('sessions').select('id').orderBy('id').execute()).map(({ id }) => id);
  const addWay = (provider_id: string, user_id = 'ada') =>
    databases.write
      .insertInto('accounts')
      .values({
        id: `${user_id} ${provider_id}`,
        user_id,
        provider_id,
        account_id: user_id,
        created_at: ago(1).toISOString(),
        updated_at: ago(1).toISOString(),
      })
      .execute();
  return { ...list, app, databases, call, sessions, addWay };
}

const LONG_AGO = { signedInAt: new Date(0) };

describe('AUTH-7 where a person is signed in', () => {
  it('is listed, the place last used first, as far as it is still open', async () => {
    const { databases, call } = await start();
    await addSession(databases, 'ada', { id: 'phone', usedAt: ago(0) });
    await addSession(databases, 'ada', { id: 'old', usedAt: ago(5), expiresAt: ago(0) });
    await databases.write
      .updateTable('sessions')
      .set({ user_agent: null })
      .where('id', '=', 'phone')
      .execute();
    const place = (id: string, minutes: number, userAgent: string) => ({
      id,
      userAgent,
      signedInAt: ago(minutes).toISOString(),
      lastUsedAt: ago(minutes).toISOString(),
      isThisOne: id === 'session-of-ada',
    });
    expect(await call('GET', 'sessions')).toEqual({
      success: true,
      data: [place('phone', 0, ''), place('session-of-ada', 1, 'browser of session-of-ada')],
    });
  });

  it('ends in one place, which is their own, or in every other', async () => {
    const { databases, call, sessions } = await start();
    for (const id of ['phone', 'tablet']) await addSession(databases, 'ada', { id });
    expect(await call('DELETE', 'sessions/phone')).toEqual({ success: true, data: {} });
    for (const id of ['phone', 'session-of-eve']) {
      expect(await call('DELETE', `sessions/${id}`)).toMatchObject({ success: false, error: 'not_found' });
    }
    expect(await sessions()).toEqual(['session-of-ada', 'session-of-eve', 'tablet']);
    expect(await call('DELETE', 'sessions')).toEqual({ success: true, data: {} });
    expect(await sessions()).toEqual(['session-of-ada', 'session-of-eve']);
  });

  it('is told to nobody who is not signed in', async () => {
    const { app } = await start();
    const answer = await app.inject('/api/v1/account/sessions');
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { error: 'user_not_authenticated' }]);
  });
});

describe('AUTH-7 how a person signs in', () => {
  it('is listed and changed', async () => {
    const { call, addWay } = await start();
    await addWay('google');
    await addWay('yahoo', 'eve');
    expect(await call('GET', 'ways')).toMatchObject({ success: true, data: [{ id: 'google' }] });
    expect(await call('POST', 'ways/email', {})).toMatchObject({ data: [{ id: 'google' }, { id: 'email' }] });
    expect(await call('DELETE', 'ways/google')).toMatchObject({ success: true, data: [{ id: 'email' }] });
    expect(await call('DELETE', 'ways/other')).toMatchObject({ error: 'invalid_request' });
  });

  it('is changed only by who signed in lately', async () => {
    const { call, addWay } = await start(LONG_AGO);
    await addWay('google');
    await addWay('email');
    const calls = [
      ['DELETE', 'ways/google', undefined],
      ['POST', 'ways/email', {}],
      ['PUT', 'password', { password: 'a quiet heron' }],
      ['POST', 'address', { email: 'new@example.com' }],
    ] as const;
    for (const [method, path, body] of calls)
      expect(await call(method, path, body)).toMatchObject({ error: 'requires_recent_login' });
    expect(await call('GET', 'ways')).toMatchObject({ data: [{}, {}] });
  });
});

describe('AUTH-7 a password that is set', () => {
  it('signs out every other place, and is told by mail where the address is confirmed', async () => {
    const { databases, call, sessions, mails, wakings } = await start();
    await addSession(databases, 'ada', { id: 'phone' });
    expect(await call('PUT', 'password', { password: 'a quiet heron' })).toEqual({ success: true, data: {} });
    expect(await sessions()).toEqual(['session-of-ada', 'session-of-eve']);
    expect(mails).toMatchObject([{ kind: 'password', to: 'ada@example.com' }]);
    expect(JSON.stringify(mails[0]?.letter)).toContain('https://coloring.example/account?tab=settings');
    expect(wakings()).toBe(1);
    const way = databases.read.selectFrom('accounts').selectAll();
    const [first] = await way.execute();
    expect(first).toMatchObject({ user_id: 'ada', provider_id: 'credential', account_id: 'ada' });
    expect(first?.password).not.toContain('heron');
    await call('PUT', 'password', { password: 'another heron' });
    const [second, ...more] = await way.execute();
    expect([second?.id, second?.password === first?.password, more]).toEqual([first?.id, false, []]);
  });

  it('is told to nobody’s address that is not confirmed', async () => {
    const { call, mails } = await start({ emailVerified: false });
    expect(await call('PUT', 'password', { password: 'a quiet heron' })).toMatchObject({ success: true });
    expect(mails).toEqual([]);
  });

  it('is refused where it is weak, and where nobody signs in with one', async () => {
    const weak = await start();
    expect(await weak.call('PUT', 'password', { password: 'dragon' })).toMatchObject({
      error: 'weak_password',
    });
    const off = await start({}, false);
    expect(await off.call('PUT', 'password', { password: 'a quiet heron' })).toMatchObject({
      error: 'email_sign_in_disabled',
      message: 'Email authentication is currently disabled',
    });
    const accounts = off.databases.read.selectFrom('accounts').select('id');
    expect(await accounts.execute()).toEqual([]);
  });

  it('AUTH-7 an address is asked for by a call of its own', async () => {
    const { call, mails } = await start();
    expect(await call('POST', 'address', { email: 'new@example.com' })).toEqual({ success: true, data: {} });
    expect(mails.map(({ to }) => to)).toEqual(['new@example.com', 'ada@example.com']);
  });
});
