import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../testing/browser.ts';
import { type IdentityServer, startIdentityServer } from '../../../testing/identity-server.ts';
import { type RunningSandbox, type SandboxMail, startSandbox } from '../../../testing/sandbox.ts';
import { accessToken, initUser, signIn } from '../../../testing/sign-in.ts';

const PASSWORD = 'a quiet heron';
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

function start(): Promise<IdentityServer> {
  return startIdentityServer(sandbox.origin, ['google', 'yahoo'], sandbox.smtpUrl);
}

type Fields = Readonly<Record<string, string>>;

async function ask(origin: string, path: string, body: Fields, browser = new Browser()) {
  const response = await browser.post(`${origin}/api/auth/${path}`, body);
  const answer = (await response.json()) as { error?: string; requestId?: string; message?: string };
  return { status: response.status, ...answer };
}

function codeIn({ text }: SandboxMail): string {
  return (/^(\d{3}) (\d{3})$/m.exec(text) ?? []).slice(1).join('');
}

function tokenIn({ text }: SandboxMail): string {
  return new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '';
}

/** Signs up with a password and types in the code. */
async function signUp(origin: string, email: string, browser = new Browser()): Promise<Browser> {
  const before = (await sandbox.mails(email)).length;
  const { requestId = '' } = await ask(origin, 'password/sign-up', { email, password: PASSWORD });
  const mail = await sandbox.nextMail(email, before + 1);
  const done = await ask(origin, 'magic-link/code', { requestId, code: codeIn(mail) }, browser);
  expect(done.status).toBe(200);
  return browser;
}

