import { describe, expect, it } from 'vitest';
import { type IdentityApp, identityApp } from '../../../testing/identity-app.ts';
import { SECRET } from '../../../testing/identity-server.ts';
import { cookieOf, refusalIn, signUp } from '../../../testing/mail-sign-in.ts';
import { shellSecret } from '../../../testing/shell-sign-in.ts';
import { shellCode } from './shell-codes.ts';

const EMAIL = 'pia@example.com';
const QUERY = new URLSearchParams({ provider: 'google', challenge: 'c'.repeat(43) }).toString();

const start = (app: IdentityApp) => app.app.inject(`/api/auth/shell/start?${QUERY}`);

const pageAt = async ({ app }: IdentityApp, cookie = '') => {
  const answer = await app.inject({ url: `/api/auth/shell/return?${QUERY}`, headers: { cookie } });
  const [, link = ''] = /href="([^"]+)"/.exec(answer.body) ?? [];
  return { answer, link };
};

describe('NAT-1 the sign-in of a native shell', () => {
  const SHELL = { appId: 'org.example.color' };

  it('comes back to the app by a page that goes on by itself, and takes the session off the browser', async () => {
    const app = await identityApp({ native: SHELL });
    const cookie = cookieOf(await signUp(app, EMAIL));
    const { answer, link } = await pageAt(app, `other=1; ${cookie}; __Secure-x.session_data=2`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'set-cookie': [
        'inkbloom-3001.session_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
        '__Secure-x.session_data=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
      ],
    });
    expect(link).toMatch(/^org\.example\.color:\/\/auth\?done=google&amp;code=[\w.-]+$/);
    expect(answer.body).toContain(`<meta http-equiv="refresh" content="0; url=${link}">`);
    expect(answer.body).toMatch(/^<!doctype html>\n<html lang="en">/);
  });

  it('says which provider failed where nobody has signed in, and is not there without a shell', async () => {
    const { answer, link } = await pageAt(await identityApp({ native: SHELL }));
    expect([answer.statusCode, link]).toEqual([200, 'org.example.color://auth?failed=google']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const offered = refusalIn(await start(await identityApp({ native: SHELL })));
    expect(offered).toEqual([404, 'not_found', 'This way of signing in is not offered here.']);
    const plain = await identityApp();
    expect((await pageAt(plain)).answer.statusCode).toBe(404);
  });

  it('redeems no code that is made up, or whose session has ended', async () => {
    const { challenge, verifier } = shellSecret();
    const app = await identityApp({ native: SHELL });
    await signUp(app, EMAIL);
    const [session] = await app.databases.read.selectFrom('sessions').select('id').execute();
    const redeem = (code: string) => app.post('shell/redeem', { code, verifier });
    const message = 'This sign-in took too long or was used already. Please sign in again.';
    for (const code of ['made up', shellCode(SECRET, 'no session', challenge)]) {
      expect(refusalIn(await redeem(code))).toEqual([400, 'invalid_action_code', message]);
    }
    const code = shellCode(SECRET, session!.id, challenge);
    expect((await redeem(code)).json()).toEqual({ success: true });
    await app.databases.write.deleteFrom('sessions').execute();
    expect(refusalIn(await redeem(code))).toEqual([400, 'invalid_action_code', message]);
  });
});
