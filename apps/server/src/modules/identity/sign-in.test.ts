import { TOKEN_LIFETIME_S } from '@inkbloom/contracts/limits';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../testing/browser.ts';
import { startIdentityServer } from '../../../testing/identity-server.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import { accessToken, initUser, signIn, signInAtProvider, startSignIn } from '../../../testing/sign-in.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const addressFrom = async (response: Response) => ((await response.json()) as { url: string }).url;

describe('signing in', () => {
  it(
    'AUTH-3 AUTH-9 leads through the provider back to the site, to a token and a profile',
    { tags: ['postgres'] },
    async () => {
      const { origin } = await startIdentityServer(sandbox.origin);
      const browser = new Browser();
      const end = await signIn(browser, origin, { email: 'ada@example.com', name: 'Ada Lovelace' });
      expect(end).toBe(`${origin}/auth?done=1`);
      const response = await initUser(origin, await accessToken(browser, origin));
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        success: true,
        data: {
          email: 'ada@example.com',
          displayName: 'Ada Lovelace',
          emailVerified: true,
          photoURL: expect.stringContaining('.svg'),
          subscribedStreams: [],
        },
      });
    },
  );

  it('AUTH-8 gives tokens of 15 minutes that say nothing about the person', async () => {
    const { origin } = await startIdentityServer(sandbox.origin);
    const browser = new Browser();
    await signIn(browser, origin, { email: 'ada@example.com', name: 'Ada' });
    const { iat = 0, exp = 0, iss, aud, ...claims } = decodeJwt(await accessToken(browser, origin));
    expect(exp - iat).toBe(TOKEN_LIFETIME_S);
    expect([iss, aud]).toEqual([origin, origin]);
    expect(Object.keys(claims).toSorted()).toEqual(['sid', 'sub']);
  });

  it('works with every provider, and an unverified email stays marked as such', async () => {
    const { origin } = await startIdentityServer(sandbox.origin);
    const browser = new Browser();
    await signIn(browser, origin, { email: 'eve@example.com', verified: false }, 'yahoo');
    const response = await initUser(origin, await accessToken(browser, origin));
    expect(await response.json()).toMatchObject({ data: { email: 'eve@example.com', emailVerified: false } });
  });

  it('comes back to the name of the machine under which it began', async () => {
    const { origin } = await startIdentityServer(sandbox.origin);
    const numeric = origin.replace('localhost', '127.0.0.1');
    const browser = new Browser();
    const end = await signIn(browser, numeric, { email: 'ada@example.com' });
    expect(end).toBe(`${numeric}/auth?done=1`);
    expect((await initUser(numeric, await accessToken(browser, numeric))).status).toBe(200);
    expect((await browser.post(`${numeric}/api/auth/sign-out`, {})).status).toBe(200);
  });

  it('knows a person again', async () => {
    const { origin } = await startIdentityServer(sandbox.origin);
    const uids: unknown[] = [];
    for (const browser of [new Browser(), new Browser()]) {
      await signIn(browser, origin, { email: 'ada@example.com' });
      const response = await initUser(origin, await accessToken(browser, origin));
      uids.push(((await response.json()) as { data: { uid: string } }).data.uid);
    }
    expect(uids[0]).toBe(uids[1]);
  });

  it('does not let another provider into an account with the same email', async () => {
    const { origin, databases } = await startIdentityServer(sandbox.origin);
    await signIn(new Browser(), origin, { email: 'ada@example.com' }, 'google');
    const browser = new Browser();
    const end = await signIn(browser, origin, { email: 'ada@example.com' }, 'yahoo');
    expect(end).toBe(`${origin}/auth?failed=1&error=account_not_linked`);
    expect((await browser.ask(`${origin}/api/auth/token`)).status).toBe(401);
    expect(await databases.read.selectFrom('users').selectAll().execute()).toHaveLength(1);
  });

  it('an address that nobody vouches for stands in nobody’s way', async () => {
    const { origin } = await startIdentityServer(sandbox.origin);
    const email = 'ada@example.com';
    const stranger = new Browser();
    await signIn(stranger, origin, { email, verified: false }, 'yahoo');
    const owner = new Browser();
    expect(await signIn(owner, origin, { email }, 'google')).toBe(`${origin}/auth?done=1`);
    const profiles = await Promise.all(
      [stranger, owner].map(async (browser) => {
        const response = await initUser(origin, await accessToken(browser, origin));
        return ((await response.json()) as { data: { uid: string; email: string; emailVerified: boolean } })
          .data;
      }),
    );
    expect(profiles).toMatchObject([
      { email, emailVerified: false },
      { email, emailVerified: true },
    ]);
    expect(profiles[0]?.uid).not.toBe(profiles[1]?.uid);
  });

  it('an address is known as verified once its provider says so, unless it is somebody else’s by then', async () => {
    const { origin } = await startIdentityServer(sandbox.origin);
    const profileOf = async (email: string, verified: boolean) => {
      const browser = new Browser();
      await signIn(browser, origin, { email, verified }, 'yahoo');
      const response = await initUser(origin, await accessToken(browser, origin));
      return ((await response.json()) as { data: { uid: string; emailVerified: boolean } }).data;
    };
    const before = await profileOf('eve@example.com', false);
    expect(before.emailVerified).toBe(false);
    expect(await profileOf('eve@example.com', true)).toMatchObject({ uid: before.uid, emailVerified: true });
    const late = await profileOf('ada@example.com', false);
    await signIn(new Browser(), origin, { email: 'ada@example.com' }, 'google');
    expect(await profileOf('ada@example.com', true)).toMatchObject({ uid: late.uid, emailVerified: false });
  });

  it(
    'AUTH-3 two tabs can sign in at the same time, whichever ends first',
    { tags: ['postgres'] },
    async () => {
      const { origin } = await startIdentityServer(sandbox.origin);
      const browser = new Browser();
      const first = await addressFrom(await startSignIn(browser, origin));
      const second = await addressFrom(await startSignIn(browser, origin));
      for (const url of [second, first]) {
        const end = await signInAtProvider(browser, origin, { email: 'ada@example.com' }, url);
        expect(end).toBe(`${origin}/auth?done=1`);
      }
      expect(browser.cookieNames().filter((name) => name.includes('.state'))).toEqual([]);
    },
  );

  it('signing in as somebody else ends the session before', { tags: ['postgres'] }, async () => {
    const { origin } = await startIdentityServer(sandbox.origin);
    const browser = new Browser();
    await signIn(browser, origin, { email: 'ada@example.com' });
    const before = await accessToken(browser, origin);
    await signIn(browser, origin, { email: 'bob@example.com' });
    expect((await initUser(origin, before)).status).toBe(401);
    const now = await initUser(origin, await accessToken(browser, origin));
    expect(await now.json()).toMatchObject({ data: { email: 'bob@example.com' } });
  });

  it('AUTH-3 comes back to a path with letters of any alphabet', async () => {
    const { origin } = await startIdentityServer(sandbox.origin);
    const browser = new Browser();
    const started = await startSignIn(browser, origin, 'google', {
      callbackURL: '/auth?returnUrl=/größe/花',
    });
    const url = await addressFrom(started);
    const end = await signInAtProvider(browser, origin, { email: 'ada@example.com' }, url);
    expect(new URL(end).searchParams.get('returnUrl')).toBe('/größe/花');
  });

  it('AUTH-5 a cancelled sign-in comes back with a reason', async () => {
    const { origin } = await startIdentityServer(sandbox.origin);
    const end = await signIn(new Browser(), origin, { email: '', action: 'cancel' });
    expect(end).toContain(`${origin}/auth?failed=1&error=access_denied`);
  });

  it('AUTH-9 signing out ends the session and its tokens', async () => {
    const { origin } = await startIdentityServer(sandbox.origin);
    const browser = new Browser();
    await signIn(browser, origin, { email: 'ada@example.com' });
    const token = await accessToken(browser, origin);
    const response = await browser.post(`${origin}/api/auth/sign-out`, {});
    expect(await response.json()).toEqual({ success: true });
    expect((await browser.ask(`${origin}/api/auth/token`)).status).toBe(401);
    expect((await initUser(origin, token)).status).toBe(401);
  });
});

