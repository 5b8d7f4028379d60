import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/ports.ts';
import { Browser } from '../testing/browser.ts';
import { journal, png, saveForm } from '../testing/drawings.ts';
import { startSandbox } from '../testing/sandbox.ts';
import { accessToken, signIn } from '../testing/sign-in.ts';

/*
 * Whether a save is on the disk before it is acknowledged (KEEP-5), read from the system calls of the real server under
 * strace: each file is flushed before it gets its name, its folder after that, the database's log last of all.
 */

const CALLS = 'trace=openat,fsync,fdatasync,rename,write,writev,pwrite64,sendto,close';

const folder = await mkdtemp(join(tmpdir(), 'fsync-bench-'));
const sandbox = await startSandbox();
const port = await freePort();
const origin = `http://localhost:${port}`;
const SERVER = fileURLToPath(new URL('./holds-server.ts', import.meta.url));
const log = join(folder, 'calls');
const args = ['-f', '-y', '-s', '400', '-e', CALLS, '-o', log, process.execPath];
const server = spawn('strace', [...args, SERVER, folder, String(port), sandbox.origin], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
await once(server, 'message');

const browser = new Browser();
await signIn(browser, origin, { email: 'ada@example.org' });
const headers = { authorization: `Bearer ${await accessToken(browser, origin)}` };
const body = await saveForm({}, { picture: await png(120, 160, '#f59e0b'), journal: journal(3) });
const answer = await fetch(`${origin}/api/drawings/save`, { method: 'POST', headers, body });
await answer.arrayBuffer();
server.kill('SIGTERM');
server.disconnect();
await once(server, 'exit');
await sandbox.stop();
const calls = (await readFile(log, 'utf8')).split('\n');
await rm(folder, { recursive: true, force: true });

// The save is the last thing that is asked for.
const isAnswer = (call: string) => /\b(write|writev|sendto)\(/.test(call) && call.includes('HTTP/1.1 200');
const acknowledged = calls.findLastIndex(isAnswer);
const named = calls.flatMap((call, at) =>
  /rename\(".*drafts\/.*(drawings|journals)\//.test(call) ? [at] : [],
);

/** Whether a flush of what a pattern names stands between two calls. */
function isFlushed(pattern: RegExp, from: number, to: number): boolean {
  return calls.slice(from, to).some((call) => /\b(fsync|fdatasync)\(/.test(call) && pattern.test(call));
}

const faults = named.filter((at) => {
  const [, draft = '', home = ''] =
    /rename\(".*drafts\/([\w-]+)", ".*\/((?:drawings|journals)\/\w\w)\//.exec(calls[at]!) ?? [];
  return !isFlushed(new RegExp(draft), 0, at) || !isFlushed(new RegExp(`${home}>`), at, acknowledged);
});
const isCommitted = isFlushed(/inkbloom\.sqlite-wal/, Math.max(...named), acknowledged);

console.log(`the save was answered ${answer.status}, in system call ${acknowledged} of ${calls.length}`);
console.log(`files named ${named.length} (gate 3), not flushed before and after ${faults.length} (gate 0)`);
console.log(`the database's log was flushed between the last file and the answer: ${isCommitted}`);
const isMet = acknowledged > Math.max(...named) && named.length === 3 && faults.length === 0 && isCommitted;
process.exit(process.argv.includes('--gate') && !isMet ? 1 : 0);
