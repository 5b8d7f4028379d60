// @module-tag postgres
import { randomBytes } from 'node:crypto';
import { MADE_AT_ONCE, type MadePage, type MadeRequest, type MadeWish } from '@inkbloom/contracts/made';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawingSave } from '../../../testing/drawings.ts';
import { quickDrawingProcess } from '../../../testing/drawing-process.ts';
import { type RunningSandbox, startSandbox } from '../../../testing/sandbox.ts';
import { startServer, type TestServer } from '../../../testing/server.ts';
import type { DrawingProcess } from '../publishing/publishing.ts';
import { deleteDueAccounts } from '../people/people.ts';
import { forgetOldPages } from './upkeep.ts';

const DAY_MS = 86_400_000;
const name = (text: string): MadeWish => ({ kind: 'name', text, around: ['stars'], difficulty: 'easy' });
const OWL: MadeWish = { kind: 'picture', subject: 'owl', place: 'night', difficulty: 'easy' };

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

type Headers = Record<string, string>;

function guest(): Headers {
  return { 'x-guest-key': randomBytes(32).toString('base64url') };
}

/** A server whose drawings take no time, and calls to it. */
async function start(startProcess: () => DrawingProcess = quickDrawingProcess, variables = {}) {
  const server = await startServer({ sandbox: sandbox.origin, startProcess, variables });
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what it asks for
  async function call<Data>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    headers: Headers,
    payload?: object,
  ) {
    const url = path.startsWith('/') ? path : `/api/v1/made/${path}`;
    const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
    const body = answer.json<{ data: Data; pagination?: object; error?: string; message?: string }>();
    return { status: answer.statusCode, ...body };
  }
  const ask = (headers: Headers, wish: MadeWish = OWL, requestId = randomBytes(8).toString('hex')) =>
    call<MadeRequest>('POST', 'requests', headers, { requestId, wish });
  const see = (headers: Headers, id: string) => call<MadeRequest>('GET', `requests/${id}`, headers);
  async function drawn(headers: Headers, wish: MadeWish = OWL): Promise<MadePage[]> {
    const { data } = await ask(headers, wish);
    await expect
      .poll(async () => (await see(headers, data.id)).data.pages.map(({ state }) => state), {
        timeout: 15_000,
      })
      .toEqual(['ready', 'ready', 'ready', 'ready']);
    return (await see(headers, data.id)).data.pages;
  }
  return { server, call, ask, see, drawn };
}

/** A process that draws only when it is let. */
function patientProcess() {
  const gate = Promise.withResolvers<void>();
  const owners: string[] = [];
  const startProcess = () => {
    const quick = quickDrawingProcess();
    return quickDrawingProcess({
      make: async (order) => {
        owners.push(order.wish.kind === 'name' ? order.wish.text : 'picture');
        await gate.promise;
        return quick.make(order);
      },
    });
  };
  return { startProcess, owners, open: () => gate.resolve() };
}

