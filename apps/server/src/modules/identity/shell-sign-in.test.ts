import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../testing/browser.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import { startServer } from '../../../testing/server.ts';
import { shellSecret, throughSystemBrowser } from '../../../testing/shell-sign-in.ts';
import { initUser } from '../../../testing/sign-in.ts';

const SHELL = 'capacitor://localhost';
const APP = 'org.example.color';
const variables = { NATIVE_APP_ID: APP };

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

function fromShell(origin: string, path: string, body?: object, headers: Record<string, string> = {}) {
  return fetch(`${origin}${path}`, {
    headers: { origin: SHELL, 'content-type': 'application/json', ...headers },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
}

describe('NAT-1 signing in from the native shell', () => {
  it('comes back by the deep link with a code, for a session without cookies', async () => {
    const { origin } = await startServer({ sandbox: sandbox.origin, variables });
    const { verifier, challenge } = shellSecret();
    const browser = new Browser();
    const link = await throughSystemBrowser(browser, origin, challenge);
    expect([link.protocol, link.host]).toEqual([`${APP}:`, 'auth']);
    const code = link.searchParams.get('code') ?? '';

    const redeemed = await fromShell(origin, '/api/auth/shell/redeem', { code, verifier });
    expect(redeemed.status).toBe(200);
    expect(redeemed.headers.get('access-control-allow-origin')).toBe(SHELL);
    expect(redeemed.headers.get('access-control-expose-headers')).toContain('set-auth-token');
    const session = { authorization: `Bearer ${redeemed.headers.get('set-auth-token')}` };
    const asked = await fromShell(origin, '/api/auth/token', undefined, session);
    const { token } = (await asked.json()) as { token: string };
    expect((await initUser(origin, token)).status).toBe(200);

    // The browser that it went through is left as it was found.
    expect((await browser.ask(`${origin}/api/auth/token`)).status).toBe(401);
    expect((await fromShell(origin, '/api/auth/sign-out', {}, session)).status).toBe(200);
    expect((await fromShell(origin, '/api/auth/token', undefined, session)).status).toBe(401);
  });

  it('gives a code to nobody without the secret, and none to who cancelled', async () => {
    const { origin } = await startServer({ sandbox: sandbox.origin, variables });
    const { challenge } = shellSecret();
    const code =
      (await throughSystemBrowser(new Browser(), origin, challenge)).searchParams.get('code') ?? '';
    const stolen = await fromShell(origin, '/api/auth/shell/redeem', {
      code,
      verifier: shellSecret().verifier,
    });
    expect(stolen.status).toBe(400);
    expect(await stolen.json()).toMatchObject({ error: 'invalid_action_code' });
    const link = await throughSystemBrowser(new Browser(), origin, challenge, 'cancel');
    expect([link.searchParams.get('code'), link.searchParams.get('failed')]).toEqual([null, 'google']);
  });

  it('never shows a session to scripts of a website, nor answers the shell where there is none', async () => {
    const { origin } = await startServer({ sandbox: sandbox.origin, variables });
    const { verifier, challenge } = shellSecret();
    const code =
      (await throughSystemBrowser(new Browser(), origin, challenge)).searchParams.get('code') ?? '';
    const own = await fromShell(origin, '/api/auth/shell/redeem', { code, verifier }, { origin });
    expect([own.status, own.headers.get('set-auth-token')]).toEqual([200, null]);

    const plain = await startServer({ sandbox: sandbox.origin });
    const refused = await fromShell(plain.origin, '/api/auth/shell/redeem', { code, verifier });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([404, null]);
  });
});
