import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/ports.ts';
import { Browser } from '../testing/browser.ts';
import { png, saveForm } from '../testing/drawings.ts';
import { startSandbox } from '../testing/sandbox.ts';
import { accessToken, signIn } from '../testing/sign-in.ts';
import { checkPicture } from '../src/modules/images/images.ts';
import { hostileRequest, sendRaw } from './hostile-requests.ts';

/*
 * Whether broken requests and damaged pictures are ever the server's fault (SRV-4): each is answered with a 4xx, or
 * what was sent makes sense after all; none with a 5xx, none with a file that is nobody's business, and the server
 * lives on.
 */

const REQUESTS = 10_000;
const PICTURES = 10_000;
const TOGETHER = 16;
/** Pictures that are sent as saves too, and how many one person may send in a minute. */
const SENT_PICTURES = 220;
const SAVES_EACH = 55;
const SECRETS = /root:x:|SQLite format 3|"identity":\s*"/;

const folder = await mkdtemp(join(tmpdir(), 'malformed-bench-'));
const sandbox = await startSandbox();
const port = await freePort();
const origin = `http://localhost:${port}`;
const SERVER = fileURLToPath(new URL('./holds-server.ts', import.meta.url));
const server = fork(SERVER, [folder, String(port), sandbox.origin]);
await once(server, 'message');

async function signInAs(name: string): Promise<string> {
  const browser = new Browser();
  await signIn(browser, origin, { email: `${name}@example.org` });
  return `Bearer ${await accessToken(browser, origin)}`;
}

const statuses = new Map<string, number>();

function count(kind: string, status: number): void {
  const name = `${kind} ${status}`;
  statuses.set(name, (statuses.get(name) ?? 0) + 1);
}

/** Does numbered work, several at once. */
async function all(amount: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const go = async () => {
    while (next < amount) await work(next++);
  };
  await Promise.all(Array.from({ length: TOGETHER }, go));
}

let leaks = 0;
const faults = new Set<string>();
const authorization = await signInAs('mallory');
await all(REQUESTS, async (number) => {
  const address = `127.9.${Math.floor(number / 100) % 250}.${1 + (number % 250)}`;
  const request = hostileRequest(number, authorization);
  const { status, text } = await sendRaw(port, address, request);
  if (status >= 500) faults.add(`${status} to ${request.split('\r\n', 1)[0]?.slice(0, 80)}`);
  if (SECRETS.test(text)) leaks++;
  count('request', status);
});

/** A picture with some of its bytes changed, cut off or doubled, the same for each number. */
function damage(picture: Buffer, number: number): Buffer {
  const bytes = Buffer.from(picture);
  const at = (step: number) => 8 + (((number * 2_654_435_761 * step) >>> 7) % (bytes.length - 8));
  if (number % 4 === 0) return bytes.subarray(0, at(1));
  if (number % 4 === 1) return Buffer.concat([bytes.subarray(0, at(1)), bytes]);
  for (let change = 0; change <= number % 7; change++)
    bytes[at(change + 1)]! ^= 1 + ((number >> change) % 255);
  return bytes;
}

const picture = await png(384, 512, '#16a34a');
const page = { width: 1536, height: 2048 };
await all(PICTURES, async (number) => {
  const checked = checkPicture(damage(picture, number), 'png', page);
  count(
    'picture',
    await checked.then(
      () => 200,
      (error: { status?: number }) => error.status ?? 500,
    ),
  );
});
for (let begun = 0; begun < SENT_PICTURES; begun += SAVES_EACH) {
  const painter = await signInAs(`painter-${begun}`);
  await all(SAVES_EACH, async (number) => {
    const form = await saveForm({}, { picture: damage(picture, begun + number) });
    const headers = { authorization: painter };
    const answer = await fetch(`${origin}/api/drawings/save`, { method: 'POST', headers, body: form });
    await answer.arrayBuffer();
    count('sent picture', answer.status);
  });
}
const last = await fetch(`${origin}/healthz`);

server.kill('SIGTERM');
await once(server, 'exit');
await sandbox.stop();
await rm(folder, { recursive: true, force: true });

const failures = [...statuses].filter(([name]) => / 5\d\d$/.test(name));
console.log(`${REQUESTS} broken requests and ${PICTURES} damaged pictures: ${JSON.stringify([...statuses])}`);
console.log(
  `answers of 5xx ${failures.length} kinds, files given away ${leaks}, alive ${last.ok} (gate: 0, 0, true)`,
);
for (const fault of faults) console.log(fault);
const isMet = failures.length === 0 && leaks === 0 && last.ok;
process.exit(process.argv.includes('--gate') && !isMet ? 1 : 0);
