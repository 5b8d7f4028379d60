import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { catalogue } from '@inkbloom/linework/catalogue';
import { featuredSamples } from '@inkbloom/linework/samples';
import { freePort } from '../../../scripts/ports.ts';
import { startStack } from '../../../scripts/stack.ts';
import { openServices } from '../src/services.ts';
import { readConfig } from '../src/config.ts';
import { addActivities } from '../testing/activities.ts';

/*
 * What the server holds and does when nobody asks it for anything: started as `npm start` starts it over the whole
 * catalogue.
 * Linux only: it reads /proc.
 */

const REST_MS = 10_000;
const WATCH_MS = 20_000;
/** Gates: mebibytes, and the share of a processor. */
const HELD_MB = 128;
const PROCESSOR_SHARE = 0.01;

/** A data folder whose database lists the whole catalogue; one picture is there, which is what a start looks for. */
async function fillFolder(folder: string): Promise<void> {
  const { databases, store } = await openServices(readConfig({ DATA_DIR: folder }));
  const activities = [...catalogue, ...featuredSamples];
  await addActivities(
    databases,
    ...activities.map(({ slug, recipes, ...facts }) => ({ ...facts, id: slug, pages: recipes.length })),
  );
  const thumbnail_key = await store.put('thumbnails', 'webp', Buffer.from('a picture'));
  await databases.write.updateTable('activities').set({ thumbnail_key }).execute();
  await databases.close();
}

function isServer(pid: string): boolean {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server/src/main.ts');
}

/** The process of this one's children that runs the server. */
function findServer(): number {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  const found = children.find(isServer);
  if (found === undefined) throw new Error('the server is not there');
  return Number(found);
}

function heldMb(pid: number): number {
  const [, kib = ''] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}

/** Processor time of a process in ticks of ten milliseconds (user and system, fields 14 and 15 of proc_pid_stat). */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

const folder = await mkdtemp(join(tmpdir(), 'at-rest-bench-'));
await fillFolder(folder);
const environment = {
  ...process.env,
  PORT: String(await freePort()),
  DATA_DIR: folder,
  SANDBOX: 'off',
  DAILY_PAGES: '0',
};
const stack = await startStack({ environment, onOutput: () => undefined });
const server = findServer();
await sleep(REST_MS);
const before = ticksOf(server);
await sleep(WATCH_MS);
const share = ((ticksOf(server) - before) * 10) / WATCH_MS;
const held = heldMb(server);
await stack.stop();
await rm(folder, { recursive: true, force: true });

console.log(`memory at rest         ${held.toFixed(0)} MB (gate ${HELD_MB})`);
console.log(`processor time at rest ${(share * 100).toFixed(2)} % of one (gate ${PROCESSOR_SHARE * 100} %)`);
const isMet = held < HELD_MB && share < PROCESSOR_SHARE;
process.exit(process.argv.includes('--gate') && !isMet ? 1 : 0);