describe('AUTH-7 email and password', () => {
  it(
    'sign up with the code of a mail, sign in, and know the person again',
    { tags: ['postgres'] },
    async () => {
      const { origin } = await start();
      const browser = await signUp(origin, 'pia@example.com');
      const profile = await initUser(origin, await accessToken(browser, origin));
      expect(await profile.json()).toMatchObject({ data: { email: 'pia@example.com', emailVerified: true } });
      const again = new Browser();
      const fields = { email: ' Pia@Example.com', password: PASSWORD };
      expect((await ask(origin, 'password/sign-in', fields, again)).status).toBe(200);
      const uid = async (of: Browser) =>
        ((await (await initUser(origin, await accessToken(of, origin))).json()) as { data: { uid: string } })
          .data.uid;
      expect(await uid(again)).toBe(await uid(browser));
    },
  );

  it.each([
    ['short', /at least 6/],
    ['password', /most common/],
    ['QWERTYUIOP', /most common/],
    ['12345678', /most common/],
  ])('refuse the password %s, with its reason, and send no mail', async (password, reason) => {
    const { origin } = await start();
    const email = `weak-${password}@example.com`.toLowerCase();
    const refused = await ask(origin, 'password/sign-up', { email, password });
    expect(refused).toMatchObject({ status: 400, error: 'weak_password' });
    expect(refused.message).toMatch(reason);
    expect(await sandbox.mails(email)).toEqual([]);
  });

  it('never tell whether an address has an account', async () => {
    const { origin } = await start();
    await signUp(origin, 'known@example.com');
    for (const path of ['password/sign-up', 'password/forgot']) {
      const [known, unknown] = await Promise.all(
        ['known@example.com', 'nobody@example.com'].map((email) =>
          ask(origin, path, path.endsWith('up') ? { email, password: PASSWORD } : { email }),
        ),
      );
      expect({ ...known, requestId: '' }).toEqual({ ...unknown, requestId: '' });
    }
    const wrong = await ask(origin, 'password/sign-in', {
      email: 'known@example.com',
      password: 'not this one',
    });
    const nobody = await ask(origin, 'password/sign-in', {
      email: 'nobody@example.com',
      password: 'not this one',
    });
    expect([wrong.status, wrong.error, wrong.message]).toEqual([nobody.status, nobody.error, nobody.message]);
    expect([wrong.status, wrong.error]).toEqual([401, 'wrong_password']);
    await sandbox.nextMail('known@example.com', 3);
    const subjects = (await sandbox.mails('known@example.com')).map(({ subject }) => subject);
    expect(subjects.slice(0, 2).toSorted()).toEqual([
      'Set a new password',
      'You have an Inkbloom account already',
    ]);
    expect(await sandbox.mails('nobody@example.com')).toHaveLength(1);
  });

  it('give nobody an account by a password that somebody else chose for their address', async () => {
    const { origin, databases } = await start();
    const attacker = await ask(origin, 'password/sign-up', {
      email: 'victim@example.com',
      password: 'of the attacker',
    });
    const mail = await sandbox.nextMail('victim@example.com');
    expect(mail.text).not.toMatch(/https?:\/\/\S*token=/);
    const guess = {
      requestId: attacker.requestId ?? '',
      code: codeIn(mail) === '000000' ? '000001' : '000000',
    };
    for (let tries = 0; tries < 6; tries++) {
      expect((await ask(origin, 'magic-link/code', guess)).error).toBe('invalid_action_code');
    }
    const late = await ask(origin, 'magic-link/code', { ...guess, code: codeIn(mail) });
    expect(late.error).toBe('invalid_action_code');
    expect(await databases.read.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('leave an account alone that signs in by a provider', async () => {
    const { origin } = await start();
    await signIn(new Browser(), origin, { email: 'gus@example.com' });
    const asked = await ask(origin, 'password/sign-up', { email: 'gus@example.com', password: PASSWORD });
    const mail = await sandbox.nextMail('gus@example.com');
    expect(codeIn(mail)).toBe('');
    const typed = await ask(origin, 'magic-link/code', { requestId: asked.requestId ?? '', code: '123456' });
    expect(typed.error).toBe('invalid_action_code');
    await ask(origin, 'password/forgot', { email: 'gus@example.com' });
    expect(await sandbox.mails('gus@example.com')).toHaveLength(1);
  });

  it('set a new password by mail once, which signs out everywhere else', { tags: ['postgres'] }, async () => {
    const { origin, databases } = await start();
    const email = 'ria@example.com';
    await signUp(origin, email);
    await ask(origin, 'password/forgot', { email });
    const token = tokenIn(await sandbox.nextMail(email, 2));
    const weak = await ask(origin, 'password/reset', { email, token, password: 'dragon' });
    expect(weak.error).toBe('weak_password');
    const password = 'another heron';
    const all = await Promise.all(
      Array.from({ length: 5 }, () => ask(origin, 'password/reset', { email, token, password })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await databases.read.selectFrom('sessions').select('id').execute()).toHaveLength(1);
    expect((await ask(origin, 'password/sign-in', { email, password: PASSWORD })).status).toBe(401);
    expect((await ask(origin, 'password/sign-in', { email, password })).status).toBe(200);
    const link = await ask(origin, 'magic-link/complete', { email, token });
    expect(link.error).toBe('invalid_action_code');
  });

  it('stop guesses at one password from one place', async () => {
    const { origin } = await start();
    const email = 'ned@example.com';
    await signUp(origin, email);
    const guess = () => ask(origin, 'password/sign-in', { email, password: 'guess' });
    const answers: number[] = [];
    for (let tries = 0; tries < 12; tries++) answers.push((await guess()).status);
    expect(answers.slice(0, 10).every((status) => status === 401)).toBe(true);
    expect(answers.slice(10)).toEqual([429, 429]);
  });

  it('can be set and changed by somebody who signed in lately, who is told by mail', async () => {
    const { app, origin, databases } = await start();
    const browser = new Browser();
    const email = 'uma@example.com';
    await signIn(browser, origin, { email });
    await signIn(new Browser(), origin, { email });
    const headers = { authorization: `Bearer ${await accessToken(browser, origin)}` };
    const change = (password: string) =>
      app.inject({ method: 'PUT', url: '/api/v1/account/password', headers, payload: { password } });
    expect((await change('letmein')).json()).toMatchObject({ error: 'weak_password' });
    expect((await change('first heron')).statusCode).toBe(200);
    expect((await change('second heron')).statusCode).toBe(200);
    expect((await sandbox.nextMail(email, 2)).subject).toBe('Your password was changed');
    expect(await databases.read.selectFrom('sessions').select('id').execute()).toHaveLength(1);
    expect((await ask(origin, 'password/sign-in', { email, password: 'first heron' })).status).toBe(401);
    expect((await ask(origin, 'password/sign-in', { email, password: 'second heron' })).status).toBe(200);
    await databases.write
      .updateTable('sessions')
      .set({ created_at: new Date(0).toISOString() })
      .execute();
    expect((await change('third heron')).json()).toMatchObject({ error: 'requires_recent_login' });
  });
});

async function signedIn(email: string) {
  const server = await start();
  const browser = new Browser();
  await signIn(browser, server.origin, { email });
  const headers = { authorization: `Bearer ${await accessToken(browser, server.origin)}` };
  const request = (to: string) =>
    server.app.inject({ method: 'POST', url: '/api/v1/account/address', headers, payload: { email: to } });
  const confirm = (token: string) =>
    server.app.inject({ method: 'POST', url: '/api/v1/account/address/confirm', payload: { token } });
  const addressNow = async () =>
    (await server.databases.read.selectFrom('users').select('email').orderBy('created_at').execute())[0]
      ?.email;
  return { ...server, request, confirm, addressNow };
}

describe('AUTH-7 changing the address', () => {
  it('works by the mail to the new one, once, and tells both', { tags: ['postgres'] }, async () => {
    const { request, confirm, addressNow } = await signedIn('old@example.com');
    expect((await request('new@example.com')).statusCode).toBe(200);
    const mail = await sandbox.nextMail('new@example.com');
    expect((await sandbox.nextMail('old@example.com')).subject).toBe('Your address is about to change');
    expect(await addressNow()).toBe('old@example.com');
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(tokenIn(mail))));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await addressNow()).toBe('new@example.com');
    for (const email of ['old@example.com', 'new@example.com']) {
      expect((await sandbox.nextMail(email, 2)).subject).toBe('Your address was changed');
    }
  });

  it('takes no address of somebody else, and says so to its owner alone', async () => {
    const { origin, request, confirm, addressNow } = await signedIn('mine@example.com');
    await signIn(new Browser(), origin, { email: 'theirs@example.com' });
    expect((await request('theirs@example.com')).json()).toEqual((await request('free@example.com')).json());
    const mail = await sandbox.nextMail('theirs@example.com');
    expect((await confirm(tokenIn(mail))).json()).toMatchObject({ error: 'email_already_in_use' });
    expect(await addressNow()).toBe('mine@example.com');
  });

  it('asks for a recent sign-in, and refuses links that are none', async () => {
    const { databases, request, confirm } = await signedIn('late@example.com');
    expect((await request('late@example.com')).json()).toMatchObject({ error: 'invalid_email' });
    expect((await confirm('x'.repeat(43))).json()).toMatchObject({ error: 'invalid_action_code' });
    await databases.write
      .updateTable('sessions')
      .set({ created_at: new Date(0).toISOString() })
      .execute();
    expect((await request('new@example.com')).json()).toMatchObject({ error: 'requires_recent_login' });
  });
});
