import { getAdminOverview } from '@inkbloom/contracts/admin';
import * as calls from '@inkbloom/contracts/admin';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import { startServer } from '../../../testing/server.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const ROOT = 'root@example.org';

async function start(variables: Record<string, string> = {}) {
  const server = await startServer({
    sandbox: sandbox.origin,
    variables: { ADMIN_EMAILS: `somebody@example.org, ${ROOT.toUpperCase()}`, ...variables },
  });
  await addActivities(server.databases, { id: 'owl', title: 'Quiet Owl' }, { id: 'fox', title: 'Red Fox' });
  const root = await server.signIn(ROOT);
  async function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, who: object = root) {
    const answer = await server.app.inject({ method, url, headers: { ...who }, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<{ data: never; error: string }>() };
  }
  return { ...server, root, call };
}

/** The lines that tell what operators did, from now on. */
function auditLines({ log }: Awaited<ReturnType<typeof start>>['app']): unknown[] {
  const lines: unknown[] = [];
  const child = log.child.bind(log);
  vi.spyOn(log, 'child').mockImplementation((...given) => {
    const logger = child(...given);
    vi.spyOn(logger, 'info').mockImplementation((line: unknown) => void lines.push(line));
    return logger;
  });
  return lines;
}

function setUnverified({ databases: { write, kind } }: Awaited<ReturnType<typeof start>>, email: string) {
  const email_verified = kind === 'postgres' ? false : 0;
  return write.updateTable('users').set({ email_verified }).where('email', '=', email).execute();
}

it('to everybody but operators there is nothing at all', async () => {
  const server = await start();
  const { app, call, root } = server;
  const bea = await server.signIn('bea@example.org');
  const all = Object.values(calls).filter((one) => typeof one === 'object' && 'url' in one);
  expect(all.length).toBeGreaterThan(10);
  for (const { method, url } of all) {
    for (const headers of [{}, bea, { authorization: 'Bearer nonsense' }]) {
      const answer = await app.inject({
        method,
        url: url.replace(':id', 'owl'),
        headers,
        payload: { junk: 1 },
      });
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([404, 'not_found']);
    }
  }
  expect((await call('GET', getAdminOverview.url)).status).toBe(200);
  await setUnverified(server, ROOT);
  expect((await call('GET', getAdminOverview.url, undefined, root)).status, 'not verified').toBe(404);
  const { app: without } = await startServer();
  expect((await without.inject(getAdminOverview.url)).statusCode, 'without the variable').toBe(404);
  expect((await app.inject('/api/v1/openapi.json')).body).not.toContain('/admin/');
});

it('pages are hidden, shown and decided on; the lists follow', async () => {
  const { app, call, databases } = await start();
  const listed = async () => {
    const rows = await databases.read.selectFrom('listings').select('activity_id').execute();
    return new Set(rows.map(({ activity_id }) => activity_id));
  };
  expect((await call('GET', '/api/v1/admin/pages?query=OWL')).body.data).toMatchObject([
    { id: 'owl', isShown: true },
  ]);
  const lines = auditLines(app);
  expect((await call('POST', '/api/v1/admin/pages/owl', { isShown: false })).status).toBe(200);
  const [root] = await databases.read.selectFrom('users').select('id').execute();
  expect(lines).toContainEqual({ audit: { action: 'hide page', subject: 'owl', by: root?.id } });
  expect(await listed()).toEqual(new Set(['fox']));
  expect((await call('GET', '/api/v1/admin/pages?query=quiet')).body.data).toMatchObject([
    { isShown: false },
  ]);
  expect((await call('POST', '/api/v1/admin/pages/owl', { isShown: true })).status).toBe(200);
  expect(await listed()).toEqual(new Set(['owl', 'fox']));
  expect((await call('POST', '/api/v1/admin/pages/nothing', { isShown: true })).status).toBe(404);

  for (const id of ['owl', 'fox']) {
    const payload = { reason: 'copied', note: 'from a book' };
    await app.inject({ method: 'POST', url: `/api/v1/activities/${id}/reports`, payload });
  }
  expect((await call('GET', '/api/v1/admin/reports')).body.data).toMatchObject([
    { id: 'owl', reports: [{ reason: 'copied', note: 'from a book' }] },
    { id: 'fox' },
  ]);
  expect((await call('POST', '/api/v1/admin/reports/owl', { decision: 'keep' })).status).toBe(200);
  expect((await call('POST', '/api/v1/admin/reports/fox', { decision: 'hide' })).status).toBe(200);
  expect((await call('POST', '/api/v1/admin/reports/fox', { decision: 'hide' })).status, 'done with').toBe(
    404,
  );
  expect(await listed()).toEqual(new Set(['owl']));
  const notes = await databases.read.selectFrom('reports').select('note').execute();
  expect(notes).toEqual([{ note: null }, { note: null }]);
  expect((await call('GET', getAdminOverview.url)).body.data).toMatchObject({
    pages: { shown: 1, hidden: 1 },
    reported: 0,
    people: { total: 1 },
    payments: null,
  });
});

