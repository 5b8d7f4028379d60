import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { testStore } from '../../../testing/stores.ts';
import { readConfig } from '../../config.ts';
import { loadSecrets } from '../../plugins/secrets.ts';
import { runDoctor } from './doctor.ts';

const close = () => Promise.resolve();

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await loadSecrets(folder);
  return folder;
}

async function examine(dataDir: string, open: Parameters<typeof runDoctor>[0]['open']) {
  const lines: string[] = [];
  const config = readConfig({ DATA_DIR: dataDir, PORT: '1' });
  const code = await runDoctor({ config, open, result: (line) => void lines.push(line) });
  return { code, text: lines.join('\n') };
}

it('the doctor finds what is wrong, each thing by itself, and says what to do', async () => {
  const [dataDir, databases, store] = [await newFolder(), await testDatabases(), await testStore()];
  const open = () => Promise.resolve({ databases, store, where: 'a folder', close });
  const first = await examine(dataDir, open);
  expect(first.text).toContain('ok      the secrets are for the server alone');
  expect(first.text).toContain('broken  nothing answers at http://127.0.0.1:1/readyz');
  expect(first.text).toContain('look    there are no activities yet');

  await chmod(join(dataDir, 'secrets.json'), 0o644);
  await addActivities(databases, { id: 'owl' });
  const at = new Date(0).toISOString();
  const mail = { kind: 'sign-in', recipient: 'ada@example.org', sealed: '', attempts: 9, due_at: at };
  await databases.write
    .insertInto('mail_outbox')
    .values({ ...mail, id: 'a', is_dead: 1, useful_until: null, last_error: 'refused', created_at: at })
    .execute();
  const second = await examine(dataDir, open);
  expect(second.code).toBe(1);
  expect(second.text).toMatch(/look {4}.*secrets.json can be read by others\n +Run: chmod 600/);
  expect(second.text).toContain('broken  1 of 1 pictures are missing from a folder');
  expect(second.text).toContain('look    1 mails were given up');
  expect(second.text).toContain('look    no backup was made yet');
});

it('the doctor goes on when the database cannot be opened', async () => {
  const { code, text } = await examine(await newFolder(), () => Promise.reject(new Error('no database')));
  expect(code).toBe(1);
  expect(text).toContain('broken  no database');
  expect(text).toContain('of the disk are free');
});
