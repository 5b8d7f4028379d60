import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type QueryResult,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { StartError } from '../start-error.ts';
import type { Tables } from './tables.ts';

/** How long a statement waits for another writer, and the pause between two attempts. */
const BUSY_LIMIT_MS = 5_000;
const BUSY_PAUSE_MS = 10;
/** Memory in which a connection holds pages of the file, in kibibytes. */
const CACHE_KIB = 16_384;
/** Up to this size the whole file is checked at a start, which takes less than a second. */
const CHECKED_BYTES = 256 * 1024 * 1024;

function codeOf(error: unknown): string {
  return error instanceof SqliteDatabase.SqliteError ? error.code : '';
}

/** A connection to the file, and who is told when the disk has no room for what it writes. */
interface OpenFile {
  readonly database: SqliteDatabase.Database;
  readonly onFull: () => void;
}

/** Waits for other writers outside of the event loop's way: SQLite's own waiting would stop every other request. */
class WaitingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #file: OpenFile;

  constructor(connection: DatabaseConnection, file: OpenFile) {
    this.#connection = connection;
    this.#file = file;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const isAlone = !this.#file.database.inTransaction;
    try {
      return await this.#wait<R>(query);
    } catch (error) {
      if (codeOf(error) !== 'SQLITE_FULL') throw error;
      this.#file.onFull();
      // A transaction has ended with its failure, and what came before in it would be missing.
      if (!isAlone) throw error;
      return this.#wait<R>(query);
    }
  }

  async #wait<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const deadline = performance.now() + BUSY_LIMIT_MS;
    for (;;) {
      try {
        return await this.#connection.executeQuery<R>(query);
      } catch (error) {
        if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() > deadline) throw error;
        await setTimeout(BUSY_PAUSE_MS);
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

/** Transactions take the write lock at once: one that began by reading could not wait for it later. */
class WaitingDriver extends SqliteDriver {
  readonly #file: OpenFile;

  constructor(file: OpenFile) {
    super({ database: file.database });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new WaitingConnection(await super.acquireConnection(), this.#file);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      // On a full disk SQLite has rolled back already; what is told is that, and not that nothing is left to roll back.
      if (!/no transaction is active/.test((error as Error).message)) throw error;
    }
  }
}

class WaitingDialect extends SqliteDialect {
  readonly #file: OpenFile;

  constructor(file: OpenFile) {
    super({ database: file.database });
    this.#file = file;
  }

  override createDriver(): SqliteDriver {
    return new WaitingDriver(this.#file);
  }
}

function openFile(file: string, readonly: boolean): SqliteDatabase.Database {
  // While it is opened nobody waits for the event loop.
  const database = new SqliteDatabase(file, { readonly, timeout: BUSY_LIMIT_MS });
  if (!readonly) {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
  }
  database.pragma(`cache_size = -${CACHE_KIB}`);
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 0');
  // SQLite's own knows the letters of ASCII alone.
  database.function('lower', { deterministic: true }, (text: unknown) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
  return database;
}

/** The first fault of a file; undefined when there is none, or the file is too large to be read through. */
function findFault(database: SqliteDatabase.Database): string | undefined {
  const pages = database.pragma('page_count', { simple: true }) as number;
  const pageBytes = database.pragma('page_size', { simple: true }) as number;
  if (pages * pageBytes > CHECKED_BYTES) return undefined;
  const result = database.pragma('quick_check(1)', { simple: true }) as string;
  return result === 'ok' ? undefined : result;
}

function damaged(file: string, fault: string): StartError {
  const [firstLine = ''] = fault.split('\n');
  return new StartError(
    `${file} is damaged (${firstLine}). Keep a copy of it and restore it from your backup, or save what is ` +
      'readable: sqlite3 inkbloom.sqlite .recover | sqlite3 recovered.sqlite',
  );
}

function openChecked(file: string): readonly [SqliteDatabase.Database, SqliteDatabase.Database] {
  try {
    const both = [openFile(file, false), openFile(file, true)] as const;
    const fault = findFault(both[1]);
    if (fault === undefined) return both;
    for (const database of both) database.close();
    throw damaged(file, fault);
  } catch (error) {
    if (!/^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error))) throw error;
    throw damaged(file, (error as Error).message);
  }
}

/**
 * Opens the file in a folder twice, for writing and for reading beside it. Throws StartError when it is damaged.
 * @param onFull makes room on a full disk
 */
export async function openSqlite(folder: string, onFull: () => void = () => undefined) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const [writing, reading] = openChecked(join(folder, 'inkbloom.sqlite'));
  const write = new Kysely<Tables>({ dialect: new WaitingDialect({ database: writing, onFull }) });
  const read = new Kysely<Tables>({ dialect: new WaitingDialect({ database: reading, onFull }) });
  return {
    read,
    write,
    async close() {
      // Kysely closes only what was used; who closes last brings the file up to date, and only the writer can.
      await read.destroy();
      reading.close();
      await write.destroy();
      writing.close();
    },
  };
}