describe('what is kept of a sign-in', () => {
  it('is neither the tokens of the provider nor the address of the person', async () => {
    const { origin, databases } = await startIdentityServer(sandbox.origin);
    const browser = new Browser();
    await signIn(browser, origin, { email: 'ada@example.com' });
    await browser.post(`${origin}/api/auth/sign-out`, {});
    await signIn(browser, origin, { email: 'ada@example.com' });
    const everything = databases.read.withTables<{ accounts: Record<string, unknown> }>();
    const [account] = await everything.selectFrom('accounts').selectAll().execute();
    expect(account).toMatchObject({ access_token: null, refresh_token: null, id_token: null });
    const [session] = await databases.read.selectFrom('sessions').selectAll().execute();
    expect(session).toMatchObject({ ip_address: null });
  });

  it('is an http-only, same-site session cookie that carries the port of the server', async () => {
    const { origin } = await startIdentityServer(sandbox.origin);
    const browser = new Browser();
    await signIn(browser, origin, { email: 'ada@example.com' });
    const name = `inkbloom-${new URL(origin).port}.session_token`;
    expect(browser.cookieNames()).toContain(name);
    const response = await browser.post(`${origin}/api/auth/sign-out`, {});
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith(name));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });
});

describe('a sign-in is refused', () => {
  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
    '',
  ])('AUTH-3 when it would return to %j', async (target) => {
    const { origin } = await startIdentityServer(sandbox.origin);
    for (const field of ['callbackURL', 'errorCallbackURL']) {
      const response = await startSignIn(new Browser(), origin, 'google', { [field]: target });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ success: false, error: 'invalid_request' });
    }
  });

  it('when it carries fields that are not part of the call', async () => {
    const { origin } = await startIdentityServer(sandbox.origin);
    const response = await startSignIn(new Browser(), origin, 'google', { scopes: ['everything'] });
    expect(response.status).toBe(400);
  });

  it('when the provider is not configured', async () => {
    const { origin } = await startIdentityServer(sandbox.origin, ['google']);
    const response = await startSignIn(new Browser(), origin, 'yahoo');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, error: 'not_found' });
  });

  it('when a page of another site sends it with cookies', async () => {
    const { origin } = await startIdentityServer(sandbox.origin);
    const browser = new Browser();
    await signIn(browser, origin, { email: 'ada@example.com' });
    const headers = { origin: 'https://evil.example' };
    const response = await browser.post(`${origin}/api/auth/sign-out`, {}, headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ success: false, error: 'insufficient_permissions' });
    expect((await browser.ask(`${origin}/api/auth/token`)).status).toBe(200);
  });

  it('when it comes back without having been started here', async () => {
    const { origin } = await startIdentityServer(sandbox.origin);
    const end = await new Browser().visit(`${origin}/api/auth/callback/google?code=x&state=y`, (next) =>
      next.startsWith(`${origin}/auth`),
    );
    expect(end).toMatch(/\/auth\?failed=google&error=\w+$/);
  });
});
