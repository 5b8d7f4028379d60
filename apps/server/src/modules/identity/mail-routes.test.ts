import { describe, expect, it } from 'vitest';
import { type IdentityApp, identityApp } from '../../../testing/identity-app.ts';
import {
  codeIn,
  cookieOf,
  linkIn,
  PASSWORD,
  refusalIn,
  signInByLink,
  signUp,
  tokenIn,
} from '../../../testing/mail-sign-in.ts';

const EMAIL = 'pia@example.com';

const sessionsIn = ({ databases }: IdentityApp) =>
  databases.read.selectFrom('sessions').selectAll().orderBy('created_at').execute();
const usersIn = ({ databases }: IdentityApp) => databases.read.selectFrom('users').selectAll().execute();
const waysIn = ({ databases }: IdentityApp) =>
  databases.read
    .selectFrom('accounts')
    .select(['provider_id', 'account_id'])
    .orderBy('provider_id')
    .execute();

const OLD = [400, 'expired_action_code', 'This link is too old. Ask for a new one.'];
const UNKNOWN = [
  400,
  'invalid_action_code',
  'This link or code does not work, or was used already. Ask for a new one.',
];

describe('AUTH-6 signing in by mail', () => {
  it('sends one mail with a link and a code that is of use as long as they work', async () => {
    const app = await identityApp();
    const { post, mails, wakings, origin } = app;
    const sent = await post('magic-link/send', { email: EMAIL });
    expect(sent.json()).toEqual({ requestId: expect.stringMatching(/^[\w-]{32}$/) });
    expect([mails.length, wakings()]).toEqual([1, 1]);
    expect(mails[0]).toMatchObject({ kind: 'sign-in', to: EMAIL });
    const [link] = await app.databases.read.selectFrom('sign_in_links').selectAll().execute();
    expect(mails[0]?.usefulUntil?.toISOString()).toBe(link?.expires_at);
    expect(link).toMatchObject({ purpose: 'sign-in', email: EMAIL });
    expect(linkIn(mails[0]).href).toBe(`${origin}/auth?mode=signIn&token=${tokenIn(mails[0])}`);
    expect(mails[0]?.letter.subject).toMatch(/^\d{3} \d{3} is your Inkbloom code$/);
    await post('magic-link/send', { email: EMAIL, returnPath: '/activity/owl' });
    expect(linkIn(mails[1]).searchParams.get('returnUrl')).toBe('/activity/owl');
    const away = await post('magic-link/send', { email: EMAIL, returnPath: '//evil.example' });
    expect(refusalIn(away)).toEqual([400, 'invalid_request', 'A link leads to this site only.']);
    expect(mails).toHaveLength(2);
  });

  it('makes a person of whoever holds the mailbox, named by it, for thirty days', async () => {
    const app = await identityApp();
    expect((await signInByLink(app, EMAIL)).json()).toEqual({ success: true });
    const [user] = await usersIn(app);
    expect(user).toMatchObject({ email: EMAIL, name: 'pia', claimed_email: null });
    expect([Boolean(user?.email_verified), user?.id]).toEqual([true, expect.stringMatching(/^[\dA-Z]{26}$/)]);
    expect(await waysIn(app)).toEqual([{ provider_id: 'email', account_id: EMAIL }]);
    const [session] = await sessionsIn(app);
    const lasts = Date.parse(String(session?.expires_at)) - Date.parse(String(session?.created_at));
    expect(Math.round(lasts / 60_000)).toBe(30 * 24 * 60);
    await signInByLink(app, EMAIL);
    expect([(await usersIn(app)).length, (await waysIn(app)).length]).toEqual([1, 1]);
  });

  it('ends the session that was open in the same browser, and no other', async () => {
    const app = await identityApp();
    const first = cookieOf(await signInByLink(app, EMAIL));
    await signInByLink(app, EMAIL);
    const [one, two] = await sessionsIn(app);
    await signInByLink(app, 'bob@example.com', first);
    const left = (await sessionsIn(app)).map(({ id }) => id);
    expect([left.length, left.includes(one!.id), left.includes(two!.id)]).toEqual([2, false, true]);
  });

  it('takes back a deletion that the person had asked for', async () => {
    const app = await identityApp();
    await signInByLink(app, EMAIL);
    await signInByLink(app, 'bob@example.com');
    const users = await usersIn(app);
    const rows = users.map(({ id }) => ({ user_id: id, due_at: '2030-01-01T00:00:00.000Z' }));
    await app.databases.write.insertInto('account_deletions').values(rows).execute();
    await signInByLink(app, EMAIL);
    const left = await app.databases.read.selectFrom('account_deletions').select('user_id').execute();
    expect(left).toEqual([{ user_id: users.find(({ email }) => email !== EMAIL)?.id }]);
  });

  it('goes on with a first sign-in that was interrupted', async () => {
    const app = await identityApp();
    await signInByLink(app, EMAIL);
    await app.databases.write.deleteFrom('accounts').execute();
    expect((await signInByLink(app, EMAIL)).statusCode).toBe(200);
    expect(await waysIn(app)).toEqual([{ provider_id: 'email', account_id: EMAIL }]);
    expect(await usersIn(app)).toHaveLength(1);
  });

  it('is refused with words for what is wrong', async () => {
    const app = await identityApp();
    const { post, mails, databases } = app;
    const wrong = await post('magic-link/complete', { email: EMAIL, token: 'x'.repeat(43) });
    expect(refusalIn(wrong)).toEqual(UNKNOWN);
    await post('magic-link/send', { email: EMAIL });
    const token = tokenIn(mails[0]);
    expect(refusalIn(await post('magic-link/complete', { email: 'eve@example.com', token }))).toEqual([
      400,
      'invalid_email',
      'This link was sent to another address. Enter the address it came to.',
    ]);
    await databases.write.updateTable('sign_in_links').set({ expires_at: '2026-01-01' }).execute();
    expect(refusalIn(await post('magic-link/complete', { email: EMAIL, token }))).toEqual(OLD);
    const { id } = await databases.read.selectFrom('sign_in_links').select('id').executeTakeFirstOrThrow();
    expect(refusalIn(await post('magic-link/code', { requestId: id, code: codeIn(mails[0]) }))).toEqual(OLD);
    const other = await identityApp();
    await signUp(other, EMAIL);
    await other.databases.write.updateTable('accounts').set({ provider_id: 'google' }).execute();
    const taken = await signInByLink(other, EMAIL);
    expect(refusalIn(taken)).toEqual([
      409,
      'account_exists_with_different_credential',
      'There is an account with this address already. Sign in the way you did before.',
    ]);
    expect(taken.json()).toMatchObject({ ways: ['google'] });
  });

  it('sends no more than twenty mails an hour to one address, whatever they are about', async () => {
    const { post, mails } = await identityApp();
    const about = [
      ['magic-link/send', { email: EMAIL }],
      ['password/forgot', { email: EMAIL }],
    ] as const;
    for (let count = 0; count < 20; count++) {
      expect((await post(about[count % 2]![0], about[count % 2]![1])).statusCode).toBe(200);
    }
    const before = mails.length;
    for (const [path, body] of [
      ...about,
      ['password/sign-up', { email: EMAIL, password: PASSWORD }],
    ] as const) {
      const message = 'Too many mails to this address. Please try again later.';
      expect(refusalIn(await post(path, body))).toEqual([429, 'too_many_requests', message]);
    }
    expect(mails).toHaveLength(before);
    expect((await post('magic-link/send', { email: 'bob@example.com' })).statusCode).toBe(200);
  });
});

