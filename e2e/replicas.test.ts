import { page } from './support/page-globals.ts';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { catalogue } from '@inkbloom/linework/catalogue';
import { featuredSamples } from '@inkbloom/linework/samples';
import * as activities from '../packages/contracts/src/activities.ts';
import * as drawings from '../packages/contracts/src/drawings.ts';
import { getFavorites, mergeFavorites } from '../packages/contracts/src/favorites.ts';
import { completeMagicLink, sendMagicLink } from '../apps/web/src/api/calls/email-sign-in.ts';
import { saveDrawing } from '../apps/web/src/api/calls/save-drawing.ts';
import { startSignIn } from '../apps/web/src/api/calls/start-sign-in.ts';
import { ask, send, tokens } from '../apps/web/src/api/client/connection.ts';
import { loadProfile } from '../apps/web/src/api/session/load-profile.ts';
import { addActivities } from '../apps/server/testing/activities.ts';
import { testBucket } from '../apps/server/testing/buckets.ts';
import { freshPostgres } from '../apps/server/testing/databases.ts';
import { blob, png, saveFields } from '../apps/server/testing/drawings.ts';
import { redisProgram, startRedis } from '../apps/server/testing/redis.ts';
import { startSandbox } from '../apps/server/testing/sandbox.ts';
import { signInAtProvider } from '../apps/server/testing/sign-in.ts';
import { openDatabases } from '../apps/server/src/plugins/database.ts';
import { migrate } from '../apps/server/src/plugins/migrate.ts';
import { loadSecrets } from '../apps/server/src/plugins/secrets.ts';
import { openS3Store, type S3Place } from '../apps/server/src/store/s3-store.ts';
import { freePort } from '../scripts/ports.ts';
import { caddyProgram, startProxy, startReplica, temporaryFolder } from './support/replicas.ts';

// Two servers behind the proxy of deploy/, over PostgreSQL, Redis and a bucket.

const canRun = inject('postgresServer') !== '' && redisProgram !== undefined && caddyProgram !== undefined;
const ADA = { email: 'ada@example.org', name: 'Ada' };
const BEA = 'bea@example.org';
const ROUNDS = 40;
const MOST_ATTEMPTS = 20;
const SEND_AGAIN_MS = 500;
/** What one address may ask for in a minute, and what may arrive before servers have told each other. */
const ALLOWED = 1200;
const SLACK = 400;

/** A catalogue that is whole, so that no server draws: every activity with one and the same picture. */
async function fill(databaseUrl: string, place: S3Place): Promise<void> {
  const databases = await openDatabases({ dataDir: '', databaseUrl });
  await migrate(databases);
  const store = await openS3Store(place);
  const slugs = new Set([...catalogue, ...featuredSamples].map(({ slug }) => slug));
  await addActivities(databases, ...[...slugs].map((id) => ({ id })));
  const thumbnail_key = await store.put('thumbnails', 'webp', Buffer.from('a thumbnail'));
  await databases.write.updateTable('activities').set({ thumbnail_key }).execute();
  await databases.close();
}

async function installation() {
  const [databaseUrl = '', redis, bucket] = [await freshPostgres(), await startRedis(), await testBucket()];
  const sandbox = await startSandbox();
  onTestFinished(sandbox.stop);
  await fill(databaseUrl, bucket.place);
  const folder = await temporaryFolder('secrets');
  await loadSecrets(folder);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const variables = {
    PUBLIC_URL: origin,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    ...bucket.variables,
    GOOGLE_ISSUER: `${sandbox.origin}/google`,
    GOOGLE_CLIENT_ID: 'sandbox-google',
    GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
    SMTP_URL: sandbox.smtpUrl,
    MAIL_FROM: 'Inkbloom <hello@inkbloom.example>',
    TRUSTED_PROXIES: '127.0.0.1',
    DAILY_PAGES: '0',
    LOG_LEVEL: 'warn',
  };
  const secrets = join(folder, 'secrets.json');
  const both = await Promise.all([startReplica(variables, secrets), startReplica(variables, secrets)]);
  const ports = both.map((replica) => replica.port);
  await startProxy(port, ports);
  return { origin, sandbox, variables, secrets, both, ports };
}

async function saveOf(drawingId: string): Promise<void> {
  const [first] = catalogue;
  const activityId = first?.slug ?? '';
  const key = { drawingId, baseRevision: 0, idempotencyKey: `key-of-${drawingId}` };
  await saveDrawing({ fields: saveFields({ ...key, activityId }), picture: blob(await png()) });
}

/** Sends a save until it is answered, under its one key, as the app's outbox does. */
async function keepSending(drawingId: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await saveOf(drawingId);
    } catch (error) {
      const { status = 503 } = error as { status?: number };
      if (status < 500 || attempt === MOST_ATTEMPTS) throw error;
      await pause(SEND_AGAIN_MS);
    }
  }
}

/** Asks from one address until it is refused; gives how often it was not. */
async function useUp(origin: string): Promise<number> {
  let allowed = 0;
  for (;;) {
    const batch = Array.from({ length: 10 }, () => fetch(`${origin}/api/v1/configuration`));
    for (const answer of await Promise.all(batch)) {
      await answer.arrayBuffer();
      if (answer.status === 429) return allowed;
      allowed += 1;
    }
  }
}

it.skipIf(!canRun)(
  'OPS-2 two servers behind a proxy share sessions, limits and background work; one is killed and one stopped in traffic',
  { timeout: 120_000 },
  async () => {
    const { origin, sandbox, variables, secrets, both, ports } = await installation();
    page.open(origin);

    const url = await startSignIn({ provider: 'google', callbackURL: '/auth', errorCallbackURL: '/auth' });
    await signInAtProvider(page.browser, origin, ADA, url);
    tokens.clear();
    expect(await loadProfile({ send, tokens })).toMatchObject({ email: ADA.email });
    const authorization = `Bearer ${await tokens.current()}`;
    for (const port of ports) {
      const own = await fetch(`http://127.0.0.1:${port}/api/v1/drawings`, { headers: { authorization } });
      expect(own.status, 'each server knows the session').toBe(200);
    }
    const favorite = catalogue[0]?.slug ?? '';
    await ask(mergeFavorites, { body: { add: [favorite], remove: [] } });
    expect(await ask(getFavorites)).toMatchObject({ data: { ids: [favorite] } });

    const replicas = [...both];
    for (let round = 0; round < ROUNDS; round += 1) {
      const saved = keepSending(`drawing-${round}`);
      await ask(activities.listActivities, { query: { limit: 5, page: (round % 20) + 1 } });
      if (round === 10) await replicas[0]?.end('SIGKILL');
      if (round === 20) replicas[0] = await startReplica(variables, secrets, both[0]);
      if (round === 30) expect(await replicas[1]?.end('SIGTERM')).toBe(0);
      await saved;
    }
    const usage = await ask(drawings.getDrawingsUsage);
    expect(usage.data).toMatchObject({ drawings: ROUNDS });
    replicas[1] = await startReplica(variables, secrets, both[1]);

    await sendMagicLink({ email: BEA, returnPath: '/gallery' });
    const { text } = await sandbox.nextMail(BEA);
    await completeMagicLink(BEA, /token=([\w-]+)/.exec(text)?.[1] ?? '');
    tokens.clear();
    expect(await loadProfile({ send, tokens })).toMatchObject({ email: BEA });
    expect(await sandbox.mails(BEA), 'one of the servers sends').toHaveLength(1);
    expect(await useUp(origin), 'one limit for both').toBeLessThan(ALLOWED + SLACK);
  },
);
