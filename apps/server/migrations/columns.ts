import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

/** The column types that mean the same on SQLite and PostgreSQL. */
export interface ColumnTypes {
  /** Text compared byte by byte on both. */
  readonly text: RawBuilder<unknown>;
  readonly integer: 'integer';
  /** A double precision number. */
  readonly real: 'double precision';
}

/** The column types for the database that a migration runs on. */
export function columnTypes(database: Kysely<never>): ColumnTypes {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  return {
    text: isPostgres ? sql`text collate "C"` : sql`text`,
    integer: 'integer',
    real: 'double precision',
  };
}
