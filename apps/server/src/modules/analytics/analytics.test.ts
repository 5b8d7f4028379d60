import { describe, expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { startServer, type TestServer } from '../../../testing/server.ts';

async function start(): Promise<TestServer> {
  const server = await startServer();
  await addActivities(server.databases, { id: 'owl' });
  return server;
}

function tell({ app }: TestServer, events: unknown, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/api/v1/analytics/events', payload: { events }, headers });
}

async function counts({ databases }: TestServer) {
  return databases.read.selectFrom('analytics_events').selectAll().orderBy('name').execute();
}

describe('events', () => {
  it('SRV-5 are counted by day and activity, and that is all that is kept', async () => {
    const server = await start();
    const opened = { name: 'activity_opened', activityId: 'owl' };
    const answer = await tell(server, [opened, opened, { name: 'search_made' }]);
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ success: true, data: { counted: 3 } });
    await tell(server, [opened]);
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown;
    expect(await counts(server)).toEqual([
      { day, name: 'activity_opened', activity_id: 'owl', total: 3 },
      { day, name: 'search_made', activity_id: '', total: 1 },
    ]);
  });

  it('that arrive together are all counted', async () => {
    const server = await start();
    const events = [{ name: 'search_made' }, { name: 'activity_opened', activityId: 'owl' }];
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => tell(server, at % 2 ? events : events.toReversed())),
    );
    expect((await counts(server)).map(({ total }) => total)).toEqual([10, 10]);
  });

  it.each(['sec-gpc', 'dnt'])('SRV-5 are not counted for whoever asks so by %s', async (header) => {
    const server = await start();
    const answer = await tell(server, [{ name: 'search_made' }], { [header]: '1' });
    expect(answer.json()).toMatchObject({ data: { counted: 0 } });
    expect(await counts(server)).toEqual([]);
  });

  it('of activities that do not exist are left out', async () => {
    const server = await start();
    const answer = await tell(server, [{ name: 'activity_opened', activityId: 'gone' }]);
    expect(answer.json()).toMatchObject({ data: { counted: 0 } });
    expect(await counts(server)).toEqual([]);
  });

  it.each([
    [[], 400],
    [[{ name: 'password_typed' }], 400],
    [[{ name: 'search_made', email: 'ada@example.org' }], 400],
    [[{ name: 'activity_opened', activityId: 'a b' }], 400],
    [Array.from({ length: 51 }, () => ({ name: 'search_made' })), 400],
    ['x'.repeat(9000), 413],
  ])('SRV-5 are refused when they are %j', async (events, status) => {
    const server = await start();
    expect((await tell(server, events)).statusCode).toBe(status);
    expect(await counts(server)).toEqual([]);
  });

  it('SRV-5 of one address are held up when they are too many', async () => {
    const server = await start();
    const statuses = new Set<number>();
    for (let call = 0; call < 250; call++)
      statuses.add((await tell(server, [{ name: 'search_made' }])).statusCode);
    expect([...statuses]).toEqual([202, 429]);
  });
});
