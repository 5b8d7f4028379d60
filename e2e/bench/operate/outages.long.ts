import { setTimeout as pause } from 'node:timers/promises';
import { openDatabases } from '../../../apps/server/src/plugins/database.ts';
import { openS3Store } from '../../../apps/server/src/store/s3-store.ts';
import { startBucket } from '../../../apps/server/testing/bucket-program.ts';
import { Browser } from '../../../apps/server/testing/browser.ts';
import { type RunningSandbox, startSandbox } from '../../../apps/server/testing/sandbox.ts';
import { startSignIn } from '../../../apps/server/testing/sign-in.ts';
import { shopVariables } from '../../../apps/server/testing/shop.ts';
import { freePort } from '../../../scripts/ports.ts';
import { fillCatalogue, report, type RunningServer, startServer, withFolder } from './programs.ts';
import { drawnPicture, openConnection, saveRequest, signInMany } from './traffic.ts';

/*
 * The bucket, the mail server, sign-in and payments go away, one by one and all together (OPS-3). Meanwhile everybody
 * reads; what is asked for is refused with words or waits; and once they are back, everything is through within a
 * minute.
 */

const AWAY_MS = Number(process.env['AWAY_SECONDS'] ?? 20) * 1000;
const DRAIN_GATE_MS = 60_000;
const READ_GATE_MS = 1_000;
const POLL_MS = 200;
const SERVICES = ['bucket', 'mail', 'sign-in', 'payments'] as const;
type Service = (typeof SERVICES)[number];
/** Faults that are more than anybody asks for meanwhile. */
const MANY = 1_000_000;

/** A bucket that can go away and come back with what it holds. */
async function openBucket(folder: string) {
  const port = await freePort();
  let bucket = await startBucket(port, folder);
  return {
    place: bucket.place,
    variables: bucket.variables,
    stop: () => bucket.stop(),
    async start() {
      bucket = await startBucket(port, folder);
    },
  };
}

/** Milliseconds until something is so; undefined where that takes longer than the gate. */
async function untilSo(ask: () => Promise<boolean>): Promise<number | undefined> {
  const begun = performance.now();
  while (performance.now() - begun < DRAIN_GATE_MS) {
    if (await ask().catch(() => false)) return performance.now() - begun;
    await pause(POLL_MS);
  }
  return undefined;
}

interface Site {
  readonly server: RunningServer;
  readonly sandbox: RunningSandbox;
  readonly bucket: Awaited<ReturnType<typeof openBucket>>;
  readonly folder: string;
  readonly slug: string;
  readonly token: string;
  readonly picture: Buffer;
}

const TARGETS: Readonly<Record<Exclude<Service, 'bucket'>, string>> = {
  mail: 'mail',
  'sign-in': 'google',
  payments: 'stripe',
};

async function take({ bucket, sandbox }: Site, service: Service): Promise<void> {
  if (service === 'bucket') await bucket.stop();
  else await sandbox.fail(TARGETS[service], 'down', MANY);
}

async function giveBack({ bucket, sandbox }: Site, service: Service): Promise<void> {
  if (service === 'bucket') await bucket.start();
  else await sandbox.fail(TARGETS[service], 'down', 0);
}

let number = 0;

/** Saves a drawing; gives the answer's status. */
async function save({ server, slug, token, picture }: Site, drawing: number): Promise<number> {
  const line = openConnection(server.port, '127.0.0.1');
  const { status } = await line.send(await saveRequest(token, slug, drawing, picture));
  line.close();
  return status;
}

