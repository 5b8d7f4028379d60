import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/ports.ts';
import { Browser } from '../testing/browser.ts';
import { journal, png, saveForm } from '../testing/drawings.ts';
import { startSandbox } from '../testing/sandbox.ts';
import { accessToken, signIn } from '../testing/sign-in.ts';

/*
 * Whether saves outlive the server (KEEP-5): it is killed with SIGKILL in a stream of saves and started again,
 * KILL_ROUNDS times. A save without an answer is sent again under its key, as the app's outbox does. In the end every
 * save has to be there with its bytes, as the one revision that it was answered to be.
 */

const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 50);
const PEOPLE = ['ada', 'bea', 'cyd', 'dot'];
/** How long a server lives under the stream at most. */
const LIFE_MS = 1500;
/** Saves of a drawing; the person then begins another. */
const REVISIONS = 3;
const SERVER = fileURLToPath(new URL('./holds-server.ts', import.meta.url));

const folder = await mkdtemp(join(tmpdir(), 'kill-bench-'));
const sandbox = await startSandbox();
const port = await freePort();
const origin = `http://localhost:${port}`;

async function startServer(): Promise<ChildProcess> {
  const server = fork(SERVER, [folder, String(port), sandbox.origin]);
  await once(server, 'message');
  return server;
}

/** A save, sent until it is answered. */
interface Save {
  readonly drawingId: string;
  readonly revision: number;
  readonly picture: Buffer;
  readonly strokes: Buffer;
}

/** Somebody who saves one drawing after another. */
interface Sender {
  readonly name: string;
  readonly headers: { readonly authorization: string };
  readonly answered: Save[];
  pending: Save | null;
}

let made = 0;
let attempts = 0;
const faults: string[] = [];

async function nextSave({ name, answered }: Sender): Promise<Save> {
  made += 1;
  const drawingId = `${name}-drawing-${Math.floor(answered.length / REVISIONS)}`;
  const color = made % 0xffffff;
  const picture = await png(60, 80, `#${color.toString(16).padStart(6, '0')}`);
  return { drawingId, revision: (answered.length % REVISIONS) + 1, picture, strokes: journal(color) };
}

/** Sends the pending save, or the next one; whether the server answered. */
async function send(sender: Sender): Promise<boolean> {
  const save = (sender.pending ??= await nextSave(sender));
  const { drawingId, revision, picture, strokes } = save;
  const idempotencyKey = `${drawingId}-revision-${revision}`;
  const body = await saveForm(
    { drawingId, baseRevision: revision - 1, idempotencyKey },
    { picture, journal: strokes },
  );
  attempts += 1;
  const init = { method: 'POST', headers: sender.headers, body };
  const answer = await fetch(`${origin}/api/drawings/save`, init).catch(() => null);
  const told = (await answer?.json().catch(() => null)) as { data?: { revision: number } } | null | undefined;
  if (!answer || !told) return false;
  if (answer.status !== 200 || told.data?.revision !== revision)
    faults.push(`${idempotencyKey} was answered ${answer.status} ${JSON.stringify(told)}`);
  sender.answered.push(save);
  sender.pending = null;
  return true;
}

/** Saves until the server is gone. */
async function stream(sender: Sender): Promise<void> {
  while (await send(sender));
}

async function ask<T>({ headers }: Sender, path: string): Promise<T> {
  const answer = await fetch(`${origin}/api/v1/drawings/${path}`, { headers });
  return ((await answer.json()) as { data: T }).data;
}

/** What is wrong with the last save of each drawing as the server has it. */
async function check(sender: Sender): Promise<void> {
  const last = new Map(sender.answered.map((save) => [save.drawingId, save]));
  for (const { drawingId, revision, picture, strokes } of last.values()) {
    const kept = await ask<{ revision: number; journal: string; pictureUrl: string } | undefined>(
      sender,
      drawingId,
    );
    const versions = await ask<{ revision: number }[]>(sender, `${drawingId}/versions`);
    const shown = kept && (await fetch(new URL(kept.pictureUrl, origin)));
    const bytes = shown ? Buffer.from(await shown.arrayBuffer()) : Buffer.alloc(0);
    const isWhole = kept?.revision === revision && versions.length === revision && bytes.equals(picture);
    if (!isWhole || kept.journal !== strokes.toString('base64'))
      faults.push(`${drawingId} is kept as revision ${kept?.revision}, not ${revision}, or with other bytes`);
  }
}

let server = await startServer();
const senders = await Promise.all(
  PEOPLE.map(async (name): Promise<Sender> => {
    const browser = new Browser();
    await signIn(browser, origin, { email: `${name}@example.org` });
    const headers = { authorization: `Bearer ${await accessToken(browser, origin)}` };
    return { name, headers, answered: [], pending: null };
  }),
);
for (let round = 1; round <= ROUNDS; round++) {
  const streams = senders.map(stream);
  await sleep(Math.random() * LIFE_MS);
  server.kill('SIGKILL');
  await Promise.all([once(server, 'exit'), ...streams]);
  server = await startServer();
}
await Promise.all(senders.map(send));
await Promise.all(senders.map(check));

const answered = senders.reduce((sum, sender) => sum + sender.answered.length, 0);
server.kill('SIGTERM');
server.disconnect();
await once(server, 'exit');
await sandbox.stop();
await rm(folder, { recursive: true, force: true });
faults.forEach((fault) => console.log(fault));
console.log(
  `${ROUNDS} kills, ${answered} saves answered in ${attempts} attempts, ${faults.length} lost or wrong`,
);
process.exit(process.argv.includes('--gate') && faults.length > 0 ? 1 : 0);
