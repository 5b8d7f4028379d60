import { IDENTITY_TIMEOUT_MS } from '@inkbloom/contracts/limits';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { errors } from '../../plugins/errors.ts';
import { noteLibraryError } from './database-watch.ts';
import { answer, ask, askFor } from './forward.ts';
import { answerReturn } from './provider-return.ts';

const ORIGIN = 'https://coloring.example';

/** A server whose identity library is `handler`: any call at /pass, people coming back at /return. */
async function serverWith(
  handler: (request: Request) => Promise<Response>,
  endSession: (token: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(errors);
  const library = { handler };
  app.all('/pass', async (request, reply) => answer(await ask(library, ORIGIN, request), reply));
  app.get('/return', (request, reply) =>
    answerReturn({ asked: ask(library, ORIGIN, request), provider: 'google', endSession }, request, reply),
  );
  return app;
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location } });
}

const returnWith = async (app: FastifyInstance, cookie: string) =>
  (await app.inject({ url: '/return', headers: { cookie } })).headers.location;

const locationAfter = async (handler: () => Promise<Response>) =>
  (await (await serverWith(handler)).inject('/return')).headers.location;

describe('what the identity library is asked', () => {
  it('is the same request at the own address, with the address of the person from the connection', async () => {
    let seen: Request | undefined;
    const app = await serverWith(async (request) => {
      seen = request;
      return Response.json({});
    });
    await app.inject({
      method: 'POST',
      url: '/pass?a=1',
      headers: { host: 'evil.example', 'x-client-ip': '192.0.2.1', cookie: 'a=1; b=2' },
      remoteAddress: '198.51.100.7',
      payload: { b: 2 },
    });
    expect(seen?.url).toBe(`${ORIGIN}/pass?a=1`);
    expect(await seen?.json()).toEqual({ b: 2 });
    expect(seen?.headers.get('x-client-ip')).toBe('198.51.100.7');
    expect(seen?.headers.get('cookie')).toBe('a=1; b=2');
    for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) {
      expect(seen?.headers.has(name)).toBe(false);
    }
  });
});

describe('what the identity library is asked for somebody', () => {
  it('AUTH-3 has the state cookie of the sign-in that comes back, and no body where none came', async () => {
    let seen: Request | undefined;
    const app = await serverWith(async (request) => {
      seen = request;
      return Response.json({});
    });
    const cookie = 'x.state-one=1; x.state-two=2';
    await app.inject({ url: '/pass?state=two', headers: { cookie } });
    expect(seen?.headers.get('cookie')).toBe('x.state-one=1; x.state=2');
    expect([seen?.method, seen?.body]).toEqual(['GET', null]);
    await app.inject('/pass');
    expect(seen?.headers.has('cookie')).toBe(false);
  });

  it('NAT-1 is a call of the own page, with the cookies and the address of the person', async () => {
    let seen: Request | undefined;
    const handler = async (request: Request) => {
      seen = request;
      return Response.json({});
    };
    const app = Fastify();
    app.get('/start', async (request) => {
      const call = { path: '/api/auth/sign-in/social', body: { provider: 'google' } };
      return (await askFor({ handler }, ORIGIN, request, call)).json();
    });
    await app.inject({ url: '/start', headers: { cookie: 'a=1' }, remoteAddress: '198.51.100.7' });
    expect([seen?.method, seen?.url]).toEqual(['POST', `${ORIGIN}/api/auth/sign-in/social`]);
    expect(await seen?.json()).toEqual({ provider: 'google' });
    expect(Object.fromEntries(seen?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      origin: ORIGIN,
      'x-client-ip': '198.51.100.7',
      cookie: 'a=1',
    });
    await app.inject('/start');
    expect(seen?.headers.has('cookie')).toBe(false);
  });
});

