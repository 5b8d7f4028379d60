import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Databases } from './database.ts';

/** How far the catalogue has come. */
export interface CatalogueProgress {
  readonly done: number;
  readonly total: number;
  /** Whether every stream that will have pages has its first ones, or cannot get them now. */
  readonly hasFirstPages: boolean;
}

/** What readiness is read from. */
export interface HealthOptions {
  readonly databases: Databases;
  readonly progress: () => CatalogueProgress;
}

async function answers(databases: Databases): Promise<boolean> {
  try {
    await sql`select 1`.execute(databases.read);
    return true;
  } catch {
    return false;
  }
}

/**
 * `/healthz` tells that the process lives, `/readyz` whether it can serve: the database answers and there are pages.
 */
export const health = fastifyPlugin<HealthOptions>(async (app: FastifyInstance, { databases, progress }) => {
  const options = { schema: { hide: true }, logLevel: 'warn' } as const;
  app.get('/healthz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { alive: true };
  });
  app.get('/readyz', options, async (_request, reply) => {
    const { done, total, hasFirstPages } = progress();
    const database = await answers(databases);
    const ready = database && hasFirstPages;
    reply.header('cache-control', 'no-store').code(ready ? 200 : 503);
    return { ready, database, pages: { done, total } };
  });
});
