import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addActivities } from '../testing/activities.ts';
import { buildApp } from '../src/app.ts';
import { createWindowCounter } from '../src/plugins/window-counter.ts';
import { readConfig } from '../src/config.ts';
import { openDatabases } from '../src/plugins/database.ts';
import { migrate } from '../src/plugins/migrate.ts';
import { openFileStore } from '../src/store/file-store.ts';

/*
 * The whole server over a folder of its own, as a process whose memory and processor time can be told from its
 * callers'. It answers each message with what it has used so far.
 */

/** What the server has used: memory in bytes, and processor time of the thread that answers, in microseconds. */
export interface Usage {
  readonly rss: number;
  readonly threadMicros: number;
  /** The longest that the event loop was held since the last answer, in microseconds of its own processor time. */
  readonly heldMicros: number;
}

/** Processor time of the thread that answers, in microseconds. */
function threadMicros(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

const TICK_MS = 5;
let heldMicros = 0;
let lastMicros = 0;

/** Between two ticks the loop has gone round: what it used meanwhile is the longest that somebody waited for it. */
function watchLoop(): void {
  const now = threadMicros();
  heldMicros = Math.max(heldMicros, now - lastMicros);
  lastMicros = now;
}

/** Stands for the built app. */
const APP = '<!doctype html><html><head><title>App</title></head><body><div id="root"></div></body></html>';

const [dataDir = '', port = '', sandbox = ''] = process.argv.slice(2);
const databases = await openDatabases({ dataDir });
await migrate(databases);
const web = join(dataDir, 'web');
if (!existsSync(web)) {
  await addActivities(databases, { id: 'owl', title: 'Quiet Owl' }, { id: 'fox' });
  await mkdir(web, { recursive: true });
  await writeFile(join(web, 'index.html'), APP);
}
/** Payments are sold where the caller's environment says by whom. */
const payments = Object.entries(process.env).filter(([name]) => name.startsWith('STRIPE_'));
const config = readConfig({
  ...Object.fromEntries(payments),
  DATA_DIR: dataDir,
  PORT: port,
  LOG_LEVEL: 'fatal',
  WEB_DIST: web,
  GOOGLE_ISSUER: `${sandbox}/google`,
  GOOGLE_CLIENT_ID: 'sandbox-google',
  GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
});
const store = await openFileStore(join(dataDir, 'images'));
const secrets = { pictures: 'p'.repeat(32), identity: 'i'.repeat(32) };
const progress = () => ({ done: 2, total: 2, hasFirstPages: true });
const app = await buildApp(config, {
  databases,
  store,
  secrets,
  progress,
  mailer: undefined,
  counter: createWindowCounter(),
});
await app.listen({ port: Number(port), host: '127.0.0.1' });

function usage(): Usage {
  const held = heldMicros;
  heldMicros = 0;
  return { rss: process.memoryUsage.rss(), threadMicros: threadMicros(), heldMicros: held };
}

lastMicros = threadMicros();
setInterval(watchLoop, TICK_MS);

process.on('message', () => process.send?.(usage()));
process.on('disconnect', () => process.exit(0));
process.send?.('listening');
