// @module-tag postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addActivities } from '../testing/activities.ts';
import { drawingSave } from '../testing/drawings.ts';
import { type RunningSandbox, startSandbox } from '../testing/sandbox.ts';
import { startServer } from '../testing/server.ts';

// Every route of the API that takes an id, called by somebody else than the person whose id it is. The routes are those
// that the server describes: one that is in neither list fails the test.

/** Routes whose ids are nobody's: anybody may call them. */
const PUBLIC = /^\/api\/v1\/(activities|streams|categories|prints)\/|^\/api\/auth\//;
/** What is sent where a body is needed. */
const BODIES: Readonly<Record<string, object>> = {
  'PUT /api/v1/drawings/{id}/title': { title: 'Mine now' },
  'POST /api/v1/drawings/{id}/copies': { drawingId: 'copy-of-theirs', title: 'Mine now' },
  'POST /api/v1/drawings/{id}/versions/{revision}/restore': { baseRevision: 2 },
};

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

it('SRV-2 AUTH-7 every route with another person’s id answers 404, as for an id that is nobody’s', async () => {
  const { app, databases, signIn } = await startServer({ sandbox: sandbox.origin });
  await addActivities(databases, { id: 'owl' });
  const ada = await signIn('ada@example.org');
  for (const baseRevision of [0, 1]) {
    const payload = await drawingSave({ drawingId: 'drawing-1', baseRevision });
    await app.inject({ method: 'POST', url: '/api/drawings/save', headers: ada, payload });
  }
  const { id: session } = await databases.read.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
  const bea = await signIn('bea@example.org');
  const rows = () =>
    Promise.all(
      (['drawings', 'drawing_revisions', 'sessions', 'accounts'] as const).map((table) =>
        databases.read.selectFrom(table).selectAll().execute(),
      ),
    );
  const before = await rows();

  const { paths } = (await app.inject('/api/v1/openapi.json')).json<{ paths: Record<string, object> }>();
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })),
  );
  const withIds = routes.filter(({ path }) => path.includes('{') && !PUBLIC.test(path));
  expect(withIds.length).toBeGreaterThan(7);
  for (const { path, method } of withIds) {
    const ask = (id: string) =>
      app.inject({
        method: method as 'GET',
        url: path.replace('{revision}', '1').replace('{id}', id),
        headers: bea,
        ...(['POST', 'PUT'].includes(method) && { payload: BODIES[`${method} ${path}`] ?? {} }),
      });
    const theirs = path.includes('/sessions/') ? session : path.includes('/ways/') ? 'yahoo' : 'drawing-1';
    const [answer, nobodys] = [
      await ask(theirs),
      await ask(path.includes('/ways/') ? 'yahoo' : 'of-nobody-1'),
    ];
    expect.soft([answer.statusCode, `${method} ${path}`]).toEqual([404, `${method} ${path}`]);
    expect
      .soft({ ...answer.json<object>(), requestId: '' })
      .toEqual({ ...nobodys.json<object>(), requestId: '' });
  }
  const save = await drawingSave({ drawingId: 'drawing-1', baseRevision: 2 });
  const saved = await app.inject({ method: 'POST', url: '/api/drawings/save', headers: bea, payload: save });
  expect(saved.statusCode).toBe(404);
  expect(await rows()).toEqual(before);
});
