// @module-tag postgres
import { page } from './support/page-globals.ts';
import { sql } from 'kysely';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { deleteDueAccounts } from '../apps/server/src/modules/people/deletion.ts';
import { tidyDrawings } from '../apps/server/src/modules/drawings/upkeep.ts';
import { addActivities } from '../apps/server/testing/activities.ts';
import { drawingSave, encodeForm, journal } from '../apps/server/testing/drawings.ts';
import { startSandbox, type RunningSandbox } from '../apps/server/testing/sandbox.ts';
import { startServer, type TestServer } from '../apps/server/testing/server.ts';
import { addAlbum } from '../apps/web/src/device/album/add-album.ts';
import { readAlbum } from '../apps/web/src/device/album/read-album.ts';
import { adoptGuestDrafts } from '../apps/web/src/device/drafts/guest-drafts.ts';
import { drain, freshDevice } from '../apps/web/src/device/drafts/testing.ts';
import { toForm } from '../apps/web/src/api/calls/save-upload.ts';
import { toUpload } from '../apps/web/src/device/drafts/save-packet.ts';

// One person takes everything along from one installation to another and then leaves the first.

const DAY_MS = 86_400_000;
const EMAIL = 'wanda@example.org';
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

interface Resident extends TestServer {
  readonly call: (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => ReturnType<typeof inject>;
  readonly save: (form: FormData) => ReturnType<typeof inject>;
}

async function injectSave({ app }: TestServer, headers: object, form: FormData) {
  const { payload, headers: own } = await encodeForm(form);
  return app.inject({
    method: 'POST',
    url: '/api/drawings/save',
    headers: { ...headers, ...own },
    payload,
  });
}

function inject(
  server: TestServer,
  headers: object,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
) {
  return server.app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) });
}

/** An installation of its own where the person is signed in. */
async function installation(): Promise<Resident> {
  const variables = { PASSWORD_SIGN_IN: 'on' };
  const server = await startServer({ sandbox: sandbox.origin, smtpUrl: sandbox.smtpUrl, variables });
  await addActivities(server.databases, { id: 'owl', title: 'Quiet Owl' });
  const headers = await server.signIn(EMAIL);
  return {
    ...server,
    call: (method, url, payload) => inject(server, headers, method, url, payload),
    save: (form) => injectSave(server, headers, form),
  };
}

/** Leaves something of the person in every part of the server. */
async function live({ call }: Resident): Promise<void> {
  const strokes = journal().toString('base64');
  for (const drawingId of ['wandas-drawing-1', 'wandas-drawing-2']) {
    const save = { drawingId, journal: strokes, idempotencyKey: `key-of-${drawingId}`, coloredShare: 1 };
    expect((await call('POST', '/api/drawings/save', await drawingSave(save))).statusCode).toBe(200);
  }
  await call('PUT', '/api/v1/drawings/wandas-drawing-2/title', { title: 'For Grandma' });
  const copy = { drawingId: 'wandas-copy', title: 'Copy' };
  const answers = [
    await call('POST', '/api/v1/drawings/wandas-drawing-1/copies', copy),
    await call('POST', '/api/v1/users/init', {}),
    await call('PUT', '/api/v1/account/password', { password: 'a quiet heron' }),
    await call('PUT', '/api/v1/account/newsletter', { newPages: true, news: true }),
    await call('POST', '/api/v1/account/newsletter/confirmation', {}),
    await call('POST', '/api/v1/account/address', { email: 'wanda@new.example' }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
}

/** Every row of every table, as text. */
async function dumpOf({ databases }: TestServer): Promise<string> {
  const tables = await databases.write.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(databases.write)),
  );
  return JSON.stringify(rows.map(({ rows: found }) => found));
}

async function filesOf({ store }: TestServer): Promise<string[]> {
  const keys: string[] = [];
  for (const kind of ['drawings', 'journals']) for await (const { key } of store.list(kind)) keys.push(key);
  return keys;
}

