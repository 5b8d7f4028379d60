// @module-tag postgres
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { drawingSave } from '../../../testing/drawings.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import { startServer, type TestServer } from '../../../testing/server.ts';
import { recordDownload } from './records.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

async function open() {
  const server = await startServer({ sandbox: sandbox.origin });
  await addActivities(server.databases, { id: 'owl', title: 'Quiet Owl' }, { id: 'sea', category: 'nature' });
  const headers = await server.signIn('ada@example.com');
  const get = async (url: string) =>
    (await server.app.inject({ url: `/api/v1/users/activities/${url}`, headers })).json();
  return { server, headers, get };
}

/** Saves a drawing that took so many seconds up to now. */
async function save(
  { app }: TestServer,
  headers: Record<string, string>,
  changes: { readonly drawingId: string; readonly baseRevision: number; readonly coloredShare: number },
  seconds: number,
) {
  const body = await drawingSave(changes);
  const payload = { ...body, metadata: { ...body.metadata, totalDrawingTime: seconds } };
  const response = await app.inject({ method: 'POST', url: '/api/drawings/save', headers, payload });
  expect(response.statusCode).toBe(200);
}

describe('SRV-2 ACC-4 what a person did', () => {
  it('is a record for each save, with the time since the one before, the latest first', async () => {
    const { server, headers, get } = await open();
    await save(server, headers, { drawingId: 'drawing-1', baseRevision: 0, coloredShare: 0.4 }, 300);
    await save(server, headers, { drawingId: 'drawing-1', baseRevision: 1, coloredShare: 1 }, 420);
    const { data, pagination } = await get('coloring?page=1&limit=10&sortBy=createdAt&sortOrder=desc');
    expect(data).toMatchObject([
      { isCompleted: true, timeSpent: 120, activity: { title: 'Quiet Owl' } },
      { isCompleted: false, completedAt: null, timeSpent: 300 },
    ]);
    expect(data[0].completedAt).toBe(data[0].createdAt);
    expect(pagination).toEqual({ page: 1, limit: 10, total: 2, pages: 1, hasNext: false, hasPrev: false });
  });

  it('a save that is sent again is one record', async () => {
    const { server, headers, get } = await open();
    const again = {
      drawingId: 'drawing-1',
      baseRevision: 0,
      coloredShare: 0,
      idempotencyKey: 'the-same-key',
    };
    await save(server, headers, again, 60);
    await save(server, headers, again, 60);
    expect((await get('coloring')).data).toHaveLength(1);
  });

  it('comes ten to a page, and is nobody else’s', async () => {
    const { server, get } = await open();
    const { id } = await server.databases.read.selectFrom('users').select('id').executeTakeFirstOrThrow();
    for (let count = 0; count < 11; count += 1) await recordDownload(server.databases.write, id, 'owl');
    const first = await get('downloads');
    expect(first.data).toHaveLength(10);
    expect(first.pagination).toMatchObject({ total: 11, pages: 2, hasNext: true });
    expect((await get('downloads?page=2')).data).toHaveLength(1);
    const headers = await server.signIn('eve@example.com');
    const others = await server.app.inject({ url: '/api/v1/users/activities/downloads', headers });
    expect(others.json()).toMatchObject({ data: [], pagination: { total: 0 } });
    expect((await server.app.inject('/api/v1/users/activities/downloads')).statusCode).toBe(401);
  });

  it('makes figures, weeks and achievements in the person’s own time zone', async () => {
    const { server, headers, get } = await open();
    await save(server, headers, { drawingId: 'drawing-1', baseRevision: 0, coloredShare: 1 }, 300);
    const { id } = await server.databases.read.selectFrom('users').select('id').executeTakeFirstOrThrow();
    await recordDownload(server.databases.write, id, 'sea');
    const { data } = await get('stats?timezone=Pacific/Auckland');
    expect(data).toMatchObject({
      downloads: { total: 1, thisWeek: 1, thisMonth: 1 },
      coloring: { total: 1, thisWeek: 1, thisMonth: 1 },
      drawings: 1,
      favorites: 0,
      achievements: { pagesFinished: 1, streamsVisited: 1, firstPageAt: expect.any(String) },
    });
    expect(data.weeks).toHaveLength(12);
    expect(data.weeks.at(-1)).toMatchObject({ finished: 1, begun: 0, downloads: 1 });
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Pacific/Auckland' }).format(new Date());
    expect(data.days).toEqual([today]);
  });

  it.each([
    'stats?timezone=Nowhere/Land',
    'stats?timezone=%00',
    'coloring?sortBy=secret',
    'coloring?limit=0',
  ])('refuses %s', async (url) => {
    const { get } = await open();
    expect(await get(url)).toMatchObject({ success: false, error: 'invalid_request' });
  });
});