describe('AUTH-7 signing in with a password', () => {
  it('begins with the code of a mail, without a link', async () => {
    const app = await identityApp();
    const { post, mails, wakings, databases } = app;
    const asked = await post('password/sign-up', { email: EMAIL, password: PASSWORD });
    expect([mails[0]?.kind, mails[0]?.to, wakings()]).toEqual(['sign-up', EMAIL, 1]);
    const [link] = await databases.read.selectFrom('sign_in_links').selectAll().execute();
    expect(link).toMatchObject({
      purpose: 'sign-up',
      email: EMAIL,
      id: asked.json<{ requestId: string }>().requestId,
    });
    expect(mails[0]?.usefulUntil?.toISOString()).toBe(link?.expires_at);
    expect(link?.payload).not.toContain(PASSWORD);
    const replaces = link?.id ?? '';
    await post('password/sign-up', { email: EMAIL, password: PASSWORD, replaces });
    expect(await databases.read.selectFrom('sign_in_links').select('id').execute()).toHaveLength(1);
    expect(refusalIn(await post('magic-link/code', { requestId: replaces, code: codeIn(mails[0]) }))).toEqual(
      UNKNOWN,
    );
    await signUp(app, EMAIL);
    const [user] = await usersIn(app);
    expect([user?.email, user?.name, Boolean(user?.email_verified)]).toEqual([EMAIL, 'pia', true]);
    expect(await waysIn(app)).toEqual([{ provider_id: 'credential', account_id: user?.id }]);
  });

  it('is the same answer for a wrong password and an address that nobody has, or has without one', async () => {
    const app = await identityApp();
    await signUp(app, EMAIL);
    await signInByLink(app, 'bob@example.com');
    const words = [401, 'wrong_password', 'Email and password do not fit together.'];
    for (const email of [EMAIL, 'bob@example.com', 'nobody@example.com']) {
      expect(refusalIn(await app.post('password/sign-in', { email, password: 'not this one' }))).toEqual(
        words,
      );
    }
    const nobody = { email: 'nobody@example.com', password: 'nobody has this password' };
    expect(refusalIn(await app.post('password/sign-in', nobody))).toEqual(words);
    const right = await app.post('password/sign-in', { email: EMAIL, password: PASSWORD });
    expect([right.json(), cookieOf(right).includes('session_token')]).toEqual([{ success: true }, true]);
  });

  it('is held up after ten tries from one place, and not from another', async () => {
    const { app, post, origin } = await identityApp();
    const from = (remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/password/sign-in',
        headers: { origin, host: 'localhost:3001' },
        remoteAddress,
        payload: { email: EMAIL, password: 'guess' },
      });
    for (let tries = 0; tries < 10; tries++) expect((await from('192.0.2.1')).statusCode).toBe(401);
    const message = 'Too many tries at this password. Please try again later, or set a new one.';
    expect(refusalIn(await from('192.0.2.1'))).toEqual([429, 'too_many_requests', message]);
    expect((await from('192.0.2.2')).statusCode).toBe(401);
    const other = await post('password/sign-in', { email: 'bob@example.com', password: 'guess' });
    expect(other.statusCode).toBe(401);
  });

  it('is no way into an account that came about meanwhile', async () => {
    const app = await identityApp();
    const asked = await app.post('password/sign-up', { email: EMAIL, password: PASSWORD });
    const { requestId } = asked.json<{ requestId: string }>();
    const code = codeIn(app.mails[0]);
    await signInByLink(app, EMAIL);
    const late = await app.post('magic-link/code', { requestId, code });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { error: 'account_exists_with_different_credential', ways: ['email'] },
    ]);
    expect(await waysIn(app)).toMatchObject([{ provider_id: 'email' }]);
    await app.post('password/sign-up', { email: EMAIL, password: PASSWORD });
    const letter = app.mails.at(-1);
    expect([letter?.kind, codeIn(letter)]).toEqual(['sign-up', '']);
    expect(linkIn(letter).href).toBe(`${app.origin}/auth?mode=signin`);
    expect(letter?.letter.subject).toBe('You have an Inkbloom account already');
  });
});

