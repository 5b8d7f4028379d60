import { GENERATOR_VERSION } from '@inkbloom/linework/catalogue';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { quickDrawingProcess, verdictOn } from '../../../../testing/drawing-process.ts';
import { FakeClock } from '../../../../testing/clock.ts';
import { testDatabases } from '../../../../testing/databases.ts';
import { openFileStore } from '../../../store/file-store.ts';
import { findActivity, openLists } from '../../catalogue/catalogue.ts';
import { createDailyJob, type DailyJob } from './daily.ts';
import type { DailyOptions } from './options.ts';

const subject = (composition: string) => ({ composition, family: composition, score: 4 }) as const;
const SUBJECTS = Array.from({ length: 60 }, (_, at) => subject(`subject-${at}`));

async function start(moment: string, given: Partial<DailyOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'daily-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const stores = { databases: await testDatabases(), store: await openFileStore(folder) };
  const clock = new FakeClock(moment);
  const complaints: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void complaints.push(line) });
  const defaults = {
    ...stores,
    log,
    pages: 2,
    timezone: 'UTC',
    subjects: SUBJECTS,
    startProcess: quickDrawingProcess,
    clock,
  };
  const makeJob = (changes: Partial<DailyOptions> = {}) =>
    createDailyJob({ ...defaults, ...given, ...changes });

  async function days(): Promise<string[]> {
    const rows = await stores.databases.write
      .selectFrom('daily_pages')
      .selectAll()
      .orderBy('day')
      .orderBy('slot')
      .execute();
    return rows.map(({ day, slot }) => `${day}/${slot}`);
  }
  return { ...stores, clock, makeJob, days, complaints };
}

/** Runs a job until it has done all it can for now. */
async function runUntilAsleep(job: DailyJob, clock: FakeClock): Promise<void> {
  onTestFinished(() => job.stop());
  void job.run();
  await clock.untilAsleep();
}

