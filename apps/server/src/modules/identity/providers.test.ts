import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../../../testing/browser.ts';
import { startIdentityServer } from '../../../testing/identity-server.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import { accessToken, signIn, startSignIn } from '../../../testing/sign-in.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

it('the server starts while a provider is down, says so at a sign-in, and uses it once it is back', async () => {
  await sandbox.fail('google', 'down', 1000);
  const { origin } = await startIdentityServer(sandbox.origin);
  const refused = await startSignIn(new Browser(), origin, 'google');
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ success: false, error: 'service_unavailable' });

  const yahoo = new Browser();
  expect(await signIn(yahoo, origin, { email: 'ada@example.com' }, 'yahoo')).toBe(`${origin}/auth?done=1`);

  await sandbox.fail('google', 'down', 0);
  const google = new Browser();
  expect(await signIn(google, origin, { email: 'bob@example.com' })).toBe(`${origin}/auth?done=1`);
  await accessToken(google, origin);
  await accessToken(yahoo, origin);
});

it('a provider that answers nonsense counts as down', async () => {
  await sandbox.fail('yahoo', 'error', 2);
  const { origin } = await startIdentityServer(sandbox.origin);
  expect((await startSignIn(new Browser(), origin, 'yahoo')).status).toBe(503);
  expect((await startSignIn(new Browser(), origin, 'yahoo')).status).toBe(200);
});

it('a provider that fails during a sign-in sends the person back with a reason', async () => {
  const { origin } = await startIdentityServer(sandbox.origin);
  const browser = new Browser();
  const started = await startSignIn(browser, origin, 'google');
  const { url } = (await started.json()) as { url: string };
  const state = new URL(url).searchParams.get('state');
  await sandbox.fail('google', 'down', 10);
  const end = await browser.visit(`${origin}/api/auth/callback/google?code=any&state=${state}`, (next) =>
    next.startsWith(`${origin}/auth`),
  );
  await sandbox.fail('google', 'down', 0);
  expect(end).toContain('/auth?failed=1&error=');
});