it('a page that is one person’s alone is nothing for operators or reports', async () => {
  const { app, call, databases } = await start();
  await databases.write
    .updateTable('activities')
    .set({ owner: 'person:ada' })
    .where('id', '=', 'fox')
    .execute();
  expect((await call('GET', '/api/v1/admin/pages')).body.data).toMatchObject([{ id: 'owl' }]);
  expect((await call('POST', '/api/v1/admin/pages/fox', { isShown: false })).status).toBe(404);
  const url = '/api/v1/activities/fox/reports';
  expect((await app.inject({ method: 'POST', url, payload: { reason: 'other' } })).statusCode).toBe(404);
});

it('people are looked up, signed out and deleted; operators are not', async () => {
  const { app, call, databases, signIn } = await start();
  const bea = await signIn('bea@example.org');
  const found = (await call('GET', '/api/v1/admin/people?query=bea')).body.data as { id: string }[];
  expect(found).toMatchObject([{ email: 'bea@example.org', sessions: 1, drawings: 0 }]);
  const id = found[0]?.id ?? '';
  expect((await call('DELETE', `/api/v1/admin/people/${id}/sessions`)).body.data).toEqual({ ended: 1 });
  const own = { method: 'GET', url: '/api/v1/drawings', headers: bea } as const;
  expect((await app.inject(own)).statusCode, 'signed out at once').toBe(401);
  expect((await call('DELETE', `/api/v1/admin/people/${id}`)).status).toBe(200);
  expect((await call('DELETE', `/api/v1/admin/people/${id}`)).status).toBe(404);
  const users = await databases.read.selectFrom('users').select(['id', 'email']).execute();
  expect(users.map(({ email }) => email)).toEqual([ROOT]);
  expect((await call('DELETE', `/api/v1/admin/people/${users[0]!.id}`)).body.error).toBe(
    'insufficient_permissions',
  );
  const longAgo = new Date(Date.now() - 3_600_000);
  const created_at = databases.kind === 'postgres' ? longAgo : longAgo.toISOString();
  await databases.write.updateTable('sessions').set({ created_at }).execute();
  expect((await call('DELETE', '/api/v1/admin/people/nobody')).body.error).toBe('requires_recent_login');
});

it('mail that was given up is sent anew or dropped', async () => {
  const { call, databases } = await start();
  const at = new Date(0).toISOString();
  const mail = {
    kind: 'sign-in',
    recipient: 'ada@example.org',
    sealed: '',
    attempts: 9,
    due_at: at,
    created_at: at,
  };
  for (const id of ['a', 'b'])
    await databases.write
      .insertInto('mail_outbox')
      .values({ ...mail, id, is_dead: 1, useful_until: null, last_error: 'mailbox full' })
      .execute();
  expect((await call('GET', '/api/v1/admin/mails')).body.data).toMatchObject([
    { id: 'b', isGivenUp: true, lastError: 'mailbox full' },
    { id: 'a' },
  ]);
  expect((await call('POST', '/api/v1/admin/mails/a', {})).status).toBe(200);
  expect((await call('DELETE', '/api/v1/admin/mails/b')).status).toBe(200);
  expect((await call('DELETE', '/api/v1/admin/mails/b')).status).toBe(404);
  const left = await databases.read.selectFrom('mail_outbox').select(['id', 'is_dead', 'attempts']).execute();
  expect(left).toEqual([{ id: 'a', is_dead: 0, attempts: 0 }]);
});
