import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../testing/browser.ts';
import { startIdentityServer, type IdentityServer } from '../../../testing/identity-server.ts';
import { startSandbox, type RunningSandbox, type SandboxMail } from '../../../testing/sandbox.ts';
import { accessToken, initUser, signIn } from '../../../testing/sign-in.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

function start(): Promise<IdentityServer> {
  return startIdentityServer(sandbox.origin, ['google', 'yahoo'], sandbox.smtpUrl);
}

/** Asks for a mail and gives what came. */
async function ask(browser: Browser, origin: string, email: string, more: object = {}) {
  const before = (await sandbox.mails(email)).length;
  const response = await browser.post(`${origin}/api/auth/magic-link/send`, { email, ...more });
  expect(response.status).toBe(200);
  const { requestId } = (await response.json()) as { requestId: string };
  return { requestId, mail: await sandbox.nextMail(email, before + 1) };
}

function linkIn({ text }: SandboxMail): URL {
  return new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
}

function tokenIn(mail: SandboxMail): string {
  return linkIn(mail).searchParams.get('token') ?? '';
}

function codeIn({ text }: SandboxMail): string {
  return (/^(\d{3}) (\d{3})$/m.exec(text) ?? []).slice(1).join('');
}

function complete(browser: Browser, origin: string, email: string, token: string): Promise<Response> {
  return browser.post(`${origin}/api/auth/magic-link/complete`, { email, token });
}

function typeCode(browser: Browser, origin: string, requestId: string, code: string): Promise<Response> {
  return browser.post(`${origin}/api/auth/magic-link/code`, { requestId, code });
}

async function refusal(response: Response): Promise<[number, unknown]> {
  return [response.status, ((await response.json()) as { error?: unknown }).error];
}

describe('AUTH-6 the link of a sign-in mail', () => {
  it('opens /auth with mode=signIn, is burnt by no GET or HEAD, and signs in once by POST', async () => {
    const { origin } = await start();
    const browser = new Browser();
    const { mail } = await ask(browser, origin, 'Ada@Example.com', { returnPath: '/activity/owl?color=1' });
    expect(mail.to).toBe('ada@example.com');
    const link = linkIn(mail);
    expect(link.origin + link.pathname).toBe(`${origin}/auth`);
    expect(link.searchParams.get('mode')).toBe('signIn');
    expect(link.searchParams.get('returnUrl')).toBe('/activity/owl?color=1');
    for (const method of ['GET', 'HEAD']) await fetch(link, { method });
    for (const path of ['complete', 'code', 'send']) {
      expect((await fetch(`${origin}/api/auth/magic-link/${path}?token=${tokenIn(mail)}`)).status).toBe(404);
    }
    expect((await complete(browser, origin, 'ada@example.com', tokenIn(mail))).status).toBe(200);
    const profile = await initUser(origin, await accessToken(browser, origin));
    expect(await profile.json()).toMatchObject({ data: { email: 'ada@example.com', emailVerified: true } });
    const again = await complete(new Browser(), origin, 'ada@example.com', tokenIn(mail));
    expect(await refusal(again)).toEqual([400, 'invalid_action_code']);
  });

  it('gives one session for 100 replays at once', { tags: ['postgres'] }, async () => {
    const { origin, databases } = await start();
    const { mail } = await ask(new Browser(), origin, 'replay@example.com');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => complete(new Browser(), origin, 'replay@example.com', tokenIn(mail))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await databases.read.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });

  it('works for the address that it was sent to alone, and knows the person again', async () => {
    const { origin, databases } = await start();
    const { mail } = await ask(new Browser(), origin, 'bob@example.com');
    const wrong = await complete(new Browser(), origin, 'eve@example.com', tokenIn(mail));
    expect(await refusal(wrong)).toEqual([400, 'invalid_email']);
    expect((await complete(new Browser(), origin, 'bob@example.com', tokenIn(mail))).status).toBe(200);
    const second = await ask(new Browser(), origin, 'bob@example.com');
    await complete(new Browser(), origin, 'bob@example.com', tokenIn(second.mail));
    expect(await databases.read.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  it('ends after ten minutes, with its own code', async () => {
    const { origin, databases } = await start();
    const { mail } = await ask(new Browser(), origin, 'late@example.com');
    const past = new Date(Date.now() - 1).toISOString();
    await databases.write.updateTable('sign_in_links').set({ expires_at: past }).execute();
    const late = await complete(new Browser(), origin, 'late@example.com', tokenIn(mail));
    expect(await refusal(late)).toEqual([400, 'expired_action_code']);
  });

  it('of an earlier request stops working when a new one replaces it', async () => {
    const { origin } = await start();
    const first = await ask(new Browser(), origin, 'again@example.com');
    const second = await ask(new Browser(), origin, 'again@example.com', { replaces: first.requestId });
    const old = await complete(new Browser(), origin, 'again@example.com', tokenIn(first.mail));
    expect(await refusal(old)).toEqual([400, 'invalid_action_code']);
    expect((await complete(new Browser(), origin, 'again@example.com', tokenIn(second.mail))).status).toBe(
      200,
    );
  });
});

describe('AUTH-6 the code of the same mail', () => {
  it('signs in where it was asked for, and uses up the link too', async () => {
    const { origin } = await start();
    const browser = new Browser();
    const { mail, requestId } = await ask(browser, origin, 'code@example.com');
    expect((await typeCode(browser, origin, requestId, codeIn(mail))).status).toBe(200);
    expect((await initUser(origin, await accessToken(browser, origin))).status).toBe(200);
    const link = await complete(new Browser(), origin, 'code@example.com', tokenIn(mail));
    expect(await refusal(link)).toEqual([400, 'invalid_action_code']);
  });

  it('is locked after five wrong guesses: the mail, not the person', { tags: ['postgres'] }, async () => {
    const { origin } = await start();
    const first = await ask(new Browser(), origin, 'guess@example.com');
    const right = codeIn(first.mail);
    const wrong = right === '000000' ? '000001' : '000000';
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => typeCode(new Browser(), origin, first.requestId, wrong)),
    );
    expect(guesses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 400));
    expect((await typeCode(new Browser(), origin, first.requestId, right)).status).toBe(400);
    const second = await ask(new Browser(), origin, 'guess@example.com');
    expect((await typeCode(new Browser(), origin, second.requestId, codeIn(second.mail))).status).toBe(200);
  });
});