describe('the daily job', () => {
  it('publishes what today owes as the newest, frozen as it was drawn', { tags: ['postgres'] }, async () => {
    const { makeJob, clock, databases } = await start('2026-03-01T10:00:00Z');
    await runUntilAsleep(makeJob(), clock);
    const rows = await databases.read.selectFrom('daily_pages').selectAll().orderBy('slot').execute();
    expect(rows.map(({ day, slot }) => [day, slot])).toEqual([
      ['2026-03-01', 0],
      ['2026-03-01', 1],
    ]);
    const [row] = rows;
    const recipe = JSON.parse(row!.recipe) as Parameters<typeof verdictOn>[0];
    const { facts, hash } = verdictOn(recipe);
    expect(row).toMatchObject({
      composition: recipe.composition,
      generator_version: GENERATOR_VERSION,
      hash,
    });
    expect(JSON.parse(row!.facts)).toEqual(facts);
    const found = await findActivity(databases.read, row!.activity_id);
    expect(found?.activity).toMatchObject({ title: facts.title, created_at: '2026-03-01T10:00:00.000Z' });
    expect(await openLists(databases.read).count('fresh-and-new')).toBe(2);
  });

  it('SUB-11 leaves a page to everybody for thirty days', async () => {
    const { makeJob, clock, databases } = await start('2026-03-01T10:00:00Z', {
      subjects: [subject('animals'), subject('urban')],
    });
    await runUntilAsleep(makeJob(), clock);
    const rows = await databases.read.selectFrom('activities').selectAll().orderBy('category').execute();
    expect(rows.map(({ category, members_from }) => [category, members_from])).toEqual([
      ['animals', '2026-03-31T10:00:00.000Z'],
      ['urban', null],
    ]);
  });

  it('wakes at local midnight, on days of 23 hours too', async () => {
    const { makeJob, clock, days } = await start('2026-03-28T22:30:00Z', {
      timezone: 'Europe/Berlin',
      pages: 1,
    });
    await runUntilAsleep(makeJob(), clock);
    expect(await days()).toEqual(['2026-03-28/0']);
    await clock.goTo('2026-03-28T22:59:59Z');
    expect(await days()).toHaveLength(1);
    await clock.goTo('2026-03-28T23:00:00Z');
    expect(await days()).toEqual(['2026-03-28/0', '2026-03-29/0']);
    await clock.goTo('2026-03-29T21:59:59Z');
    expect(await days()).toHaveLength(2);
    await clock.goTo('2026-03-29T22:00:00Z');
    expect(await days()).toEqual(['2026-03-28/0', '2026-03-29/0', '2026-03-30/0']);
  });

  it('makes up for five days of downtime, once', async () => {
    const { makeJob, clock, days } = await start('2026-03-01T10:00:00Z');
    const first = makeJob();
    await runUntilAsleep(first, clock);
    await first.stop();
    const later = new FakeClock('2026-03-07T10:00:00Z');
    await runUntilAsleep(makeJob({ clock: later }), later);
    const wanted = ['01', '02', '03', '04', '05', '06', '07'].flatMap((day) => [
      `2026-03-${day}/0`,
      `2026-03-${day}/1`,
    ]);
    expect(await days()).toEqual(wanted);
    await runUntilAsleep(makeJob({ clock: later }), later);
    expect(await days()).toEqual(wanted);
  });

  it('MAKE-3 does not come back to a family of subjects for thirty days', async () => {
    const { makeJob, clock, databases } = await start('2026-03-01T10:00:00Z');
    await runUntilAsleep(makeJob(), clock);
    await clock.goTo('2026-04-04T10:00:00Z');
    const rows = await databases.read
      .selectFrom('daily_pages')
      .select(['day', 'family'])
      .orderBy('day')
      .execute();
    expect(rows).toHaveLength(70);
    const days = Map.groupBy(rows, ({ family }) => family);
    for (const [, pages] of days) {
      const [first, second] = pages.map(({ day }) => Date.parse(day) / 86_400_000);
      if (second !== undefined) expect(second - first!).toBeGreaterThanOrEqual(30);
    }
  });

  it('MAKE-3 tells a story a week, and draws for a feast when it is near', async () => {
    const feast = { ...subject('bauble'), feasts: ['christmas'] };
    const { makeJob, clock, databases } = await start('2026-12-19T10:00:00Z', {
      subjects: [...SUBJECTS, feast],
    });
    await runUntilAsleep(makeJob(), clock);
    await clock.goTo('2026-12-21T10:00:00Z');
    const pages = await databases.read
      .selectFrom('daily_pages')
      .select(['day', 'feast'])
      .where('feast', 'is not', null)
      .execute();
    expect(pages).toEqual([{ day: '2026-12-20', feast: 'Christmas' }]);
    const stories = await databases.read.selectFrom('daily_stories').selectAll().orderBy('day').execute();
    expect(stories.map(({ day }) => day)).toEqual(
      expect.arrayContaining(['2026-12-14', '2026-12-20', '2026-12-27']),
    );
    expect(stories.at(-1)).toMatchObject({ week: '2026-12-21', theme: 'lights-in-the-window' });
  });

  it('fills every place once when replicas do it together', { tags: ['postgres'] }, async () => {
    const { makeJob, clock, days, databases } = await start('2026-03-01T10:00:00Z', { pages: 3 });
    const jobs = [makeJob(), makeJob()];
    onTestFinished(() => Promise.all(jobs.map(({ stop }) => stop())).then(() => undefined));
    for (const job of jobs) void job.run();
    await clock.untilAsleep(2);
    await clock.goTo('2026-03-01T10:05:00Z');
    expect(await days()).toEqual(['2026-03-01/0', '2026-03-01/1', '2026-03-01/2']);
    expect(await databases.read.selectFrom('activities').select('id').execute()).toHaveLength(3);
  });

  it('says so when all tries fail their gates, goes on, and tries anew the next day', async () => {
    let judged = 0;
    const startProcess = () =>
      quickDrawingProcess({
        judge: (recipe) => {
          judged++;
          const isToday = recipe.seed.startsWith('daily-2026-03-01/0');
          return Promise.resolve(verdictOn(recipe, isToday ? ['too much ink'] : []));
        },
      });
    const { makeJob, clock, days, complaints } = await start('2026-03-01T10:00:00Z', { startProcess });
    await runUntilAsleep(makeJob(), clock);
    expect(await days()).toEqual(['2026-03-01/1']);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain('too much ink');
    // Today's other page, and the two of tomorrow.
    expect(judged).toBe(40 + 10 + 3);
    await clock.goTo('2026-03-02T00:00:00Z');
    expect(await days()).toEqual(['2026-03-01/1', '2026-03-02/0', '2026-03-02/1']);
  });

  it(
    'MAKE-3 comes back less often to what was refused, until it is found again',
    { tags: ['postgres'] },
    async () => {
      const refusedDays = ['2026-03-01', '2026-03-02'];
      const startProcess = () =>
        quickDrawingProcess({
          judge: (recipe) => {
            const isRefused = refusedDays.some((day) => recipe.seed.includes(day));
            return Promise.resolve(verdictOn(recipe, isRefused ? ['too much ink'] : []));
          },
        });
      const subjects = [subject('owl')];
      const { makeJob, clock, databases } = await start('2026-03-01T10:00:00Z', {
        startProcess,
        subjects,
        pages: 1,
      });
      await runUntilAsleep(makeJob(), clock);
      const refused = () =>
        databases.read.selectFrom('daily_refusals').selectAll().orderBy('difficulty').execute();
      const before = await refused();
      expect(before.map(({ difficulty }) => difficulty)).toEqual(['easy', 'hard', 'medium']);
      expect(before.reduce((sum, { times }) => sum + times, 0)).toBe(2 * (40 + 10));
      await clock.goTo('2026-03-02T10:00:00Z');
      expect(await refused()).toHaveLength(2);
    },
  );

  it('publishes once what was drawn when the server ended', async () => {
    const { makeJob, clock, days, databases, store } = await start('2026-03-01T10:00:00Z', { pages: 1 });
    const drawn: string[] = [];
    const failing = {
      ...store,
      put: async (...[kind, extension, bytes]: Parameters<typeof store.put>) => {
        drawn.push(await store.put(kind, extension, bytes));
        if (drawn.length === 6) throw new Error('no power');
        return drawn.at(-1)!;
      },
    };
    const first = makeJob({ store: failing });
    await runUntilAsleep(first, clock);
    expect(await days()).toEqual([]);
    await first.stop();
    const again = new FakeClock('2026-03-01T10:01:00Z');
    await runUntilAsleep(makeJob({ clock: again }), again);
    expect(await days()).toEqual(['2026-03-01/0']);
    const pages = await databases.read.selectFrom('activity_pages').selectAll().execute();
    expect(pages).toHaveLength(1);
    expect(drawn).toContain(pages[0]!.image_key);
  });

  it('ends in the middle of a drawing and goes on at the next start', async () => {
    const { makeJob, days, clock } = await start('2026-03-01T10:00:00Z', { pages: 1 });
    const drawing = Promise.withResolvers<void>();
    const startProcess = () => {
      const ended = Promise.withResolvers<never>();
      return quickDrawingProcess({
        draw: () => {
          drawing.resolve();
          return ended.promise;
        },
        close: () => Promise.resolve(ended.reject(new Error('the drawing process ended'))),
      });
    };
    const job = makeJob({ startProcess });
    const running = job.run();
    await drawing.promise;
    await job.stop();
    await running;
    expect(await days()).toEqual([]);
    await runUntilAsleep(makeJob(), clock);
    expect(await days()).toEqual(['2026-03-01/0']);
  });

  it('does nothing when no pages are wanted', async () => {
    const { makeJob, days } = await start('2026-03-01T10:00:00Z', { pages: 0 });
    await makeJob().run();
    expect(await days()).toEqual([]);
  });

  it('draws real pages that pass their gates', async () => {
    const { databases, store, clock } = await start('2026-03-01T10:00:00Z');
    const log = pino({ level: 'silent' });
    await runUntilAsleep(
      createDailyJob({
        databases,
        store,
        log,
        clock,
        pages: 1,
        timezone: 'UTC',
        subjects: [subject('flower-bloom')],
      }),
      clock,
    );
    const [row] = await databases.read.selectFrom('daily_pages').selectAll().execute();
    const found = await findActivity(databases.read, row!.activity_id);
    expect(row?.activity_id).toMatch(/^[a-z0-9-]+-[0-9a-f]{6}$/);
    expect(Buffer.from((await store.read(found!.pages[0]!.line_key))!).toString()).toMatch(/^<svg /);
  });
});