/** What each service is needed for: asked for while it is away, and looked at once it is back. */
function workOf(
  site: Site,
): Readonly<Record<Service, { ask: () => Promise<void>; done: () => Promise<boolean> }>> {
  const { server, sandbox, folder } = site;
  const round = (number += 1);
  const address = `outage-${round}@example.org`;
  const event = `evt_outage_${round}`;
  async function isWorkedThrough(): Promise<boolean> {
    const databases = await openDatabases({ dataDir: folder });
    const row = await databases.read
      .selectFrom('webhook_inbox')
      .select('done_at')
      .where('id', '=', event)
      .executeTakeFirst();
    await databases.close();
    return row?.done_at !== null && row !== undefined;
  }
  return {
    bucket: {
      ask: async () => void (await save(site, round)),
      done: async () => (await save(site, round)) === 200,
    },
    mail: {
      async ask() {
        const wish = { email: address, returnPath: '/gallery' };
        const answer = await new Browser().post(`${server.origin}/api/auth/magic-link/send`, wish);
        await answer.arrayBuffer();
      },
      done: async () => (await sandbox.mails(address)).length > 0,
    },
    'sign-in': {
      ask: async () => void (await startSignIn(new Browser(), server.origin)),
      done: async () => (await startSignIn(new Browser(), server.origin)).status === 200,
    },
    payments: {
      async ask() {
        // As a webhook leaves it that came while the provider answers nothing.
        const databases = await openDatabases({ dataDir: folder });
        const customer = `cus_outage_${round}`;
        const at = new Date().toISOString();
        const [person] = await databases.read.selectFrom('users').select('id').limit(1).execute();
        await databases.write
          .insertInto('billing_customers')
          .values({ user_id: person!.id, customer_id: customer, created_at: at })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ customer_id: customer }))
          .execute();
        const row = { type: 'invoice.paid', customer_id: customer, received_at: at, due_at: at, attempts: 0 };
        await databases.write
          .insertInto('webhook_inbox')
          .values({ ...row, id: event, last_error: null, done_at: null })
          .execute();
        await databases.close();
      },
      done: isWorkedThrough,
    },
  };
}

/** Reads for as long as somebody is away; gives the slowest answer and how many failed. */
async function readMeanwhile({
  server,
  slug,
}: Site): Promise<{ slowest: number; failed: number; total: number }> {
  const paths = ['/api/v1/activities?limit=50', `/api/v1/activities/${slug}`, '/gallery', '/healthz'];
  const end = performance.now() + AWAY_MS;
  let [slowest, failed, total] = [0, 0, 0];
  while (performance.now() < end) {
    for (const path of paths) {
      const begun = performance.now();
      const answer = await fetch(server.origin + path, { headers: { accept: 'application/json' } });
      await answer.arrayBuffer();
      slowest = Math.max(slowest, performance.now() - begun);
      total += 1;
      if (answer.status >= 500 && path !== '/gallery') failed += 1;
    }
    await pause(POLL_MS);
  }
  return { slowest, failed, total };
}

async function outage(site: Site, services: readonly Service[]): Promise<void> {
  const work = workOf(site);
  for (const service of services) await take(site, service);
  for (const service of services) await work[service].ask().catch(() => undefined);
  const { slowest, failed, total } = await readMeanwhile(site);
  for (const service of services) await giveBack(site, service);
  const drained = await Promise.all(services.map((service) => untilSo(work[service].done)));
  const longest = drained.includes(undefined)
    ? 'more than 60'
    : (Math.max(...drained.map((ms) => ms ?? 0)) / 1000).toFixed(1);
  report(
    `${services.join(', ')} away for ${AWAY_MS / 1000} s: ${total} reads, ${failed} failed, the slowest ${slowest.toFixed(0)} ms; through ${longest} s after the return`,
    failed === 0 && slowest < READ_GATE_MS && !drained.includes(undefined),
  );
}

await withFolder(async (folder) => {
  const bucket = await openBucket(`${folder}/bucket`);
  const sandbox = await startSandbox();
  const [slug = ''] = await fillCatalogue(folder, await openS3Store(bucket.place));
  const server = await startServer({
    DATA_DIR: folder,
    DAILY_PAGES: '0',
    GOOGLE_ISSUER: `${sandbox.origin}/google`,
    GOOGLE_CLIENT_ID: 'sandbox-google',
    GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
    SMTP_URL: sandbox.smtpUrl,
    MAIL_FROM: 'Inkbloom <hello@inkbloom.example>',
    LOG_LEVEL: 'silent',
    ...bucket.variables,
    ...shopVariables(sandbox.origin),
  });
  const [token = ''] = await signInMany(server.origin, 1);
  const site: Site = { server, sandbox, bucket, folder, slug, token, picture: await drawnPicture() };
  for (const service of SERVICES) await outage(site, [service]);
  await outage(site, SERVICES);
  await server.end();
  await sandbox.stop();
  await bucket.stop();
});
process.exit();
