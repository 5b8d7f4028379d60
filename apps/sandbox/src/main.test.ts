import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/ports.ts';
import { temporaryFolder } from '../testing/sandbox.ts';

const MAIN = new URL('main.ts', import.meta.url).pathname;

function run(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function ended(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  if (!child.stderr) throw new Error('stderr is piped');
  const [[code], said] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  return { code: code as number | null, said };
}

it('refuses to run in production, in one line', async () => {
  const { code, said } = await ended(run({ NODE_ENV: 'production' }));
  expect(code).toBe(1);
  expect(said).toBe('The sandbox does not run with NODE_ENV=production.\n');
});

it('names the variable that is wrong', async () => {
  const { code, said } = await ended(run({ SANDBOX_PORT: 'many' }));
  expect(code).toBe(1);
  expect(said).toMatch(/^The sandbox could not start: SANDBOX_PORT .*\n$/);
});

it('says where it is and ends with 0 at SIGTERM', async () => {
  const port = await freePort();
  const child = run({
    SANDBOX_PORT: String(port),
    SANDBOX_SMTP_PORT: String(await freePort()),
    DATA_DIR: await temporaryFolder(),
  });
  if (!child.stdout) throw new Error('stdout is piped');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(line.toString()).toBe(`Sandbox: http://localhost:${port}\n`);
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  const end = ended(child);
  child.kill('SIGTERM');
  expect(await end).toEqual({ code: 0, said: '' });
});
