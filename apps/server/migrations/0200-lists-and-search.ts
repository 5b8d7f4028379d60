import { type Kysely, sql } from 'kysely';
import { columnTypes } from './columns.ts';

/** What a list can go by. */
const ORDERS = ['created_at', 'sort_title', 'difficulty_rank', 'estimated_time', 'colored_count'] as const;

/**
 * An activity's place in every list that shows it, how long each list is, and the words that activities are found
 * by. All of it is worked out from the activities, at the start for those that have none yet.
 */
export async function up(database: Kysely<never>): Promise<void> {
  await dropOldSearch(database);
  await createListings(database);
  await createSearch(database);
  await database.schema.createIndex('drawings_by_activity').on('drawings').column('activity_id').execute();
}

async function dropOldSearch(database: Kysely<never>): Promise<void> {
  for (const column of ['created_at', 'sort_title', 'difficulty_rank', 'estimated_time']) {
    await database.schema.dropIndex(`activities_by_${column}`).execute();
    await database.schema.dropIndex(`activities_by_category_${column}`).execute();
  }
  await database.schema.alterTable('activities').dropColumn('search_text').execute();
}

async function createListings(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await database.schema
    .createTable('listings')
    .addColumn('activity_id', text, (column) =>
      column.notNull().references('activities.id').onDelete('cascade'),
    )
    .addColumn('list', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('sort_title', text, (column) => column.notNull())
    .addColumn('difficulty_rank', integer, (column) => column.notNull())
    .addColumn('estimated_time', integer, (column) => column.notNull())
    .addColumn('colored_count', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('listings_key', ['activity_id', 'list'])
    .execute();
  for (const order of ORDERS) {
    await createOrder(database, `listings_by_${order}`, ['list', order, 'activity_id']);
    if (order === 'difficulty_rank') continue;
    await createOrder(database, `listings_by_rank_${order}`, [
      'list',
      'difficulty_rank',
      order,
      'activity_id',
    ]);
  }
  await createOrder(database, 'listings_by_rank', ['list', 'difficulty_rank', 'activity_id']);
  await database.schema
    .createTable('list_counts')
    .addColumn('list', text, (column) => column.notNull())
    .addColumn('difficulty_rank', integer, (column) => column.notNull())
    .addColumn('total', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('list_counts_key', ['list', 'difficulty_rank'])
    .execute();
}

async function createOrder(database: Kysely<never>, name: string, columns: readonly string[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`create index ${sql.ref(name)} on ${sql.table('listings')} (${names})`.execute(database);
}

async function createSearch(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await database.schema
    .createTable('search_postings')
    .addColumn('word', text, (column) => column.notNull())
    .addColumn('activity_id', text, (column) =>
      column.notNull().references('activities.id').onDelete('cascade'),
    )
    .addColumn('weight', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('search_postings_key', ['word', 'activity_id'])
    .execute();
  await database.schema
    .createIndex('search_postings_by_activity')
    .on('search_postings')
    .column('activity_id')
    .execute();
  await database.schema
    .createTable('search_words')
    .addColumn('word', text, (column) => column.primaryKey().notNull())
    .execute();
  await database.schema
    .createTable('search_grams')
    .addColumn('gram', text, (column) => column.notNull())
    .addColumn('word', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('search_grams_key', ['gram', 'word'])
    .execute();
}
