import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../testing/sandbox.ts';
import { startServer } from '../testing/server.ts';
import { shopVariables } from '../testing/shop.ts';

// Every call of the contracts with what no call takes, by somebody who may make them all.

const CONTRACTS = join(import.meta.dirname, '../../../packages/contracts/src');
const OPERATOR = 'root@example.org';

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body?: object;
  readonly querystring?: object;
}

/** What a call needs besides an id to get as far as looking for it. */
const BODIES: Readonly<Record<string, object>> = {
  reportActivity: { reason: 'other' },
  renameDrawing: { title: 'Owl' },
  copyDrawing: { drawingId: 'copy-of-nothing', title: 'Owl' },
  restoreDrawingVersion: { baseRevision: 1 },
  decideReports: { decision: 'keep' },
  judgeProposedPage: { opinion: 'approved' },
  setPageShown: { isShown: true },
};
/** Its ids are the few ways there are. */
const NO_IDS = ['removeWay'];

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

async function findCalls(): Promise<readonly (readonly [name: string, call: Call])[]> {
  const files = globSync('*.ts', { cwd: CONTRACTS }).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(join(CONTRACTS, file)) as Promise<object>));
  return modules
    .flatMap((module) => Object.entries(module) as [string, Call][])
    .filter(([, value]) => typeof value === 'object' && value !== null && 'method' in value);
}

async function start() {
  const server = await startServer({
    sandbox: sandbox.origin,
    variables: {
      ADMIN_EMAILS: OPERATOR,
      NATIVE_APP_ID: 'org.example.color',
      ...shopVariables(sandbox.origin),
    },
  });
  const headers = await server.signIn(OPERATOR);
  async function answerTo({ method }: Call, url: string, payload?: object) {
    const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
    const { error, message } = answer.json<{ error: string; message: string }>();
    return { status: answer.statusCode, error, message };
  }
  return { ...server, answerTo };
}

it('REQ-3 every call refuses what its contract refuses: 400 invalid_request, with words', async () => {
  const { answerTo } = await start();
  const calls = await findCalls();
  expect(calls.filter(([, call]) => call.body).length).toBeGreaterThan(35);
  for (const [name, call] of calls) {
    const url = call.url.replace(':id', 'owl').replace(':revision', '1').replace('/ways/owl', '/ways/google');
    const unheard = { 'x-unheard': 1 };
    if (call.body) {
      const { status, error } = await answerTo(call, url, unheard);
      expect.soft([name, status, error]).toEqual([name, 400, 'invalid_request']);
    }
    if (call.querystring) {
      const { status, error, message } = await answerTo(call, `${url}?unheard=1`);
      expect.soft([name, status, error]).toEqual([name, 400, 'invalid_request']);
      expect.soft(message, name).toMatch(/unheard|ids|category|\bq\b/);
    }
  }
});

it('GEN-2 an id that no text can be is that of nothing, in every call', { tags: ['postgres'] }, async () => {
  const { answerTo } = await start();
  const calls = (await findCalls()).filter(([name, { url }]) => /:id\b/.test(url) && !NO_IDS.includes(name));
  expect(calls.length).toBeGreaterThan(25);
  for (const [name, call] of calls) {
    for (const id of ['%00', 'a%00b', '%ff']) {
      const url = call.url.replace(':id', id).replace(':revision', '1');
      const { status, error } = await answerTo(call, url, BODIES[name] ?? (call.body && {}));
      expect.soft([name, id, status]).toEqual([name, id, 404]);
      expect.soft(error, name).toMatch(/not_found$/);
    }
  }
});
