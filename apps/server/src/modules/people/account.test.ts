// @module-tag postgres
import { ALBUM_INDEX, decodeAlbum } from '@inkbloom/formats/album';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { Browser } from '../../../testing/browser.ts';
import { drawingSave } from '../../../testing/drawings.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import { startServer, type TestServer } from '../../../testing/server.ts';
import { accessToken, signIn, signInAtProvider } from '../../../testing/sign-in.ts';
import { deleteDueAccounts } from './deletion.ts';

const ADA = 'ada@example.com';
const DAY_MS = 86_400_000;

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

/** A server with a page, and somebody signed in by Google in a browser. */
async function open(email = ADA) {
  const yahoo = {
    YAHOO_ISSUER: `${sandbox.origin}/yahoo`,
    YAHOO_CLIENT_ID: 'sandbox-yahoo',
    YAHOO_CLIENT_SECRET: 'sandbox-yahoo-secret',
  };
  const server = await startServer({ sandbox: sandbox.origin, smtpUrl: sandbox.smtpUrl, variables: yahoo });
  await addActivities(server.databases, { id: 'owl', title: 'Quiet Owl' });
  const browser = new Browser();
  await signIn(browser, server.origin, { email });
  return { server, browser, ...(await caller(server, browser)) };
}

async function caller(server: TestServer, browser: Browser) {
  const headers = { authorization: `Bearer ${await accessToken(browser, server.origin)}` };
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const response = await server.app.inject({
      method,
      url: `/api/v1/account/${url}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.json<{ error?: string; data?: unknown }>() };
  };
  return { headers, call };
}

/** Makes every sign-in older than counts as fresh. */
async function ageSessions({ databases }: TestServer): Promise<void> {
  const old = new Date(Date.now() - 11 * 60_000);
  const created_at = databases.kind === 'sqlite' ? old.toISOString() : old;
  await databases.write.updateTable('sessions').set({ created_at }).execute();
}

describe('AUTH-7 where somebody is signed in', () => {
  it('is listed, can be ended one by one or all others at once, and is nobody else’s business', async () => {
    const { server, call } = await open();
    const other = new Browser();
    await signIn(other, server.origin, { email: ADA });
    const listed = (await call('GET', 'sessions')).body.data as { id: string; isThisOne: boolean }[];
    expect(listed).toHaveLength(2);
    const stranger = new Browser();
    await signIn(stranger, server.origin, { email: 'eve@example.com' });
    const eve = await caller(server, stranger);
    const second = listed.find(({ isThisOne }) => !isThisOne)?.id ?? '';
    expect((await eve.call('DELETE', `sessions/${second}`)).status).toBe(404);
    expect((await call('DELETE', `sessions/${second}`)).status).toBe(200);
    expect((await other.ask(`${server.origin}/api/auth/token`)).status).toBe(401);
    await signIn(other, server.origin, { email: ADA });
    expect((await call('DELETE', 'sessions')).status).toBe(200);
    expect((await other.ask(`${server.origin}/api/auth/token`)).status).toBe(401);
    expect((await call('GET', 'sessions')).body.data).toMatchObject([{ isThisOne: true }]);
  });
});

describe('linking ways to sign in', () => {
  it('adds Yahoo after a fresh sign-in with Google; both then lead to the same person', async () => {
    const { server, browser, call } = await open();
    const paths = { callbackURL: '/account?tab=settings', errorCallbackURL: '/account?unlinked=yahoo' };
    const started = await browser.post(`${server.origin}/api/auth/link-social`, {
      provider: 'yahoo',
      ...paths,
    });
    expect(started.status).toBe(200);
    const { url } = (await started.json()) as { url: string };
    const typed = { email: 'ada.other@example.com' };
    const end = await signInAtProvider(browser, `${server.origin}/account`, typed, url);
    expect(end).not.toContain('unlinked');
    expect((await call('GET', 'ways')).body.data).toMatchObject([{ id: 'google' }, { id: 'yahoo' }]);
    const again = new Browser();
    await signIn(again, server.origin, typed, 'yahoo');
    expect(await server.databases.read.selectFrom('users').select('id').execute()).toHaveLength(1);
    expect((await call('DELETE', 'ways/google')).status).toBe(200);
    expect((await call('DELETE', 'ways/yahoo')).status).toBe(400);
    expect((await call('GET', 'ways')).body.data).toMatchObject([{ id: 'yahoo' }]);
  });

  it('adds the mailbox, after which a mail signs in to the same account', async () => {
    const { server, call } = await open('box@example.com');
    expect((await call('POST', 'ways/email', {})).status).toBe(200);
    expect((await call('POST', 'ways/email', {})).body.data).toHaveLength(2);
    await new Browser().post(`${server.origin}/api/auth/magic-link/send`, { email: 'box@example.com' });
    const { text } = await sandbox.nextMail('box@example.com');
    const token = /token=([\w-]+)/.exec(text)?.[1];
    const body = { email: 'box@example.com', token };
    expect((await new Browser().post(`${server.origin}/api/auth/magic-link/complete`, body)).status).toBe(
      200,
    );
    expect(await server.databases.read.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  it('asks for a sign-in of the last ten minutes, as do export and deletion', async () => {
    const { server, browser, call, headers } = await open();
    await ageSessions(server);
    const paths = { callbackURL: '/account', errorCallbackURL: '/account' };
    const started = await browser.post(`${server.origin}/api/auth/link-social`, {
      provider: 'yahoo',
      ...paths,
    });
    expect([started.status, (await started.json()) as object]).toMatchObject([
      403,
      { error: 'requires_recent_login' },
    ]);
    for (const refused of [
      await call('POST', 'ways/email', {}),
      await call('DELETE', 'ways/google'),
      await call('POST', 'deletion', {}),
    ]) {
      expect(refused).toMatchObject({ status: 403, body: { error: 'requires_recent_login' } });
    }
    const zip = await server.app.inject({ url: '/api/v1/account/export.zip', headers });
    expect(zip.json()).toMatchObject({ error: 'requires_recent_login' });
    expect((await call('GET', 'ways')).status).toBe(200);
  });
});

async function draw(server: TestServer, headers: Record<string, string>): Promise<void> {
  const payload = await drawingSave({ drawingId: 'drawing-1', baseRevision: 0, coloredShare: 1 });
  const response = await server.app.inject({ method: 'POST', url: '/api/drawings/save', headers, payload });
  expect(response.statusCode).toBe(200);
}

/** Every row that still names a person or their address. */
async function rowsOf({ databases }: TestServer, userId: string, email: string): Promise<string> {
  const { read } = databases;
  const rows = await Promise.all([
    read.selectFrom('users').selectAll().execute(),
    read.selectFrom('sessions').selectAll().execute(),
    read.selectFrom('accounts').selectAll().execute(),
    read.selectFrom('profiles').selectAll().execute(),
    read.selectFrom('favorites').selectAll().execute(),
    read.selectFrom('drawings').selectAll().execute(),
    read.selectFrom('drawing_revisions').selectAll().execute(),
    read.selectFrom('coloring_records').selectAll().execute(),
    read.selectFrom('print_downloads').selectAll().execute(),
    read.selectFrom('idempotency_keys').selectAll().execute(),
    read.selectFrom('account_deletions').selectAll().execute(),
  ]);
  const text = JSON.stringify(rows);
  return [userId, email, 'drawing-1'].filter((secret) => text.includes(secret)).join();
}

describe('leaving', () => {
  it('signs out everywhere, and after a week leaves no row behind but sends a receipt', async () => {
    const email = 'gone@example.com';
    const { server, call, headers } = await open(email);
    const { id } = await server.databases.read.selectFrom('users').select('id').executeTakeFirstOrThrow();
    await draw(server, headers);
    expect((await call('GET', 'belongings')).body.data).toEqual({
      drawings: 1,
      pages: 0,
      favorites: 0,
      records: 1,
    });
    const asked = await call('POST', 'deletion', {});
    expect(asked.status).toBe(200);
    expect((await call('GET', 'belongings')).status).toBe(401);
    expect((await sandbox.nextMail(email)).text).toContain('Keep My Account');
    const { databases, store, origin } = server;
    const mailer = { queue: () => Promise.resolve(), wake: () => undefined };
    const parts = { databases, store, publicUrl: origin, mailer };
    await deleteDueAccounts(parts, new Date(Date.now() + 6 * DAY_MS));
    expect(await rowsOf(server, id, email)).toBe([id, email, 'drawing-1'].join());
    await deleteDueAccounts(parts, new Date(Date.now() + 7 * DAY_MS + 60_000));
    expect(await rowsOf(server, id, email)).toBe('');
  });

  it('is taken back by signing in within the week', async () => {
    const { server, call, headers } = await open();
    await draw(server, headers);
    await call('POST', 'deletion', {});
    const browser = new Browser();
    await signIn(browser, server.origin, { email: ADA });
    expect(await server.databases.read.selectFrom('account_deletions').selectAll().execute()).toEqual([]);
    const { call: callAgain } = await caller(server, browser);
    expect((await callAgain('GET', 'belongings')).body.data).toMatchObject({ drawings: 1 });
  });
});

describe('taking everything along', () => {
  it('gives one zip with the profile, the records, every drawing, an album and a page to look at', async () => {
    const { server, headers } = await open();
    await draw(server, headers);
    const response = await server.app.inject({ url: '/api/v1/account/export.zip', headers });
    expect(response.statusCode).toBe(200);
    const files = unzipSync(new Uint8Array(response.rawPayload));
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(JSON.parse(read('profile.json'))).toMatchObject({ email: ADA });
    expect(JSON.parse(read('coloring.json'))).toMatchObject([{ drawing_id: 'drawing-1' }]);
    expect(JSON.parse(read('favorites.json'))).toEqual([]);
    expect(read('drawings/1.png').slice(1, 4)).toBe('PNG');
    expect(read('index.html')).toContain('Quiet Owl');
    expect(decodeAlbum(read(ALBUM_INDEX))).toEqual([]); // the save had no strokes
  });

  it('ACC-5 and changes the name', async () => {
    const { call } = await open();
    expect((await call('PUT', 'name', { name: ' Ada L. ' })).body.data).toMatchObject({
      displayName: 'Ada L.',
    });
    for (const name of ['', '   ', 'x'.repeat(81), 'a\nb']) {
      expect((await call('PUT', 'name', { name })).status).toBe(400);
    }
  });
});
