import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { heldMebibytes, processorSeconds, report, startServer, withFolder } from './programs.ts';

/*
 * A first start on a small machine: the server and whatever it starts get 512 MB of memory altogether and one core, by
 * a control group of the system and an affinity. It must serve soon, and draw the whole catalogue (PAGES says fewer)
 * without being killed. Linux only, as root; elsewhere what is held is only watched.
 */

const LIMIT_MB = 512;
const PAGES = Number(process.env['PAGES'] ?? Infinity);
const GROUP = `/sys/fs/cgroup/memory/inkbloom-bench-${process.pid}`;
const SAMPLE_MS = 500;
/** As `npm start` starts the server. */
const SMALL_HEAP = '--max-semi-space-size=2 --optimize-for-size';

interface Readiness {
  readonly pages: { readonly done: number; readonly total: number };
}

/** Makes a group that may hold so much; false where the system lets nobody. */
function makeGroup(): boolean {
  try {
    mkdirSync(GROUP);
    writeFileSync(`${GROUP}/memory.limit_in_bytes`, String(LIMIT_MB * 1024 * 1024));
    return true;
  } catch {
    return false;
  }
}

/** What the processes of the group hold, without what the system keeps of files. */
function heldByGroup(): number {
  const [, bytes = '0'] = /^total_rss (\d+)$/m.exec(readFileSync(`${GROUP}/memory.stat`, 'utf8')) ?? [];
  return Number(bytes) / 1024 / 1024;
}

const isLimited = makeGroup();
const enter = isLimited ? `echo $$ > ${GROUP}/tasks; ` : '';
const begun = performance.now();
await withFolder(async (folder) => {
  const server = await startServer({ DATA_DIR: folder, DAILY_PAGES: '0' }, [
    'sh',
    '-c',
    `${enter}exec taskset -c 0 "$0" ${SMALL_HEAP} "$@"`,
  ]);
  const served = (performance.now() - begun) / 1000;
  let most = 0;
  let pages = { done: 0, total: 1 };
  let slowest = 0;
  while (pages.done < Math.min(pages.total, PAGES)) {
    await pause(SAMPLE_MS);
    const asked = performance.now();
    const answer = await fetch(`${server.origin}/readyz`);
    ({ pages } = (await answer.json()) as Readiness);
    slowest = Math.max(slowest, performance.now() - asked);
    most = Math.max(most, isLimited ? heldByGroup() : heldMebibytes(server.pid));
  }
  const seconds = (performance.now() - begun) / 1000;
  const limited = isLimited ? `limited to ${LIMIT_MB} MB` : 'not limited here, the main process alone';
  report(
    `one core, ${limited}: serves after ${served.toFixed(0)} s, ${pages.done} of ${pages.total} activities after ${seconds.toFixed(0)} s; held at most ${most.toFixed(0)} MB; the slowest answer meanwhile ${slowest.toFixed(0)} ms`,
    most < LIMIT_MB,
  );
  const [cpu] = [processorSeconds(server.pid)];
  report(`the process that answers took ${cpu.toFixed(1)} s of processor time of it`);
  const code = await server.end();
  report(`it ended in peace with ${code}`, code === 0);
});
if (isLimited) rmdirSync(GROUP);
process.exit();
