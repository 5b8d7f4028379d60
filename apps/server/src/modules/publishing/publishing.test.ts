import { THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH } from '@inkbloom/contracts/limits';
import { decodeRegionMap } from '@inkbloom/formats/region-map';
import { catalogue, withdrawn } from '@inkbloom/linework/catalogue';
import { featuredSamples } from '@inkbloom/linework/samples';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { quickDrawingProcess } from '../../../testing/drawing-process.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { openFileStore } from '../../store/file-store.ts';
import { findActivity, openLists, showActivity, streams } from '../catalogue/catalogue.ts';
import type { Entry } from './store-activity.ts';
import { firstNeededFirst } from './order.ts';
import { builtInEntries, createPublisher } from './publishing.ts';

const log = pino({ level: 'silent' });
const EASY = catalogue.find(({ difficulty }) => difficulty === 'easy')!;

async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'publishing-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const stores = { databases: await testDatabases(), store: await openFileStore(folder) };
  const publisher = (entries: readonly Entry[]) => createPublisher({ ...stores, log, entries });
  /** One by whom nothing is really drawn. */
  const quickPublisher = (entries: readonly Entry[]) =>
    createPublisher({ ...stores, log, entries, startProcess: quickDrawingProcess });
  return { ...stores, publisher, quickPublisher };
}

describe('publishing', () => {
  it('draws what is missing, keeps every form of it and lists it', { tags: ['postgres'] }, async () => {
    const { publisher, databases, store } = await start();
    const publishing = await publisher([EASY]);
    expect(publishing.progress()).toEqual({ done: 0, total: 1, hasFirstPages: false });
    await publishing.run();
    expect(publishing.progress()).toEqual({ done: 1, total: 1, hasFirstPages: true });

    const found = await findActivity(databases.read, EASY.slug);
    expect(found?.activity).toMatchObject({ title: EASY.title, category: EASY.category, difficulty: 'easy' });
    expect(found?.pages).toHaveLength(EASY.recipes.length);
    const page = found!.pages[0]!;
    const sizeOf = async (key: string) => {
      const { width, height } = await sharp(await store.read(key)).metadata();
      return [width, height];
    };
    expect(await sizeOf(page.image_key)).toEqual([page.width, page.height]);
    expect(Math.min(...(await sizeOf(page.preview_key)))).toBe(512);
    for (const key of [page.thumbnail_key, found!.activity.thumbnail_preview_key]) {
      expect(await sizeOf(key)).toEqual([THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT]);
    }
    expect(Buffer.from((await store.read(page.line_key))!).toString()).toMatch(/^<svg /);
    const map = decodeRegionMap((await store.read(page.regions_key))!);
    expect(map.width / map.height).toBeCloseTo(page.width / page.height, 2);
    expect(map.count).toBeGreaterThan(5);
  });

  it('OPS-3 waits for a database that is away, and goes on', async () => {
    const { databases, store } = await start();
    const away = Object.assign(new Error('the database is starting'), { code: '57P03' });
    const failures = [away, away];
    const put: typeof store.put = (...what) => {
      const failure = failures.pop();
      return failure ? Promise.reject(failure) : store.put(...what);
    };
    const stores = { databases, store: { ...store, put } };
    const publishing = await createPublisher({
      ...stores,
      log,
      entries: [EASY],
      startProcess: quickDrawingProcess,
    });
    await publishing.run();
    expect(failures).toEqual([]);
    expect(publishing.progress()).toMatchObject({ done: 1 });
  });

  it('does nothing at a second start', async () => {
    const { quickPublisher, databases } = await start();
    await (await quickPublisher([EASY])).run();
    const before = await findActivity(databases.read, EASY.slug);
    const again = await quickPublisher([EASY]);
    expect(again.progress()).toEqual({ done: 1, total: 1, hasFirstPages: true });
    await again.run();
    expect(await findActivity(databases.read, EASY.slug)).toEqual(before);
  });

  it('passes over what cannot be drawn and goes on', async () => {
    const { publisher } = await start();
    const broken = {
      ...EASY,
      slug: 'broken',
      category: 'nature',
      recipes: [{ composition: 'no-such-thing', difficulty: 'easy', seed: '1' }],
    } as const;
    const publishing = await publisher([broken, EASY]);
    await publishing.run();
    expect(publishing.progress()).toEqual({ done: 1, total: 2, hasFirstPages: true });
  });

  it('is done once when servers start together', { tags: ['postgres'] }, async () => {
    const { quickPublisher, databases } = await start();
    const both = await Promise.all([quickPublisher([EASY]), quickPublisher([EASY])]);
    await Promise.all(both.map(({ run }) => run()));
    expect(both.map(({ progress }) => progress().done)).toEqual([1, 1]);
    expect(await databases.read.selectFrom('activities').select('id').execute()).toHaveLength(1);
  });

  it('lists by the order of the catalogue, whatever was drawn first', async () => {
    const { quickPublisher, databases } = await start();
    const cover = { ...EASY, slug: streams[0]!.cover.activity };
    await (await quickPublisher([{ ...EASY, slug: 'first' }, cover])).run();
    const rows = await databases.read.selectFrom('activities').select('id').orderBy('created_at').execute();
    expect(rows.map(({ id }) => id)).toEqual(['first', cover.slug]);
  });

  it('SUB-11 holds back for members what is not free for ever', async () => {
    const { quickPublisher, databases } = await start();
    const shelf = ['one', 'two'].map((slug) => ({ ...EASY, slug, category: 'food' }));
    await (await quickPublisher(shelf)).run();
    const rows = await databases.read.selectFrom('activities').selectAll().orderBy('id').execute();
    expect(rows.map((row) => row.members_from)).toEqual([null, rows[1]!.created_at]);
  });

  it.each([undefined, 20, 1_000_000])(
    'GAL-3 has the cover of every stream among %s that are built in',
    (count) => {
      const names = builtInEntries(count).map(({ slug }) => slug);
      expect(names).toEqual(expect.arrayContaining(streams.map(({ cover }) => cover.activity)));
      expect(new Set(names).size).toBe(names.length);
    },
  );

  it('begins with so many of the catalogue as the operator wants', () => {
    const all = catalogue.map(({ slug }) => slug);
    const names = builtInEntries(50).map(({ slug }) => slug);
    expect(names.slice(0, 50)).toEqual(all.slice(0, 50));
    expect(names.length).toBeLessThan(50 + streams.length + 10);
    expect(builtInEntries().map(({ slug }) => slug)).toEqual(expect.arrayContaining(all));
  });

  it(
    'hides what left the catalogue, once, and keeps its pictures for who knows its address',
    { tags: ['postgres'] },
    async () => {
      const { quickPublisher, databases, store } = await start();
      const [gone, stays] = ['gone', 'stays'].map((slug) => ({ ...EASY, slug }));
      await (await quickPublisher([gone!, stays!])).run();
      const before = await findActivity(databases.read, 'gone');

      const next = await createPublisher({
        databases,
        store,
        log,
        entries: [stays!],
        withdrawn: ['gone', 'never-published'],
        startProcess: quickDrawingProcess,
      });
      await Promise.all([next.run(), next.run()]);
      const lists = openLists(databases.read);
      expect(await lists.count(EASY.category)).toBe(1);
      const after = await findActivity(databases.read, 'gone');
      expect(after?.pages).toEqual(before?.pages);
      expect(after?.activity.unpublished_at).not.toBeNull();
      expect(await store.read(after!.pages[0]!.line_key)).toBeDefined();

      await databases.write.transaction().execute((trx) => showActivity(trx, 'gone'));
      await next.run();
      expect((await findActivity(databases.read, 'gone'))?.activity.unpublished_at).toBeNull();
    },
  );

  it('has nothing in the catalogue that was taken out of it', () => {
    const names = new Set(catalogue.map(({ slug }) => slug));
    expect(withdrawn.filter((slug) => names.has(slug))).toEqual([]);
  });

  it('stops in the middle of a drawing and goes on at the next start', async () => {
    const { publisher, databases } = await start();
    const publishing = await publisher(catalogue);
    const running = publishing.run();
    await publishing.stop();
    await running;
    expect(publishing.progress().done).toBeLessThan(catalogue.length);
    const rows = await databases.read.selectFrom('activities').select('id').execute();
    expect(rows).toHaveLength(publishing.progress().done);
  });
});

