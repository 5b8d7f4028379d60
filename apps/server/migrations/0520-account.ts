import { type Kysely, sql } from 'kysely';
import { columnTypes } from './columns.ts';

/** What people did, and who wants to leave. Earlier saves become records too; how long they took is not known. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text, integer, real } = columnTypes(database);
  await database.schema
    .createTable('coloring_records')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('activity_id', text, (column) => column.notNull().references('activities.id'))
    .addColumn('drawing_id', text, (column) => column.notNull())
    .addColumn('is_completed', integer, (column) => column.notNull())
    .addColumn('total_seconds', real, (column) => column.notNull())
    .addColumn('seconds', real, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await indexByPerson(database, 'coloring_records');
  await database.schema
    .createIndex('coloring_records_by_drawing')
    .on('coloring_records')
    .column('drawing_id')
    .execute();
  await database.schema
    .createTable('print_downloads')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('activity_id', text, (column) => column.notNull().references('activities.id'))
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await indexByPerson(database, 'print_downloads');
  await database.schema
    .createTable('account_deletions')
    .addColumn('user_id', text, (column) =>
      column.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('due_at', text, (column) => column.notNull())
    .execute();
  await recordEarlierSaves(database);
}

async function indexByPerson(database: Kysely<never>, table: string): Promise<void> {
  await database.schema
    .createIndex(`${table}_by_person`)
    .on(table)
    .columns(['user_id', 'created_at', 'id'])
    .execute();
}

async function recordEarlierSaves(database: Kysely<never>): Promise<void> {
  await sql`insert into coloring_records
      (id, user_id, activity_id, drawing_id, is_completed, total_seconds, seconds, created_at)
    select drawings.id || '-' || drawing_revisions.revision, drawings.user_id, drawings.activity_id, drawings.id,
      case when drawing_revisions.colored_share >= 1 then 1 else 0 end, 0, 0, drawing_revisions.created_at
    from drawing_revisions inner join drawings on drawings.id = drawing_revisions.drawing_id`.execute(
    database,
  );
}
