import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { type Databases, openDatabases } from '../src/plugins/database.ts';
import { migrate } from '../src/plugins/migrate.ts';
import { createWindowCounter } from '../src/plugins/window-counter.ts';
import { openFileStore } from '../src/store/file-store.ts';
import { generate } from './generated.ts';

interface Place {
  readonly dataDir: string;
  /** SQLite in the data folder where there is none. */
  readonly databaseUrl?: string | undefined;
  /** Whether it tells of each request, as it does for an operator. */
  readonly isLogging: boolean;
}

/** The whole application over a generated catalogue of so many activities; it does not listen yet. */
export async function openGenerated(
  count: number,
  { dataDir, databaseUrl, isLogging }: Place,
): Promise<{ readonly app: FastifyInstance; readonly databases: Databases }> {
  const databases = await openDatabases({ dataDir, databaseUrl });
  await migrate(databases);
  await generate(databases, count);
  const LOG_LEVEL = isLogging ? 'info' : 'silent';
  const app = await buildApp(readConfig({ DATA_DIR: dataDir, LOG_LEVEL, WEB_DIST: dataDir }), {
    databases,
    store: await openFileStore(join(dataDir, 'images')),
    secrets: { pictures: 'p'.repeat(32), identity: 'i'.repeat(32) },
    progress: () => ({ done: count, total: count, hasFirstPages: true }),
    mailer: undefined,
    counter: createWindowCounter(),
  });
  return { app, databases };
}
