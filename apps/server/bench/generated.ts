import { sql } from 'kysely';
import type { Databases } from '../src/plugins/database.ts';

/** Categories that generated activities have in turn: streams, and one that is none. */
export const CATEGORIES = [
  'animals',
  'nature',
  'fantasy',
  'mandalas',
  'flowers',
  'vehicles',
  'food',
  'urban',
] as const;

function categoryOf(): string {
  const cases = CATEGORIES.map((name, place) => `when ${place} then '${name}'`).join(' ');
  return `case n % ${CATEGORIES.length} ${cases} end`;
}

/** Indexes are built after the rows: a million rows take a minute instead of many. */
async function withoutIndexes({ kind, write }: Databases, fill: () => Promise<void>): Promise<void> {
  const listed =
    kind === 'sqlite'
      ? sql<{ name: string; made: string }>`select name, sql as made from sqlite_master
          where type = 'index' and tbl_name = 'listings' and sql is not null`
      : sql<{ name: string; made: string }>`select indexname as name, indexdef as made from pg_indexes
          where tablename = 'listings' and indexname <> 'listings_key'`;
  const { rows } = await listed.execute(write);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(write);
  await fill();
  for (const { made } of rows) await sql.raw(made).execute(write);
}

function activities(count: number) {
  const padded = 'cast(10000000 + n as text)';
  const keys = `'thumbnails/' || ${padded} || '.webp'`;
  return sql.raw(`insert into activities (id, hash, title, sort_title, description, category, difficulty,
      difficulty_rank, estimated_time, tags, image_keys, thumbnail_key, thumbnail_preview_key, created_at, updated_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select ${padded}, 'hash', 'Page ' || n, 'page ' || (cast(n as bigint) * 7919 % 1000003), 'A page that was made up.', ${categoryOf()},
      case n % 3 when 0 then 'easy' when 1 then 'medium' else 'hard' end, n % 3 + 1, n * 31 % 90,
      '["made","up"]', '["pages/' || ${padded} || '.png"]', ${keys}, ${keys},
      '2026-01-01T' || ${padded}, '2026-01-01T' || ${padded}
    from numbers`);
}

const PLACES = 'created_at, sort_title, difficulty_rank, estimated_time, length(id) * difficulty_rank % 17';

/** Fills an empty catalogue with so many made-up activities in all their lists. */
export async function generate(databases: Databases, count: number): Promise<void> {
  const { kind, write } = databases;
  await withoutIndexes(databases, async () => {
    await activities(count).execute(write);
    for (const list of [`'fresh-and-new'`, 'category']) {
      await sql.raw(`insert into listings select id, ${list}, ${PLACES} from activities`).execute(write);
    }
    await sql
      .raw(
        `insert into listings select id, 'explore-more', ${PLACES} from activities where category = 'urban'`,
      )
      .execute(write);
    await sql`insert into list_counts select list, difficulty_rank, count(*) from listings group by 1, 2`.execute(
      write,
    );
  });
  await sql.raw(kind === 'sqlite' ? 'pragma wal_checkpoint(truncate)' : 'vacuum analyze').execute(write);
}
