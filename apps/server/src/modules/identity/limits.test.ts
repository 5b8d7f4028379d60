import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../../../testing/browser.ts';
import { startIdentityServer } from '../../../testing/identity-server.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import { startSignIn } from '../../../testing/sign-in.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

it('a school can sign in from one address, but a flood is refused, whatever address it claims', async () => {
  const { app } = await startIdentityServer(sandbox.origin);
  const attempt = (claimed: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/social',
      headers: { 'x-client-ip': claimed, 'x-forwarded-for': claimed },
      payload: { provider: 'google', callbackURL: '/auth', errorCallbackURL: '/auth' },
    });
  const statuses: number[] = [];
  for (let index = 0; index < 130; index += 1) {
    statuses.push((await attempt(`192.0.2.${index}`)).statusCode);
  }
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  const refused = await attempt('192.0.2.200');
  expect(refused.json()).toMatchObject({ success: false, error: 'too_many_requests' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

it('a body beyond the limit is refused before it is read', async () => {
  const { origin } = await startIdentityServer(sandbox.origin);
  const response = await startSignIn(new Browser(), origin, 'google', { filler: 'x'.repeat(70_000) });
  expect(response.status).toBe(413);
});
