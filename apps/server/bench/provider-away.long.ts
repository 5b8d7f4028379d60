import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/ports.ts';
import { Browser } from '../testing/browser.ts';
import { accessToken, signIn } from '../testing/sign-in.ts';

/*
 * While the payment provider is down, slow or cuts its answers off: how long a person waits for each call that needs
 * it, and for pages that do not; and how long after its return a payment is known that nobody told of.
 */

const ANSWER_GATE_MS = 3_000;
const RETURN_GATE_MS = 60_000;
const PROGRAMS = { sandbox: '../../sandbox/src/main.ts', server: './holds-server.ts' };

const folder = await mkdtemp(join(tmpdir(), 'provider-away-'));
const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
const origin = `http://localhost:${port}`;
const sandbox = `http://localhost:${sandboxPort}`;

function run(program: keyof typeof PROGRAMS, words: readonly string[], env: Record<string, string>) {
  const path = fileURLToPath(new URL(PROGRAMS[program], import.meta.url));
  return fork(path, words, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

async function untilTrue(ask: () => Promise<boolean>): Promise<number> {
  const from = performance.now();
  while (!(await ask().catch(() => false))) await delay(100);
  return performance.now() - from;
}

function fault(target: string, mode: string, times: number): Promise<Response> {
  const body = JSON.stringify({ target, mode, times, ms: 20_000 });
  return fetch(`${sandbox}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
}

const programs = [
  run('sandbox', [], {
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    DATA_DIR: join(folder, 'sandbox'),
    PUBLIC_URL: origin,
  }),
  run('server', [folder, String(port), sandbox], {
    STRIPE_API_URL: `${sandbox}/stripe`,
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox_3f0c1c2d8e7b4a5f',
  }),
];

/** Somebody who is signed in. */
async function person(email: string) {
  const browser = new Browser();
  await signIn(browser, origin, { email });
  const authorization = `Bearer ${await accessToken(browser, origin)}`;
  return async function call(method: string, path: string, body?: object) {
    const from = performance.now();
    const answer = await fetch(`${origin}/api/v1/${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { ms: performance.now() - from, status: answer.status, body: JSON.parse(text) as { data: never } };
  };
}

type Call = Awaited<ReturnType<typeof person>>;

const CHOICE = { streamsToSubscribe: ['food'], billingFrequency: 'monthly' };
const START = { ...CHOICE, totalAmount: 3, paymentMethod: 'stripe' };
let missed = false;

function report(name: string, ms: number, gate: number): void {
  missed ||= ms > gate;
  process.stdout.write(
    `${name.padEnd(58)}${(ms / 1000).toFixed(2).padStart(7)} s  (gate ${gate / 1000} s)\n`,
  );
}

async function isActive(call: Call): Promise<boolean> {
  const { body } = await call('GET', 'subscriptions/details');
  return (body.data as { activeSubscription: object | null }).activeSubscription !== null;
}

async function payOf(call: Call): Promise<void> {
  const { body } = await call('POST', 'subscriptions/start', START);
  const { checkoutUrl } = body.data as { checkoutUrl: string };
  const fields = { action: 'pay', number: '4242424242424242', expiry: '12 / 40', cvc: '123' };
  await fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

async function measure(mode: 'down' | 'slow' | 'error' | 'cut'): Promise<void> {
  const payer = await person(`payer-${mode}@example.org`);
  const other = await person(`other-${mode}@example.org`);
  // Somebody pays, the webhook never comes, and the provider goes away in the same moment.
  await fault('webhooks', 'down', 1000);
  await payOf(payer);
  await fault('stripe', mode, 1000);
  const answers = await Promise.all([
    other('POST', 'subscriptions/start', START),
    other('POST', 'subscriptions/manage', {}),
    other('GET', 'subscriptions/details'),
    other('GET', 'activities'),
  ]);
  report(
    `${mode}: the longest of ${answers.length} answers`,
    Math.max(...answers.map(({ ms }) => ms)),
    ANSWER_GATE_MS,
  );
  await delay(10_000);
  await fault('stripe', mode, 0);
  const known = await untilTrue(() => isActive(payer));
  report(`${mode}: a payment nobody told of is known after`, known, RETURN_GATE_MS);
  await fault('webhooks', 'down', 0);
}

try {
  await untilTrue(async () => (await fetch(`${origin}/healthz`)).ok && (await fetch(sandbox)).ok);
  for (const mode of ['down', 'error', 'slow', 'cut'] as const) await measure(mode);
} finally {
  for (const program of programs) {
    program.kill('SIGTERM');
    await once(program, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
}
process.exit(missed && process.argv.includes('--gate') ? 1 : 0);
