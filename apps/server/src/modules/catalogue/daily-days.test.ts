// @module-tag postgres
import { DailyDay } from '@inkbloom/contracts/daily';
import { describe, expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { startServer } from '../../../testing/server.ts';
import { addDays } from '../../plugins/local-day.ts';

const TODAY = new Date().toISOString().slice(0, 10);

async function started() {
  const server = await startServer();
  const { write } = server.databases;
  await addActivities(server.databases, { id: 'owl' }, { id: 'rose' }, { id: 'boat' }, { id: 'hidden' });
  const frozen = { recipe: '{}', facts: '{}', hash: '0', generator_version: 2 };
  const place = (day: string, slot: number, activity_id: string) => ({
    day,
    slot,
    activity_id,
    composition: activity_id,
    ...frozen,
  });
  const yesterday = addDays(TODAY, -1);
  await write
    .insertInto('daily_pages')
    .values([
      { ...place(TODAY, 1, 'rose'), family: 'rose', feast: 'Lunar New Year' },
      { ...place(TODAY, 0, 'owl'), family: 'owl', feast: null },
      place(yesterday, 0, 'boat'),
      place(yesterday, 1, 'hidden'),
    ])
    .execute();
  await write.updateTable('activities').set({ unpublished_at: TODAY }).where('id', '=', 'hidden').execute();
  await write
    .insertInto('daily_stories')
    .values({
      day: TODAY,
      week: '2026-03-02',
      theme: 'first-frost',
      title: 'First Frost',
      sentence: 'It came.',
    })
    .execute();
  async function days(query = '') {
    const answer = await server.app.inject(`/api/v1/daily${query}`);
    const { data } = answer.json<{ data?: { today: string; days: DailyDay[] } }>();
    return { status: answer.statusCode, ...data };
  }
  return { days, yesterday };
}

describe('the daily pages by date', () => {
  it('are the last seven days, the latest first, with story and feast', async () => {
    const { days, yesterday } = await started();
    const found = await days();
    expect(found.today).toBe(TODAY);
    expect(found.days?.map(({ date, activities }) => [date, activities.map(({ id }) => id)])).toEqual([
      [TODAY, ['owl', 'rose']],
      [yesterday, ['boat']],
    ]);
    expect(found.days?.[0]).toMatchObject({
      feast: 'Lunar New Year',
      story: { week: '2026-03-02', theme: 'first-frost', title: 'First Frost', sentence: 'It came.' },
    });
    expect(found.days?.[1]).toMatchObject({ feast: null, story: null });
  });

  it('are those of a span, which is no longer than two months and the right way round', async () => {
    const { days, yesterday } = await started();
    const found = await days(`?from=${yesterday}&to=${yesterday}`);
    expect(found.days?.map(({ date }) => date)).toEqual([yesterday]);
    expect((await days(`?from=${addDays(TODAY, -62)}`)).status).toBe(400);
    expect((await days(`?from=${TODAY}&to=${yesterday}`)).status).toBe(400);
    expect((await days('?from=2026-13-01')).status).toBe(400);
    expect((await days('?from=2026-02-31&to=2026-03-05')).status).toBe(200);
  });
});
