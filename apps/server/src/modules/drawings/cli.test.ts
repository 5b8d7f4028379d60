import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { sendSave } from '../../../testing/drawings.ts';
import { startSandbox } from '../../../testing/sandbox.ts';
import { startServer } from '../../../testing/server.ts';
import { runDrawings } from './drawings.ts';

async function* bytes() {
  yield new TextEncoder().encode('a zip');
}

it('an operator lists a person’s drawings and takes everything along for them', async () => {
  const sandbox = await startSandbox();
  onTestFinished(sandbox.stop);
  const { origin, databases, store, signIn } = await startServer({ sandbox: sandbox.origin });
  await addActivities(databases, { id: 'owl', title: 'Quiet Owl' });
  const { authorization } = await signIn('ada@example.org');
  await sendSave(origin, authorization.replace('Bearer ', ''), 'drawing-1');
  const [results, notices]: [string[], string[]] = [[], []];
  const drawings = (...args: string[]) =>
    runDrawings(args, {
      databases,
      store,
      everythingOf: bytes,
      result: (line) => void results.push(line),
      notice: (line) => void notices.push(line),
    });
  expect(await drawings('list', 'ADA@example.org')).toBe(0);
  expect(results[0]).toMatch(/^drawing-1\towl\tQuiet Owl\t1\t\d+\t/);
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'ada.zip');
  expect(await drawings('export', 'ada@example.org', file)).toBe(0);
  expect(await readFile(file, 'utf8')).toBe('a zip');
  await expect(drawings('export', 'ada@example.org', file), 'nothing is replaced').rejects.toThrow('EEXIST');
  expect(await drawings('list', 'nobody@example.org')).toBe(1);
  expect(await drawings('tidy')).toBe(0);
  expect(results).toContain('orphaned files\t0');
  expect(await drawings('list')).toBeUndefined();
});