const saved = ({ store }: TestServer, url: string) => store.read(url.replace(/^.*\/images\//, ''));

describe('MAKE-1 a page of one’s own', () => {
  it('comes as four, is kept, opened and colored by whoever asked, and is nobody else’s', async () => {
    const { server, call, drawn } = await start();
    const ada = await server.signIn('ada@example.org');
    const others = [await server.signIn('bea@example.org'), guest()];
    const [first, second] = await drawn(ada);
    const { id } = first!;
    expect(first).toMatchObject({ isKept: false, secondsLeft: 0, problem: null });
    expect((await call<MadePage>('PUT', `pages/${id}/kept`, ada, {})).data.isKept).toBe(true);
    expect((await call('GET', `pages/${id}`, ada)).data).toMatchObject({ id, pages: [{ width: 1536 }] });
    const save = await drawingSave({ activityId: id });
    expect((await call('POST', '/api/drawings/save', ada, save)).status).toBe(200);
    expect((await call<MadePage[]>('GET', 'pages', ada)).data).toHaveLength(MADE_AT_ONCE);

    for (const other of others) {
      expect((await call('GET', `pages/${id}`, other)).status).toBe(404);
      expect((await call('PUT', `pages/${second!.id}/kept`, other, {})).status).toBe(404);
      expect((await call('DELETE', `pages/${id}`, other)).status).toBe(404);
      expect((await call<MadePage[]>('GET', 'pages', other)).data).toEqual([]);
    }
    expect((await call<object[]>('GET', `chosen?ids=owl,${id},${second!.id}`, ada)).data).toMatchObject([
      { id },
    ]);
    const bea = others[0]!;
    expect((await call<object[]>('GET', `chosen?ids=${id}`, bea)).data).toEqual([]);
    expect((await call<object[]>('GET', '/api/v1/activities/search?q=owl', ada)).data).toEqual([]);
    expect((await server.app.inject({ url: `/activity/${id}` })).statusCode).toBe(404);
    expect((await server.app.inject({ url: '/sitemap.xml' })).body).not.toContain(id);
    expect((await call('POST', '/api/drawings/save', bea, save)).error).toBe('activity_not_found');
    expect((await call('GET', `/api/v1/activities/${id}`, {})).status).toBe(404);
    expect((await call('GET', `/api/v1/activities/${id}/pages`, ada)).status).toBe(404);
    expect((await call<object[]>('GET', `/api/v1/activities/chosen?ids=${id}`, {})).data).toEqual([]);
    expect((await call<object[]>('GET', '/api/v1/activities', {})).data).toEqual([]);
    expect(
      (await server.app.inject({ url: `/api/v1/activities/${id}/print`, headers: bea })).statusCode,
    ).toBe(404);
  });

  it('is found again among the kept ones, part after part, the latest first', async () => {
    const { call, drawn } = await start();
    const one = guest();
    const pages = [...(await drawn(one)), ...(await drawn(one))];
    const ids = pages.map(({ id }) => id);
    for (const id of [ids[0], ids[2], ids[5]]) await call('PUT', `pages/${id}/kept`, one, {});
    const first = await call<MadePage[]>('GET', 'pages?kept=yes&limit=2', one);
    expect(first.data.map(({ id }) => id)).toEqual([ids[5], ids[0]]);
    expect(first.pagination).toMatchObject({ total: 3, hasNext: true });
    const next = await call<MadePage[]>('GET', 'pages?kept=yes&limit=2&page=2', one);
    expect(next.data.map(({ id }) => id)).toEqual([ids[2]]);
    expect((await call<MadePage[]>('GET', 'pages?kept=no', one)).data).toHaveLength(5);
    expect((await call<MadePage[]>('GET', 'pages', one)).data).toHaveLength(8);
    for (const wrong of ['kept=maybe', 'limit=201', 'page=0'])
      expect((await call('GET', `pages?${wrong}`, one)).status).toBe(400);
  });

  it('is asked for once however often the call is sent, and by another never', async () => {
    const { call, ask, server } = await start();
    const [one, other] = [guest(), guest()];
    await Promise.all([ask(one, OWL, 'the-same-request'), ask(one, OWL, 'the-same-request')]);
    const rows = await server.databases.read.selectFrom('made_pages').select('id').execute();
    expect(rows).toHaveLength(MADE_AT_ONCE);
    expect((await ask(other, OWL, 'the-same-request')).error).toBe('idempotency_key_reused');
    expect((await call('GET', 'requests/the-same-request', other)).error).toBe('made_page_not_found');
    expect((await call('GET', 'pages', {})).error).toBe('guest_key_needed');
  });

  it('stands in a line in which owners take turns, that can be left, and that tells how long it is', async () => {
    const { startProcess, owners, open } = patientProcess();
    const { ask, see, call } = await start(startProcess);
    const [one, other] = [guest(), guest()];
    const { data: mine } = await ask(one, name('One'));
    await expect.poll(() => owners).toEqual(['One']);
    const { data: theirs } = await ask(other, name('Other'));
    expect(theirs).toMatchObject({ ahead: 1 });
    expect((await see(one, mine.id)).data.pages.map(({ state }) => state)).toEqual([
      'drawing',
      'waiting',
      'waiting',
      'waiting',
    ]);
    const seconds = theirs.pages.map(({ secondsLeft }) => secondsLeft);
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
    await ask(one, name('One'));
    expect((await ask(one, name('One'))).error).toBe('making_limit_reached');
    const left = await call<MadeRequest>('POST', `requests/${mine.id}/stop`, one, {});
    expect(left.data.pages.map(({ state }) => state)).toEqual(['drawing', 'stopped', 'stopped', 'stopped']);
    open();
    await expect.poll(() => owners.length, { timeout: 15_000 }).toBe(9);
    expect(owners.slice(0, 5)).toEqual(['One', 'Other', 'One', 'Other', 'One']);
  });

  it('fails with words of its own, one page at a time, and the line goes on', async () => {
    let tried = 0;
    const quick = quickDrawingProcess();
    const startProcess = () =>
      quickDrawingProcess({
        make: (order) => {
          tried++;
          if (tried === 1) return Promise.resolve(undefined);
          return tried === 2 ? Promise.reject(new Error('the drawing process ended')) : quick.make(order);
        },
      });
    const { ask, see } = await start(startProcess, { LOG_LEVEL: 'silent' });
    const one = guest();
    const { data } = await ask(one);
    await expect
      .poll(async () => (await see(one, data.id)).data.pages.map((page) => page.problem ?? page.state), {
        timeout: 15_000,
      })
      .toEqual(['no_page_passed', 'drawing_failed', 'ready', 'ready']);
  });

  it('goes into the account with the device, and comes along in what a person takes with them', async () => {
    const { server, call, drawn } = await start();
    const device = guest();
    const [page] = await drawn(device, { kind: 'words', text: 'an owl at night', difficulty: 'hard' });
    await call('PUT', `pages/${page!.id}/kept`, device, {});
    const ada = await server.signIn('ada@example.org');
    const claim = await call('POST', 'claim', ada, { guestKey: device['x-guest-key'] });
    expect(claim.data).toEqual({ pages: 1 });
    expect((await call('GET', `pages/${page!.id}`, device)).status).toBe(404);
    expect((await call('GET', `pages/${page!.id}`, ada)).status).toBe(200);
    const zip = await server.app.inject({ url: '/api/v1/account/export.zip', headers: ada });
    const files = unzipSync(new Uint8Array(zip.rawPayload));
    expect(JSON.parse(strFromU8(files['pages.json']!))).toMatchObject([{ id: page!.id }]);
    expect(strFromU8(files['pages/1.svg']!)).toContain('lines of');
  });

  it('goes with its files after a week unless it is kept, and when it is thrown away', async () => {
    const { server, call, drawn } = await start();
    const one = guest();
    const [kept, thrown, forgotten] = await drawn(one);
    for (const { id } of [kept!, thrown!]) await call('PUT', `pages/${id}/kept`, one, {});
    expect((await call('DELETE', `pages/${thrown!.id}`, one)).status).toBe(200);
    expect(await saved(server, thrown!.activity!.imageUrl)).toBeUndefined();
    await forgetOldPages(server, Date.now() + 6 * DAY_MS);
    expect(await saved(server, forgotten!.activity!.imageUrl)).toBeDefined();
    await forgetOldPages(server, Date.now() + 8 * DAY_MS);
    expect(await saved(server, forgotten!.activity!.imageUrl)).toBeUndefined();
    expect(await saved(server, kept!.activity!.imageUrl)).toBeDefined();
    expect((await call<MadePage[]>('GET', 'pages', one)).data.map(({ id }) => id)).toEqual([kept!.id]);
  });

  it('leaves nothing behind when its person leaves', async () => {
    const { server, call, drawn } = await start();
    const ada = await server.signIn('ada@example.org');
    const [page] = await drawn(ada);
    await call('PUT', `pages/${page!.id}/kept`, ada, {});
    await call('POST', '/api/drawings/save', ada, await drawingSave({ activityId: page!.id }));
    expect((await call('GET', '/api/v1/account/belongings', ada)).data).toMatchObject({ pages: 1 });
    await call('DELETE', `pages/${page!.id}`, ada);
    expect((await call('GET', `pages/${page!.id}`, ada)).status).toBe(200);
    await call('POST', '/api/v1/account/deletion', ada, {});
    const parts = { ...server, publicUrl: server.origin, mailer: undefined };
    await deleteDueAccounts(parts, new Date(Date.now() + 8 * DAY_MS));
    for (const table of ['made_pages', 'activities', 'activity_pages'] as const) {
      expect(await server.databases.read.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await saved(server, page!.activity!.imageUrl)).toBeUndefined();
  });
});