describe('AUTH-7 a new password', () => {
  it('is set by the link of a mail, which signs out everywhere else', async () => {
    const app = await identityApp();
    const { post, mails, wakings, origin, databases } = app;
    await signUp(app, EMAIL);
    await signInByLink(app, 'bob@example.com');
    const woken = wakings();
    expect((await post('password/forgot', { email: EMAIL })).json()).toEqual({ success: true });
    const mail = mails.at(-1);
    expect([mail?.kind, mail?.to, wakings()]).toEqual(['reset', EMAIL, woken + 1]);
    expect(linkIn(mail).href).toBe(`${origin}/auth?mode=resetPassword&token=${tokenIn(mail)}`);
    const [link] = await databases.read.selectFrom('sign_in_links').selectAll().execute();
    expect([link?.purpose, link?.expires_at]).toEqual(['reset', mail?.usefulUntil?.toISOString()]);
    const password = 'another heron';
    const token = tokenIn(mail);
    const weak = refusalIn(await post('password/reset', { email: EMAIL, token, password: 'short' }));
    expect(weak).toEqual([400, 'weak_password', 'A password has at least 6 characters.']);
    const set = await post('password/reset', { email: EMAIL, token, password });
    expect([set.json(), cookieOf(set).includes('session_token')]).toEqual([{ success: true }, true]);
    const users = await usersIn(app);
    const sessions = await sessionsIn(app);
    expect(sessions.map(({ user_id }) => user_id).toSorted()).toEqual(users.map(({ id }) => id).toSorted());
    expect((await post('password/sign-in', { email: EMAIL, password: PASSWORD })).statusCode).toBe(401);
    expect((await post('password/sign-in', { email: EMAIL, password })).statusCode).toBe(200);
    expect(refusalIn(await post('password/reset', { email: EMAIL, token, password }))).toEqual(UNKNOWN);
  });

  it('is a further way for who signs in by mail, and none for who signs in by a provider', async () => {
    const app = await identityApp();
    const { post, mails, databases } = app;
    await signInByLink(app, EMAIL);
    await post('password/forgot', { email: EMAIL });
    const token = tokenIn(mails.at(-1));
    await databases.write.updateTable('accounts').set({ provider_id: 'google' }).execute();
    const refused = await post('password/reset', { email: EMAIL, token, password: PASSWORD });
    expect(refusalIn(refused)).toEqual(UNKNOWN);
    const before = mails.length;
    await post('password/forgot', { email: EMAIL });
    expect(mails).toHaveLength(before);
    await databases.write.updateTable('accounts').set({ provider_id: 'email' }).execute();
    await post('password/forgot', { email: EMAIL });
    const again = { email: EMAIL, token: tokenIn(mails.at(-1)), password: PASSWORD };
    expect((await post('password/reset', again)).statusCode).toBe(200);
    expect((await waysIn(app)).map(({ provider_id }) => provider_id)).toEqual(['credential', 'email']);
  });
});

