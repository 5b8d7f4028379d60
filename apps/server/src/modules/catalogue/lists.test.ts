// @module-tag postgres
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { listUnlisted, unlistExplored } from './listings.ts';
import { openLists } from './lists.ts';
import { NEWEST } from './orders.ts';

const MANY = 3210;

/** Fills the list `many` with so many copies of one activity's place; their ids are their places. */
async function manyPlaces() {
  const databases = await testDatabases();
  await addActivities(databases, { id: 'owl' });
  const numbers = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(MANY)})`;
  const padded = databases.kind === 'sqlite' ? sql`printf('%05d', n)` : sql`lpad(n::text, 5, '0')`;
  const others = sql`hash, title, sort_title, description, category, difficulty, difficulty_rank, estimated_time, tags,
    image_keys, thumbnail_key, thumbnail_preview_key, created_at, updated_at`;
  await sql`insert into activities (id, ${others}) ${numbers} select ${padded}, ${others}
    from numbers, activities`.execute(databases.write);
  await sql`insert into listings ${numbers} select ${padded}, 'many', created_at, sort_title, difficulty_rank, n / 7, 0
    from numbers, listings where list = 'animals'`.execute(databases.write);
  return databases;
}

describe('a part of a list', () => {
  it.each([
    ['asc', 1, 'estimated_time'],
    ['asc', 1, 'created_at'],
    ['desc', MANY, 'estimated_time'],
    ['desc', MANY, 'sort_title'],
  ] as const)('SRV-1 is the same wherever it begins, %s from %i by %s', async (direction, first, column) => {
    const lists = openLists((await manyPlaces()).read);
    const step = direction === 'asc' ? 1 : -1;
    for (const offset of [3150, 0, 999, 1000, 1001, 2500, 3200, 4000]) {
      const rows = await lists.read({ list: 'many', order: { column, direction }, offset, limit: 50 });
      const wanted = Array.from({ length: Math.max(0, Math.min(50, MANY - offset)) }, (_, at) =>
        String(first + step * (offset + at)).padStart(5, '0'),
      );
      expect(rows.map(({ id }) => id)).toEqual(wanted);
    }
  });
});

describe('activities that no list has', () => {
  it('SRV-1 are listed, counted and found after the next start', async () => {
    const databases = await testDatabases();
    await addActivities(databases, { id: 'owl', title: 'Quiet Owl' }, { id: 'fox' });
    for (const table of ['listings', 'list_counts', 'search_postings'] as const) {
      await databases.write.deleteFrom(table).execute();
    }
    await listUnlisted(databases);
    await listUnlisted(databases);
    const lists = openLists(databases.read);
    expect(await lists.count('animals')).toBe(2);
    const rows = await lists.read({ list: 'animals', order: NEWEST, offset: 0, limit: 9 });
    expect(rows.map(({ id }) => id)).toEqual(['fox', 'owl']);
    const found = await databases.read
      .selectFrom('search_postings')
      .selectAll()
      .where('word', '=', 'quiet')
      .execute();
    expect(found).toEqual([{ word: 'quiet', activity_id: 'owl', weight: 8 }]);
  });
});

describe('activities whose category became a stream', () => {
  it('GAL-6 leave Explore More at the next start and stay in their own list', async () => {
    const databases = await testDatabases();
    await addActivities(databases, { id: 'kite', category: 'people' }, { id: 'town', category: 'urban' });
    const { write } = databases;
    await sql`insert into listings select activity_id, 'explore-more', created_at, sort_title, difficulty_rank,
      estimated_time, colored_count from listings where list = 'people'`.execute(write);
    await sql`update list_counts set total = total + 1 where list = 'explore-more'`.execute(write);
    await unlistExplored(databases);
    await unlistExplored(databases);
    const lists = openLists(databases.read);
    const read = async (list: string) =>
      (await lists.read({ list, order: NEWEST, offset: 0, limit: 9 })).map(({ id }) => id);
    expect([await read('explore-more'), await lists.count('explore-more')]).toEqual([['town'], 1]);
    expect([await read('people'), await lists.count('people')]).toEqual([['kite'], 1]);
  });
});