describe('what the identity library answers', () => {
  it('NAT-1 shows the session to a native shell alone, and keeps its own account of what may be read', async () => {
    const headers = {
      'set-auth-token': 'a session',
      'access-control-expose-headers': 'set-auth-token',
      'x-other': 'passed on',
      'content-length': '2',
    };
    const app = await serverWith(async () => new Response('{}', { status: 201, headers }));
    const asked = async (origin: string) => (await app.inject({ url: '/pass', headers: { origin } })).headers;
    for (const shell of ['https://localhost', 'capacitor://localhost']) {
      expect((await asked(shell))['set-auth-token']).toBe('a session');
    }
    const site = await asked(ORIGIN);
    expect(site['set-auth-token']).toBeUndefined();
    expect(site['access-control-expose-headers']).toBeUndefined();
    expect(site['x-other']).toBe('passed on');
    expect((await app.inject('/pass')).statusCode).toBe(201);
  });

  it('AUTH-3 keeps the cookie of a sign-in under its state', async () => {
    const app = await serverWith(async () => {
      const set = { 'set-cookie': 'x.state=; Max-Age=0' };
      return new Response('{}', { headers: set });
    });
    expect((await app.inject('/pass?state=two')).headers['set-cookie']).toBe('x.state-two=; Max-Age=0');
  });

  it('says when to try again, and what one of our own ways says', async () => {
    const said = { code: 'wrong_password', message: 'No.', ways: ['google'], secret: 'inner workings' };
    const headers = { 'x-retry-after': '17' };
    const app = await serverWith(async () => Response.json(said, { status: 401, headers }));
    const response = await app.inject('/pass');
    expect(response.headers['retry-after']).toBe('17');
    expect(response.json()).toMatchObject({ error: 'wrong_password', message: 'No.', ways: ['google'] });
    expect(response.json()).not.toHaveProperty('secret');
    const plain = await serverWith(async () => Response.json({ ...said, ways: undefined }, { status: 401 }));
    const other = await plain.inject('/pass');
    expect([other.headers['retry-after'], 'ways' in other.json<object>()]).toEqual([undefined, false]);
  });

  it.each([
    'invalid_request',
    'too_many_requests',
    'invalid_email',
    'wrong_password',
    'weak_password',
    'expired_action_code',
    'invalid_action_code',
    'requires_recent_login',
    'account_exists_with_different_credential',
    'credential_already_in_use',
  ])('hands its own code %s through, with words', async (code) => {
    const app = await serverWith(async () => Response.json({ code, message: 'Words.' }, { status: 400 }));
    expect((await app.inject('/pass')).json()).toMatchObject({ error: code, message: 'Words.' });
    const mute = await serverWith(async () => Response.json({ code }, { status: 400 }));
    expect((await mute.inject('/pass')).json()).toMatchObject({ message: 'The request could not be read.' });
  });

  it('OPS-3 is a failure of the server where the database was away or full meanwhile', async () => {
    const cases = [
      ['ECONNREFUSED', 503, 'service_unavailable'],
      ['SQLITE_FULL', 507, 'storage_full'],
      ['EOTHER', 401, 'user_not_authenticated'],
    ] as const;
    for (const [code, status, error] of cases) {
      const failing = (answered: number) =>
        serverWith(async () => {
          noteLibraryError(Object.assign(new Error('no'), { code }));
          return Response.json({}, { status: answered });
        });
      expect((await (await failing(401)).inject('/pass')).json()).toMatchObject({ error });
      expect((await (await failing(401)).inject('/pass')).statusCode).toBe(status);
      expect((await (await failing(200)).inject('/pass')).statusCode, 'it went well all the same').toBe(200);
    }
    noteLibraryError(new Error('outside of any call'));
  });

  it('keeps every cookie and is never cached', async () => {
    const app = await serverWith(async () => {
      const headers = new Headers({ 'content-type': 'application/json' });
      headers.append('set-cookie', 'a=1; Expires=Thu, 01 Jan 2026 00:00:00 GMT');
      headers.append('set-cookie', 'b=2');
      return new Response('{"ok":true}', { headers });
    });
    const response = await app.inject('/pass');
    expect(response.json()).toEqual({ ok: true });
    expect(response.headers['set-cookie']).toEqual(['a=1; Expires=Thu, 01 Jan 2026 00:00:00 GMT', 'b=2']);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    [400, 'invalid_request', 'The request could not be read.'],
    [401, 'user_not_authenticated', 'Please sign in first.'],
    [403, 'insufficient_permissions', 'That is not allowed.'],
    [404, 'not_found', 'There is nothing at this address.'],
    [429, 'too_many_requests', 'Too many requests. Please wait a moment and try again.'],
    [500, 'internal_error', 'Something went wrong on our side. Please try again.'],
  ])('leaves as a failure of the API when it is a %i', async (status, code, message) => {
    const app = await serverWith(async () => Response.json({ message: 'inner workings' }, { status }));
    const response = await app.inject('/pass');
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false, error: code, message });
    expect(response.body).not.toContain('inner workings');
  });

  it('is not waited for longer than the app would wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const asked = Promise.withResolvers<void>();
    const app = await serverWith(() => {
      asked.resolve();
      return new Promise(() => undefined);
    });
    const response = app.inject('/pass');
    await asked.promise;
    let isAnswered = false;
    void response.then(() => (isAnswered = true));
    vi.advanceTimersByTime(IDENTITY_TIMEOUT_MS - 5_001);
    await new Promise(setImmediate);
    expect(isAnswered).toBe(false);
    vi.advanceTimersByTime(1);
    expect((await response).json()).toMatchObject({
      error: 'service_unavailable',
      message: 'The sign-in service does not answer. Please try again.',
    });
  });
});

