// @module-tag postgres
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FakeClock } from '../../../../testing/clock.ts';
import { testDatabases } from '../../../../testing/databases.ts';
import { quickDrawingProcess } from '../../../../testing/drawing-process.ts';
import { openFileStore } from '../../../store/file-store.ts';
import { judgeWaiting } from '../review/opinions.ts';
import { createDailyJob } from './daily.ts';
import type { DailyOptions } from './options.ts';
import { publishProposal } from './proposals.ts';

const SUBJECTS = Array.from({ length: 60 }, (_, at) => {
  const name = `subject-${at}`;
  return { composition: name, family: name, score: at === 7 ? 5 : 4 } as const;
});
const TODAY = '2026-03-01T10:00:00Z';
const TOMORROW = '2026-03-02T00:00:00Z';

async function start(given: Partial<Omit<DailyOptions, 'clock'>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'proposals-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const databases = await testDatabases();
  const clock = new FakeClock(TODAY);
  const options = {
    databases,
    store: await openFileStore(folder),
    log: pino({ level: 'silent' }),
    pages: 2,
    timezone: 'UTC',
    subjects: SUBJECTS,
    startProcess: quickDrawingProcess,
    clock,
    ...given,
  };
  async function begin() {
    const job = createDailyJob(options);
    onTestFinished(() => job.stop());
    void job.run();
    await clock.untilAsleep();
    return job;
  }
  const proposals = () => databases.write.selectFrom('daily_proposals').selectAll().orderBy('slot').execute();
  const outOn = (day: string) =>
    databases.write.selectFrom('daily_pages').selectAll().where('day', '=', day).orderBy('slot').execute();
  const judge = (id: string, opinion: 'approved' | 'rejected') =>
    judgeWaiting(databases, id, opinion, new Date(clock.now()));
  return { ...options, begin, proposals, outOn, judge };
}

describe('MAKE-3 daily pages', () => {
  it('are proposed a day ahead, and go out as they were looked at', async () => {
    const { begin, proposals, outOn, clock, databases, store } = await start();
    await begin();
    const proposed = await proposals();
    expect(proposed.map(({ day, slot, opinion }) => [day, slot, opinion])).toEqual([
      ['2026-03-02', 0, null],
      ['2026-03-02', 1, null],
    ]);
    for (const { color_key } of proposed) expect(await store.open(color_key)).toBeDefined();
    await clock.goTo(TOMORROW);
    const out = await outOn('2026-03-02');
    expect(out.map(({ proposal_id, hash }) => [proposal_id, hash])).toEqual(
      proposed.map(({ id, hash }) => [id, hash]),
    );
    const { activity_id } = out[0]!;
    const activity = await databases.write
      .selectFrom('activities')
      .selectAll()
      .where('id', '=', activity_id)
      .executeTakeFirstOrThrow();
    expect(activity.created_at).toBe('2026-03-02T00:00:00.000Z');
    expect((await proposals()).map(({ day }) => day)).toEqual(['2026-03-03', '2026-03-03']);
  });

  it('are replaced within the hour when they are rejected, by another subject', async () => {
    const { begin, proposals, judge, clock, outOn } = await start();
    await begin();
    const [first] = await proposals();
    expect(await judge(first!.id, 'rejected')).toBe('noted');
    await clock.goTo('2026-03-01T11:00:00Z');
    const now = await proposals();
    const second = now.find(({ slot, opinion }) => slot === 0 && opinion === null);
    expect(second?.composition).not.toBe(first!.composition);
    expect(await judge(second!.id, 'approved')).toBe('noted');
    await clock.goTo(TOMORROW);
    expect((await outOn('2026-03-02'))[0]?.proposal_id).toBe(second!.id);
    expect(await judge(first!.id, 'approved')).toBe('unknown');
    expect(await judge(second!.id, 'rejected')).toBe('too late');
    expect(await judge(second!.id, 'approved')).toBe('published');
  });

  it('that nobody looked at go out by their score, after those that were approved', async () => {
    const { begin, proposals, databases, judge, outOn, clock } = await start({ pages: 1 });
    await begin();
    const [row] = await proposals();
    const page = (name: string) =>
      row!.page!.replaceAll(JSON.parse(row!.page!).activity.id as string, `${name}-000000`);
    const others = ['best', 'approved', 'rejected'].map((name) => ({
      ...row!,
      id: name,
      page: page(name),
      score: name === 'approved' ? 1 : row!.score + 5,
    }));
    await databases.write.insertInto('daily_proposals').values(others).execute();
    await judge('rejected', 'rejected');
    await judge('approved', 'approved');
    const place = { day: '2026-03-02', slot: 0 };
    const dry = await publishProposal(databases, place, TOMORROW, new Set(['approved', 'best', row!.id]));
    expect(dry).toBeUndefined();
    await clock.goTo(TOMORROW);
    expect((await outOn('2026-03-02')).map(({ proposal_id }) => proposal_id)).toEqual(['approved']);
    expect((await proposals()).map(({ day }) => day)).toEqual(['2026-03-03']);
  });

  it('are out or rejected, never both, when midnight and an operator meet', async () => {
    const { begin, proposals, databases, judge, outOn } = await start({ pages: 1 });
    const job = await begin();
    await job.stop();
    const [row] = await proposals();
    const place = { day: '2026-03-02', slot: 0 };
    const publish = () => publishProposal(databases, place, TOMORROW, new Set());
    const [first, second, judgement] = await Promise.all([publish(), publish(), judge(row!.id, 'rejected')]);
    const out = await outOn('2026-03-02');
    expect([first, second].filter(Boolean)).toHaveLength(out.length);
    expect(judgement).toBe(out.length === 1 ? 'too late' : 'noted');
  });

  it('do not go out when a page like them was published meanwhile; another takes the place', async () => {
    const { begin, proposals, databases, outOn, clock } = await start({ pages: 1 });
    await begin();
    const [row] = await proposals();
    const [today] = await outOn('2026-03-01');
    await databases.write
      .updateTable('page_prints')
      .set({ print: row!.print })
      .where('activity_id', '=', today!.activity_id)
      .execute();
    await clock.goTo(TOMORROW);
    const [out] = await outOn('2026-03-02');
    expect(out).toMatchObject({ proposal_id: null });
    expect(out?.hash).not.toBe(row!.hash);
  });

  it('are proposed once by two servers, and again after one ended between its files and its row', async () => {
    const { begin: _begin, proposals, clock, store, ...options } = await start({ pages: 1 });
    let written = 0;
    const failing = {
      ...store,
      put: async (...given: Parameters<typeof store.put>) => {
        // Six files are today's page, six tomorrow's.
        if (++written > 12) throw new Error('no power');
        return store.put(...given);
      },
    };
    const broken = createDailyJob({ ...options, store: failing, clock });
    void broken.run();
    await clock.untilAsleep();
    await broken.stop();
    expect(await proposals()).toEqual([]);
    const jobs = [createDailyJob({ ...options, store, clock }), createDailyJob({ ...options, store, clock })];
    onTestFinished(() => Promise.all(jobs.map(({ stop }) => stop())).then(() => undefined));
    for (const job of jobs) void job.run();
    await clock.untilAsleep(2);
    await clock.goTo('2026-03-01T10:05:00Z');
    expect(await proposals()).toHaveLength(1);
  });
});
