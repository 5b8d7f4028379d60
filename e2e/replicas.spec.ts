import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSecrets } from '../apps/server/src/plugins/secrets.ts';
import { startBucket } from '../apps/server/testing/bucket-program.ts';
import { startRedisProgram } from '../apps/server/testing/redis-program.ts';
import { startSandbox } from '../apps/server/testing/sandbox.ts';
import { freePort } from '../scripts/ports.ts';
import { startPostgres } from '../scripts/postgres-server.ts';
import { copyFilledFolder } from './support/filled-folder.ts';
import { copyCatalogue } from './support/filled-postgres.ts';
import { expect, Journey, test } from './support/journey.ts';
import { colorTheOwl, OWL } from './support/keeping.ts';
import {
  expectSamePage,
  lookAtPage,
  saveAndExit,
  signInWithGoogle,
  untilStudioReady,
} from './support/person.ts';
import { canRunReplicas, replicaPrograms } from './support/replica-programs.ts';

// Two servers behind the proxy of deploy/, over PostgreSQL, Redis and a bucket: what people do goes on while one of
// them is killed. What they share is tried without a browser in replicas.test.ts.

const ends: (() => Promise<unknown> | void)[] = [];

test.afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** The installation, with two servers. */
async function startSite() {
  const { startReplica, startProxy, temporaryFolder } = replicaPrograms((work) => void ends.push(work));
  const postgres = await startPostgres(process.env['POSTGRES_BIN'] ?? '/usr/local/bin');
  ends.push(() => postgres.stop());
  const [redis, bucket, sandbox] = [await startRedisProgram(), await startBucket(), await startSandbox()];
  ends.push(redis.stop, bucket.stop, sandbox.stop);
  const filled = copyFilledFolder();
  const databaseUrl = `${postgres.address}/postgres`;
  await copyCatalogue(filled, databaseUrl);
  const folder = await temporaryFolder('secrets');
  await loadSecrets(folder);
  const port = await freePort();
  const variables = {
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    ...bucket.variables,
    GOOGLE_ISSUER: `${sandbox.origin}/google`,
    GOOGLE_CLIENT_ID: 'sandbox-google',
    GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
    TRUSTED_PROXIES: '127.0.0.1',
    DAILY_PAGES: '0',
    LOG_LEVEL: 'warn',
  };
  /** A server whose folder still has the pictures of before the bucket, as while an installation moves there. */
  async function start() {
    const own = { port: await freePort(), folder: await temporaryFolder('replica') };
    await symlink(join(filled, 'images'), join(own.folder, 'images'));
    await symlink(join(folder, 'secrets.json'), join(own.folder, 'secrets.json'));
    return startReplica(variables, '', own);
  }
  const replicas = [await start(), await start()];
  await startProxy(
    port,
    replicas.map((replica) => replica.port),
  );
  return { port, sandbox, replicas };
}

test('OPS-2 CAN-15 people sign in, look, color and save through the proxy while one of two servers is killed', async ({
  browser,
}) => {
  test.skip(!canRunReplicas, 'Caddy or Redis is not installed');
  test.setTimeout(240_000);
  const { port, sandbox, replicas } = await startSite();
  const origin = `http://localhost:${port}`;
  const stack = {
    origin,
    sandboxOrigin: sandbox.origin,
    ended: new Promise<number>(() => undefined),
    stop: () => Promise.resolve(),
  };
  const ports = { app: port, sandbox: Number(new URL(sandbox.origin).port), smtp: 0 };
  const journey = new Journey({ browser, shared: { stack, ports, output: () => '' } });
  ends.push(() => journey.end());
  const page = await journey.visit();
  await signInWithGoogle(page, journey.ada);
  await colorTheOwl(page);
  const drawn = await lookAtPage(page);
  await replicas[0]?.end('SIGKILL');
  await saveAndExit(page);

  await page.goto('/gallery?search=owl');
  await expect(page.getByRole('link', { name: new RegExp(OWL) }).first()).toBeVisible();
  const other = await journey.visit();
  await signInWithGoogle(other, journey.ada);
  await other.goto('/account?tab=coloring');
  const works = other.getByRole('region', { name: 'My drawings' });
  await works
    .getByRole('link', { name: new RegExp(OWL) })
    .first()
    .click();
  await untilStudioReady(other);
  await other.mouse.move(20, 500);
  await expectSamePage(other, drawn);
  expect(journey.complaints()).toEqual([]);
});