describe('a person who comes back from a provider', () => {
  it('goes where the library says', async () => {
    const app = await serverWith(async () => redirectTo('/gallery?done=google'));
    expect((await app.inject('/return')).headers.location).toBe('/gallery?done=google');
  });

  it('goes to the page that names the provider when the library knows no better', async () => {
    const app = await serverWith(async () => redirectTo('/auth?error=state_mismatch'));
    expect((await app.inject('/return')).headers.location).toBe('/auth?failed=google&error=state_mismatch');
  });

  it('AUTH-9 ends the session that the browser had, once there is a new one', async () => {
    const ended: string[] = [];
    const setting = async (...cookies: string[]) =>
      serverWith(
        async () => {
          const headers = new Headers({ location: '/gallery' });
          for (const cookie of cookies) headers.append('set-cookie', cookie);
          return new Response(null, { status: 302, headers });
        },
        async (token) => ended.push(token),
      );
    const NEW = 'x.session_token=new.sig; Path=/';
    const app = await setting('other=1', NEW);
    expect(await returnWith(app, 'a=1; x.session_token=old.sig; b=2')).toBe('/gallery');
    expect(await returnWith(app, 'x.session_token=older%2Esig')).toBe('/gallery');
    expect(ended).toEqual(['old', 'older']);
    await returnWith(app, 'a=1');
    await returnWith(await setting('other=1'), 'x.session_token=old.sig');
    await returnWith(await setting('x.session_token=; Max-Age=0'), 'x.session_token=old.sig');
    expect(ended).toHaveLength(2);
  });

  it('AUTH-5 is told the reason that the library or the server gives', async () => {
    expect(await locationAfter(async () => redirectTo('/auth?error=access_denied&more=1'))).toBe(
      '/auth?failed=google&error=access_denied',
    );
    for (const other of ['/auth?failed=1&error=access_denied', '/other?error=x', '/auth']) {
      expect(await locationAfter(async () => redirectTo(other))).toBe(other);
    }
    expect(await locationAfter(async () => Response.json({}, { status: 429 }))).toBe(
      '/auth?failed=google&error=too_many_requests',
    );
    expect(await locationAfter(() => Promise.reject(new Error('any')))).toBe(
      '/auth?failed=google&error=internal_error',
    );
  });

  it('never sees JSON', async () => {
    for (const handler of [
      async () => Response.json({}, { status: 429 }),
      () => Promise.reject(new Error('the database is away')),
    ]) {
      const response = await (await serverWith(handler)).inject('/return');
      expect(response.statusCode).toBe(302);
      expect(response.headers.location).toMatch(/^\/auth\?failed=google&error=\w+$/);
    }
  });
});