describe('a sign-in mail', () => {
  it('tells nobody whether an address is known, and its secrets lie nowhere in the database', async () => {
    const { origin, databases } = await start();
    await signIn(new Browser(), origin, { email: 'known@example.com' });
    const known = await ask(new Browser(), origin, 'known@example.com');
    const unknown = await ask(new Browser(), origin, 'unknown@example.com');
    expect(known.requestId).toHaveLength(unknown.requestId.length);
    expect(known.mail.text.split('\n')[0]).toBe(unknown.mail.text.split('\n')[0]);
    const rows = JSON.stringify([
      await databases.read.selectFrom('sign_in_links').selectAll().execute(),
      await databases.read.selectFrom('mail_outbox').selectAll().execute(),
    ]);
    for (const secret of [tokenIn(known.mail), codeIn(known.mail)]) expect(rows).not.toContain(secret);
  });

  it('is no way into the account of a provider with the same address; the answer names the way', async () => {
    const { origin } = await start();
    await signIn(new Browser(), origin, { email: 'both@example.com' });
    const { mail } = await ask(new Browser(), origin, 'both@example.com');
    const response = await complete(new Browser(), origin, 'both@example.com', tokenIn(mail));
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      error: 'account_exists_with_different_credential',
      ways: ['google'],
    });
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'a@b@c',
    'ada@example.com\r\nBcc: eve@example.com',
    'a,b@example.com',
  ])('is not sent to %j', async (email) => {
    const { origin } = await start();
    const response = await new Browser().post(`${origin}/api/auth/magic-link/send`, { email });
    expect(await refusal(response)).toEqual([400, 'invalid_request']);
  });

  it('AUTH-3 leads to no other site', async () => {
    const { origin } = await start();
    for (const returnPath of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
      const body = { email: 'ada@example.com', returnPath };
      expect((await new Browser().post(`${origin}/api/auth/magic-link/send`, body)).status).toBe(400);
    }
  });

  it('is limited by the hour for one address, whoever asks', async () => {
    const { origin } = await start();
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      const headers = { 'x-forwarded-for': `10.0.0.${count}` };
      const body = { email: 'flood@example.com' };
      statuses.push((await new Browser().post(`${origin}/api/auth/magic-link/send`, body, headers)).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(statuses[20]).toBe(429);
  });

  it('AUTH-5 is refused where no mail can be sent', async () => {
    const { origin } = await startIdentityServer(sandbox.origin);
    const response = await new Browser().post(`${origin}/api/auth/magic-link/send`, {
      email: 'a@example.com',
    });
    expect(await response.json()).toMatchObject({
      error: 'magic_link_disabled',
      message: 'Magic link authentication is disabled',
    });
  });
});
