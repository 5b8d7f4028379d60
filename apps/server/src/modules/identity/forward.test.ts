import { IDENTITY_TIMEOUT_MS } from '@inkbloom/contracts/limits';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { errors } from '../../plugins/errors.ts';
import { answer, ask } from './forward.ts';
import { answerReturn } from './provider-return.ts';

const ORIGIN = 'https://coloring.example';

/** A server whose identity library is `handler`: any call at /pass, people coming back at /return. */
async function serverWith(handler: (request: Request) => Promise<Response>): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(errors);
  const library = { handler };
  app.all('/pass', async (request, reply) => answer(await ask(library, ORIGIN, request), reply));
  app.get('/return', (request, reply) =>
    answerReturn(
      { asked: ask(library, ORIGIN, request), provider: 'google', endSession: () => Promise.resolve() },
      request,
      reply,
    ),
  );
  return app;
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location } });
}

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
    expect(seen?.headers.has('host')).toBe(false);
  });
});

describe('what the identity library answers', () => {
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
    [400, 'invalid_request'],
    [401, 'user_not_authenticated'],
    [403, 'insufficient_permissions'],
    [404, 'not_found'],
    [429, 'too_many_requests'],
    [500, 'internal_error'],
  ])('leaves as a failure of the API when it is a %i', async (status, code) => {
    const app = await serverWith(async () => Response.json({ message: 'inner workings' }, { status }));
    const response = await app.inject('/pass');
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false, error: code });
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
    vi.advanceTimersByTime(IDENTITY_TIMEOUT_MS);
    expect((await response).json()).toMatchObject({ error: 'service_unavailable' });
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
