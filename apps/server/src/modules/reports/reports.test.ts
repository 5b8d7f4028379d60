import { expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { startServer } from '../../../testing/server.ts';
import { closeReports, countReported, openReports } from './reports.ts';

async function start() {
  const server = await startServer();
  await addActivities(server.databases, { id: 'owl' }, { id: 'fox' });
  const report = (id: string, body: object, remoteAddress = '10.0.0.1') =>
    server.app.inject({
      method: 'POST',
      url: `/api/v1/activities/${id}/reports`,
      payload: body,
      remoteAddress,
    });
  return { ...server, report };
}

it('one guest has one report on a page, and telling again replaces it, also after a decision', async () => {
  const { databases, report } = await start();
  expect((await report('owl', { reason: 'drawing' })).statusCode).toBe(200);
  expect((await report('owl', { reason: 'words', note: ' a typo ' })).statusCode).toBe(200);
  expect((await report('owl', { reason: 'other' }, '10.0.0.2')).statusCode).toBe(200);
  const [owl = []] = await openReports(databases);
  expect(owl.map(({ reason, note }) => ({ reason, note }))).toEqual(
    expect.arrayContaining([
      { reason: 'words', note: 'a typo' },
      { reason: 'other', note: null },
    ]),
  );
  expect(owl).toHaveLength(2);
  const kept = await databases.read.selectFrom('reports').select('reporter').execute();
  expect(JSON.stringify(kept), 'no address is kept').not.toContain('10.0.0');
  expect(await countReported(databases.read)).toBe(1);
  expect(await closeReports(databases.write, 'owl', new Date())).toBe(true);
  expect(await countReported(databases.read)).toBe(0);
  await report('owl', { reason: 'drawing' });
  expect(await countReported(databases.read)).toBe(1);
});

it('what cannot be a report is refused in words, and floods are held off', async () => {
  const { report, app } = await start();
  expect((await report('nothing', { reason: 'other' })).json()).toMatchObject({
    error: 'activity_not_found',
  });
  const refused = [
    {},
    { reason: 'rude' },
    { reason: 'other', note: 'x'.repeat(141) },
    { reason: 'other', email: 'a' },
  ];
  for (const body of refused) expect((await report('owl', body, '10.0.0.9')).statusCode).toBe(400);
  const token = { authorization: 'Bearer nonsense' };
  const url = '/api/v1/activities/owl/reports';
  const signedOut = await app.inject({ method: 'POST', url, payload: { reason: 'other' }, headers: token });
  expect(signedOut.statusCode, 'who says that they are signed in must be').toBe(401);
  const answers = [];
  for (let at = 0; at < 11; at += 1)
    answers.push((await report('fox', { reason: 'other' }, '10.0.0.3')).statusCode);
  expect(answers.at(-1)).toBe(429);
  expect(answers.at(0)).toBe(200);
});