describe('AUTH-6 AUTH-7 a way that is switched off', () => {
  const MAIL = [403, 'magic_link_disabled', 'Magic link authentication is disabled'];
  const PASSWORDS = [403, 'email_sign_in_disabled', 'Email authentication is currently disabled'];
  const token = 'x'.repeat(43);
  const links = [
    ['magic-link/send', { email: EMAIL }],
    ['magic-link/complete', { email: EMAIL, token }],
  ] as const;
  const passwords = [
    ['password/sign-up', { email: EMAIL, password: PASSWORD }],
    ['password/sign-in', { email: EMAIL, password: PASSWORD }],
    ['password/forgot', { email: EMAIL }],
    ['password/reset', { email: EMAIL, token, password: PASSWORD }],
  ] as const;
  const code = ['magic-link/code', { requestId: 'x'.repeat(32), code: '123456' }] as const;

  it('says so in each of its calls', async () => {
    const noLinks = await identityApp({ magicLink: false });
    for (const [path, body] of links) expect(refusalIn(await noLinks.post(path, body))).toEqual(MAIL);
    expect(refusalIn(await noLinks.post(...code)), 'it completes a sign-up too').toEqual(UNKNOWN);
    expect((await noLinks.post(...passwords[1])).statusCode).toBe(401);
    const noPasswords = await identityApp({ passwordSignIn: false });
    for (const [path, body] of passwords)
      expect(refusalIn(await noPasswords.post(path, body))).toEqual(PASSWORDS);
    expect((await noPasswords.post(...code)).statusCode).toBe(400);
    const neither = await identityApp({ magicLink: false, passwordSignIn: false });
    expect(refusalIn(await neither.post(...code))).toEqual(MAIL);
  });
});
