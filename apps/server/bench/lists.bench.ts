import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../../scripts/postgres-server.ts';
import { CATEGORIES } from './generated.ts';
import { openGenerated } from './generated-server.ts';

/*
 * What a page of the list of activities costs with a thousand activities and with a million: all orders and filters,
 * from the first page to the last. With POSTGRES_BIN also on PostgreSQL.
 */

const SMALL = 1_000;
const LARGE = 1_000_000;
const LIMIT = 20;
const REQUESTS = 1_600;
/** The p99 with a million may be this many times the p99 with a thousand. */
const GATE = 2;

const ORDERS = ['createdAt', 'title', 'difficulty', 'estimatedTime', 'easiest', 'quickest', 'mostColored'];
const FILTERS = [
  '',
  '&category=explore-more',
  ...CATEGORIES.slice(0, 2).map((name) => `&category=${name}`),
  '&difficulty=easy',
  '&category=food&difficulty=hard',
];

/** A catalogue of so many activities behind the whole server. */
async function serve(count: number, folder: string, databaseUrl?: string) {
  const dataDir = join(folder, String(count));
  const { app, databases } = await openGenerated(count, { dataDir, databaseUrl, isLogging: false });

  async function ask(query: string, page: number) {
    const url = `/api/v1/activities?limit=${LIMIT}&page=${page}${query}`;
    // Each from an address of its own: what is measured is the list, not the limit on callers.
    const remoteAddress = `10.${page % 250}.${query.length}.${Math.floor(page / 250) % 250}`;
    const answer = await app.inject({ url, remoteAddress });
    const body = answer.json<{ data: unknown[]; pagination: { pages: number } }>();
    if (answer.statusCode !== 200 || body.data.length === 0)
      throw new Error(`${url}: ${answer.body.slice(0, 200)}`);
    return body.pagination.pages;
  }
  const close = async () => {
    await app.close();
    await databases.close();
  };
  return { ask, close };
}

type Served = Awaited<ReturnType<typeof serve>>;

/** Every list once, and its last page, which is where a list is walked through for the first time. */
async function lengths({ ask }: Served): Promise<{ query: string; pages: number }[]> {
  const lists: { query: string; pages: number }[] = [];
  for (const order of ORDERS) {
    for (const filter of FILTERS) {
      const query = `&sortBy=${order}${filter}`;
      const pages = await ask(query, 1);
      await ask(query, pages);
      lists.push({ query, pages });
    }
  }
  return lists;
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!;
}

/**
 * Asks both in turn for the same pages, by their share of the way through the list, so that both have the same noise.
 */
async function measure(small: Served, large: Served): Promise<readonly [number[], number[]]> {
  const sides = [
    { ...small, lists: await lengths(small), times: [] as number[] },
    { ...large, lists: await lengths(large), times: [] as number[] },
  ];
  for (let request = 0; request < REQUESTS; request++) {
    const way = (request * 0.618_034) % 1;
    for (const { ask, lists, times } of sides) {
      const { query, pages } = lists[request % lists.length]!;
      const start = performance.now();
      await ask(query, 1 + Math.floor(way * pages));
      times.push(performance.now() - start);
    }
  }
  return [sides[0]!.times, sides[1]!.times];
}

function report(kind: string, small: readonly number[], large: readonly number[]): boolean {
  const ratio = percentile(large, 0.99) / percentile(small, 0.99);
  const show = (times: readonly number[]) =>
    `p50 ${percentile(times, 0.5).toFixed(2)} p99 ${percentile(times, 0.99).toFixed(2)} ms`;
  const isMet = ratio <= GATE;
  console.log(
    `${kind.padEnd(10)} p99 ratio ${ratio.toFixed(2)}x (gate ${GATE}x) ${isMet ? '' : 'MISSED '}| ` +
      `${SMALL} activities ${show(small)} | ${LARGE} activities ${show(large)}`,
  );
  return isMet;
}

async function compare(kind: string, addressOf: (name: string) => string | undefined): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'lists-bench-'));
  try {
    const small = await serve(SMALL, folder, addressOf('small'));
    const large = await serve(LARGE, folder, addressOf('large'));
    const [smallTimes, largeTimes] = await measure(small, large);
    await small.close();
    await large.close();
    return report(kind, smallTimes, largeTimes);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same on a PostgreSQL server of its own. */
async function compareOnPostgres(binaries: string): Promise<boolean> {
  const server = await startPostgres(binaries);
  const client = new Client(`${server.address}/postgres`);
  await client.connect();
  for (const name of ['small', 'large']) await client.query(`create database ${name}`);
  await client.end();
  try {
    return await compare('PostgreSQL', (name) => `${server.address}/${name}`);
  } finally {
    server.stop();
  }
}

const met = [await compare('SQLite', () => undefined)];
const binaries = process.env['POSTGRES_BIN'];
if (binaries !== undefined) met.push(await compareOnPostgres(binaries));
process.exit(process.argv.includes('--gate') && met.includes(false) ? 1 : 0);