describe('the featured samples', () => {
  it('SRV-6 are published with the difficulties, minutes and categories that are given', async () => {
    const { quickPublisher, databases } = await start();
    const publishing = await quickPublisher(featuredSamples);
    await publishing.run();
    expect(publishing.progress()).toMatchObject({ done: 3, hasFirstPages: true });
    const rows = await databases.read.selectFrom('activities').selectAll().orderBy('id').execute();
    expect(rows.map((row) => [row.id, row.difficulty, row.estimated_time, row.category])).toEqual([
      ['artist-pick', 'medium', 35, 'featured'],
      ['seasonal-autumn', 'easy', 20, 'seasonal'],
      ['trending-mandala', 'hard', 45, 'mandalas'],
    ]);
  });

  it('SRV-6 show in Explore More unless they have a stream', async () => {
    const { quickPublisher, databases } = await start();
    await (await quickPublisher(featuredSamples)).run();
    const lists = openLists(databases.read);
    expect(await lists.count('explore-more')).toBe(2);
    expect(await lists.count('mandalas')).toBe(1);
  });
});

describe('the order of publishing', () => {
  it('gives every stream its first pages before any gets more', () => {
    const entries = ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'].map((name) => ({ name, category: name[0]! }));
    expect(firstNeededFirst(entries).map(({ name }) => name)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
    expect(firstNeededFirst([])).toEqual([]);
  });
});
