import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { type RunningSandbox, startSandbox } from '../../../testing/sandbox.ts';
import { startServer, type TestServer } from '../../../testing/server.ts';

const URL = '/api/v1/user/favorites';
let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

interface Person {
  readonly authorization: string;
}

async function start(): Promise<TestServer & { readonly ada: Person }> {
  const server = await startServer({ sandbox: sandbox.origin });
  await addActivities(server.databases, { id: 'owl' }, { id: 'fox' }, { id: 'rose' });
  return { ...server, ada: await server.signIn('ada@example.org') };
}

async function favorites({ app }: TestServer, person: Person): Promise<string[]> {
  const answer = await app.inject({ url: URL, headers: { ...person } });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  return answer.json<{ data: { ids: string[] } }>().data.ids;
}

function merge({ app }: TestServer, person: Person, payload: object) {
  return app.inject({ method: 'PUT', url: URL, headers: { ...person }, payload });
}

describe('favorites', () => {
  it(
    'SRV-5 of several devices are merged, and the same send changes nothing more',
    { tags: ['postgres'] },
    async () => {
      const server = await start();
      expect(await favorites(server, server.ada)).toEqual([]);
      const first = await merge(server, server.ada, { add: ['owl', 'fox', 'owl'] });
      expect(first.json()).toEqual({ success: true, data: { ids: ['owl', 'fox'] } });
      expect((await merge(server, server.ada, { add: ['owl', 'fox', 'owl'] })).json()).toEqual(first.json());
      await merge(server, server.ada, { add: ['fox', 'rose'] });
      expect((await favorites(server, server.ada)).toSorted()).toEqual(['fox', 'owl', 'rose']);
    },
  );

  it('SRV-5 are taken out on every device', async () => {
    const server = await start();
    await merge(server, server.ada, { add: ['owl', 'fox'] });
    const changed = { remove: ['owl', 'rose'], add: ['rose'] };
    for (let send = 0; send < 2; send++) await merge(server, server.ada, changed);
    expect(await favorites(server, server.ada)).toEqual(['fox']);
  });

  it('SRV-5 merged at the same time lose nothing', { tags: ['postgres'] }, async () => {
    const server = await start();
    await Promise.all(['owl', 'fox', 'rose'].map((id) => merge(server, server.ada, { add: [id] })));
    expect((await favorites(server, server.ada)).toSorted()).toEqual(['fox', 'owl', 'rose']);
  });

  it('are of activities that exist', async () => {
    const server = await start();
    const answer = await merge(server, server.ada, { add: ['gone', 'owl'] });
    expect(answer.json()).toMatchObject({ data: { ids: ['owl'] } });
  });

  it("are a person's own, and go with the person", async () => {
    const server = await start();
    const eve = await server.signIn('eve@example.org');
    await merge(server, server.ada, { add: ['owl'] });
    expect(await favorites(server, eve)).toEqual([]);
    await server.databases.write.deleteFrom('users').where('email', '=', 'ada@example.org').execute();
    expect(await server.databases.read.selectFrom('favorites').selectAll().execute()).toEqual([]);
  });

  it('are for signed-in people', async () => {
    const server = await start();
    expect((await server.app.inject(URL)).statusCode).toBe(401);
    expect((await merge(server, { authorization: 'Bearer no' }, { add: ['owl'] })).statusCode).toBe(401);
  });

  it.each([
    { add: 'owl' },
    { add: [1] },
    { add: ["'; --"] },
    { add: Array.from({ length: 501 }, (_, place) => `a${place}`) },
    { ids: ['owl'] },
  ])('refuse %j', async (payload) => {
    const server = await start();
    expect((await merge(server, server.ada, payload)).statusCode).toBe(400);
  });
});
