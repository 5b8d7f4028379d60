// @module-tag postgres
import { expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { sweepOnce, tidiedLately } from './retention.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');

function daysAgo(days: number): string {
  return new Date(NOW.getTime() - days * 86_400_000).toISOString();
}

async function filled() {
  const databases = await testDatabases();
  const { write, kind } = databases;
  const moment = (iso: string) => (kind === 'postgres' ? new Date(iso) : iso);
  await addActivities(databases, { id: 'owl' });
  const times = { created_at: moment(daysAgo(400)), updated_at: moment(daysAgo(400)) };
  const email_verified = kind === 'postgres' ? true : 1;
  const ada = { id: 'ada', name: 'Ada', email: 'ada@example.org', claimed_email: null, image: null };
  await write
    .insertInto('users')
    .values({ ...ada, email_verified, ...times })
    .execute();
  for (const [id, days] of [
    ['old', 1],
    ['new', -1],
  ] as const) {
    const session = { id, token: id, user_id: 'ada', user_agent: null, ...times };
    await write
      .insertInto('sessions')
      .values({ ...session, expires_at: moment(daysAgo(days)) })
      .execute();
  }
  for (const day of ['2025-10-21', '2025-10-22', '2026-11-22'])
    await write
      .insertInto('analytics_events')
      .values({ day, name: 'opened', activity_id: '', total: 1 })
      .execute();
  for (const [reporter, decided_at] of [
    ['old', daysAgo(91)],
    ['new', daysAgo(89)],
    ['open', null],
  ] as const) {
    const said = { activity_id: 'owl', user_id: null, reason: 'other' as const, note: null };
    await write
      .insertInto('reports')
      .values({ ...said, reporter, created_at: daysAgo(200), decided_at })
      .execute();
  }
  return databases;
}

it('what is over goes once a day, counted, and nothing else does', async () => {
  const databases = await filled();
  const removed = await sweepOnce(databases, NOW);
  expect(removed).toMatchObject({
    'expired sessions': 1,
    'analytics counts': 1,
    'decided reports': 1,
    'mails given up': 0,
  });
  const left = async (table: 'sessions' | 'analytics_events' | 'reports') =>
    (await databases.read.selectFrom(table).selectAll().execute()).length;
  expect([await left('sessions'), await left('analytics_events'), await left('reports')]).toEqual([1, 2, 2]);
  expect(await sweepOnce(databases, NOW), 'the day is done').toBeUndefined();
  expect(await sweepOnce(databases, new Date(NOW.getTime() + 86_400_000))).toMatchObject({
    'expired sessions': 0,
    'analytics counts': 1,
  });
  const told = await tidiedLately(databases.read, 1, NOW);
  expect(told).toContainEqual({ day: '2026-11-22', name: 'expired sessions', total: 1 });
  expect(new Set(told.map(({ day }) => day))).toEqual(new Set(['2026-11-22', '2026-11-23']));
});