/** Brings a zip to another installation as the app does: onto the device, into the account, to the server. */
async function bringTo(other: Resident, zip: Buffer): Promise<void> {
  page.open(other.origin);
  const device = await freshDevice();
  const files = unzipSync(new Uint8Array(zip));
  const entries = await readAlbum(new Blob([new Uint8Array(zip)]));
  expect(await addAlbum(device.store, entries)).toBe(3);
  const picture = new Blob([files['drawings/1.png']!.slice()], { type: 'image/png' });
  const finish = async () => ({ picture, zoom: 1, width: 1536, height: 2048 });
  expect(await adoptGuestDrafts(device.store, 'wanda', finish)).toBe(3);
  await drain(device, 'wanda', async (entry) => {
    const upload = await toUpload(entry);
    const answer = await other.save(toForm({ ...upload, fields: { ...upload.fields, userId: null } }));
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: { drawingId: string; revision: number; savedAt: string } }>().data;
  });
}

it('ACC-5 what a person made goes along to another installation, and nothing of them stays at the first', async () => {
  const [first, second] = [await installation(), await installation()];
  await live(first);
  const { rawPayload: zip } = await first.call('GET', '/api/v1/account/export.zip');
  const files = unzipSync(new Uint8Array(zip));
  const page1 = strFromU8(files['index.html']!);
  expect([page1.includes('For Grandma'), page1.includes('Quiet Owl')]).toEqual([true, true]);
  expect(page1).not.toMatch(/https?:|<script/);

  await bringTo(second, zip);
  for (const id of ['wandas-drawing-1', 'wandas-drawing-2', 'wandas-copy']) {
    const there = (await second.call('GET', `/api/v1/drawings/${id}`)).json<{ data: { journal: string } }>();
    const here = (await first.call('GET', `/api/v1/drawings/${id}`)).json<{ data: { journal: string } }>();
    expect(there.data.journal).toBe(here.data.journal);
  }

  const { id: userId } = await first.databases.read
    .selectFrom('users')
    .select('id')
    .executeTakeFirstOrThrow();
  expect((await first.call('POST', '/api/v1/account/deletion', {})).statusCode).toBe(200);
  const receipts: string[] = [];
  const mailer = {
    queue: async (_trx: unknown, { to, kind }: { to: string; kind: string }) =>
      void receipts.push(`${kind} ${to}`),
    wake: () => undefined,
  };
  const later = Date.now() + 7 * DAY_MS + 60_000;
  await deleteDueAccounts(
    { databases: first.databases, store: first.store, publicUrl: first.origin, mailer },
    new Date(later),
  );
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  await tidyDrawings({ ...first, signal: ending.signal }, later + 2 * DAY_MS);

  const dump = await dumpOf(first);
  const traces = [userId, EMAIL, 'wandas', 'wanda@new.example', 'Grandma'].filter((trace) =>
    dump.includes(trace),
  );
  expect(traces).toEqual([]);
  expect(await filesOf(first)).toEqual([]);
  expect(receipts).toEqual([`deleted ${EMAIL}`]);
  expect((await filesOf(second)).length).toBeGreaterThan(0);
});

it('AUTH-7 no secret lies readable in the database', async () => {
  const site = await installation();
  await live(site);
  const asked = await site.call('POST', '/api/auth/magic-link/send', { email: 'max@example.org' });
  expect(asked.statusCode).toBe(200);
  const mails = await Promise.all(['max@example.org', 'wanda@new.example'].map((to) => sandbox.nextMail(to)));
  const secrets = mails.flatMap(({ text }) =>
    [...text.matchAll(/token=([\w-]+)/g)].map(([, token = '']) => token),
  );
  expect(secrets.length).toBeGreaterThanOrEqual(2);
  const dump = await dumpOf(site);
  for (const secret of [...secrets, 'a quiet heron', 'sandbox-google-secret'])
    expect(dump).not.toContain(secret);
});
