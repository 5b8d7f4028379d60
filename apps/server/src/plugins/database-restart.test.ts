// @module-tag postgres
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../scripts/postgres-server.ts';
import { addActivities } from '../../testing/activities.ts';
import { Browser } from '../../testing/browser.ts';
import { drawingSave } from '../../testing/drawings.ts';
import { type RunningSandbox, startSandbox } from '../../testing/sandbox.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { accessToken, signIn } from '../../testing/sign-in.ts';
import { isDatabaseAway } from './database-away.ts';
import { type Databases, holdInTransaction, inTurn, openDatabases } from './database.ts';
import { migrate } from './migrate.ts';

let server: PostgresServer;
let sandbox: RunningSandbox;

async function connect(): Promise<Databases> {
  const databases = await openDatabases({ dataDir: '', databaseUrl: `${server.address}/postgres` });
  onTestFinished(databases.close);
  return databases;
}

const ask = ({ write }: Databases) => sql`select 1`.execute(write);

/** A query that lasts until the database goes; each in its own words, to be found by them. */
function longQuery(name: string) {
  return sql`select pg_sleep(60), ${sql.lit(name)}`;
}

/** Resolves when so many queries of these words have begun, as another connection sees it. */
async function hasBegun(name: string, count = 1): Promise<void> {
  const { write } = await connect();
  for (;;) {
    const { rows } = await sql`select pid from pg_stat_activity
      where state = 'active' and pid <> pg_backend_pid() and query like ${`%${name}%`}`.execute(write);
    if (rows.length >= count) return;
  }
}

/** What connections do at the moment the database goes: brings them there, waits until it is gone, and goes on. */
type Moment = (databases: Databases, reached: () => void, gone: Promise<void>) => Promise<unknown>;

const MOMENTS: Record<string, Moment> = {
  async 'never used'(_databases, reached, gone) {
    reached();
    await gone;
  },
  async idle(databases, reached, gone) {
    await ask(databases);
    reached();
    await gone;
  },
  'in use, between two queries': ({ write }, reached, gone) =>
    write.connection().execute(async (connection) => {
      await sql`select 1`.execute(connection);
      reached();
      await gone;
      await sql`select 1`.execute(connection);
    }),
  async 'in use, in a query'({ write }, reached) {
    void hasBegun('alone').then(reached);
    await longQuery('alone').execute(write);
  },
  'in a transaction, between two statements': ({ write }, reached, gone) =>
    write.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      reached();
      await gone;
      await sql`select 1`.execute(trx);
    }),
  async 'in a statement of a transaction'({ write }, reached) {
    void hasBegun('transaction').then(reached);
    await write.transaction().execute((trx) => longQuery('transaction').execute(trx));
  },
  'holding a lock until its transaction ends': ({ kind, write }, reached, gone) =>
    write.transaction().execute(async (trx) => {
      await holdInTransaction(kind, trx, 'a resource');
      reached();
      await gone;
    }),
  async 'doing background work in its turn'(databases, reached, gone) {
    await inTurn(databases, 'work', async () => {
      reached();
      await gone;
    });
  },
  async 'all in use, with others waiting'({ write }, reached) {
    void hasBegun('of many', 10).then(reached);
    await Promise.all(Array.from({ length: 20 }, () => longQuery('of many').execute(write)));
  },
};

/** What a promise rejects with; undefined when it does not. */
function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** Brings the connections of a new pool to a moment. */
async function bringTo(moment: Moment, gone: Promise<void>) {
  const databases = await connect();
  const { promise: isThere, resolve: reached } = Promise.withResolvers<void>();
  const failure = failureOf(moment(databases, reached, gone));
  await isThere;
  return { databases, failure };
}

interface Save {
  readonly id: string;
  readonly status: number;
  readonly retryAfter: unknown;
}

async function save(site: TestServer, headers: object): Promise<Save> {
  const id = `drawing-${crypto.randomUUID()}`;
  const payload = await drawingSave({ drawingId: id, baseRevision: 0 });
  const request = { method: 'POST', url: '/api/drawings/save', headers: { ...headers }, payload } as const;
  const { statusCode, headers: told } = await site.app.inject(request);
  return { id, status: statusCode, retryAfter: told['retry-after'] };
}

/** Saves one new drawing after the other until it is told to stop. */
async function keepSaving(site: TestServer, headers: object, isOver: () => boolean): Promise<Save[]> {
  const saves: Save[] = [];
  while (!isOver()) saves.push(await save(site, headers));
  return saves;
}

async function untilSaved(site: TestServer, headers: object): Promise<void> {
  while ((await save(site, headers)).status !== 200);
}

describe.runIf(inject('postgresServer'))('PostgreSQL that ends and starts again', () => {
  beforeAll(async () => {
    server = await startPostgres(process.env['POSTGRES_BIN'] ?? '/usr/local/bin');
    sandbox = await startSandbox();
  });

  afterAll(async () => {
    await sandbox.stop();
    server.stop();
  });

  it.each(['fast', 'immediate'] as const)(
    'OPS-3 ends no process whatever its connections do, and is used again (%s)',
    async (mode) => {
      const { promise: gone, resolve: goOn } = Promise.withResolvers<void>();
      const all = Object.entries(MOMENTS);
      const pools = await Promise.all(all.map(([, moment]) => bringTo(moment, gone)));
      await server.halt(mode);
      goOn();
      for (const [index, { databases, failure }] of pools.entries()) {
        const name = all[index]?.[0];
        const error = await failure;
        expect.soft(error === undefined || isDatabaseAway(error), `${name}: ${String(error)}`).toBe(true);
        expect.soft(isDatabaseAway(await failureOf(ask(databases))), `${name}, meanwhile`).toBe(true);
      }
      await server.resume();
      for (const { databases } of pools) await ask(databases);
      expect(await inTurn(pools[0]!.databases, 'work', () => Promise.resolve())).toBe(true);
    },
  );

  it('OPS-3 is a 503 meanwhile, and no save that was acknowledged is lost', async () => {
    const databases = await connect();
    await migrate(databases);
    await addActivities(databases, { id: 'owl' });
    const variables = { LOG_LEVEL: 'silent' };
    const site = await startServer({ sandbox: sandbox.origin, databases, variables });
    const browser = new Browser();
    await signIn(browser, site.origin, { email: 'ada@example.org' });
    const ada = { authorization: `Bearer ${await accessToken(browser, site.origin)}` };
    let isOver = false;
    const traffic = Promise.all([1, 2, 3].map(() => keepSaving(site, ada, () => isOver)));
    for (const mode of ['fast', 'immediate'] as const) {
      await untilSaved(site, ada);
      await server.halt(mode);
      expect((await site.app.inject('/readyz')).statusCode).toBe(503);
      expect((await browser.ask(`${site.origin}/api/auth/token`)).status).toBe(503);
      await server.resume();
    }
    await untilSaved(site, ada);
    isOver = true;
    const saves = (await traffic).flat();
    const refused = saves.filter(({ status }) => status !== 200);
    expect(refused).not.toEqual([]);
    for (const { status, retryAfter } of refused) expect([status, retryAfter]).toEqual([503, '2']);
    for (const { id, status } of saves) {
      if (status !== 200) continue;
      const kept = await site.app.inject({ url: `/api/v1/drawings/${id}`, headers: { ...ada } });
      expect(kept.statusCode).toBe(200);
    }
  });
});
