// @module-tag postgres
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { freshPostgres } from '../../../testing/databases.ts';
import { until } from '../../../testing/shop.ts';
import { type Databases, openDatabases } from '../../plugins/database.ts';
import { migrate } from '../../plugins/migrate.ts';

const PROGRAM = fileURLToPath(new URL('../../mail.ts', import.meta.url));
const ISSUE = 'topic: news\n# Ten new owls\n\nThey came in the night.\n';
const READERS = 400;
/** Mails that are queued before the program is killed. */
const QUEUED = 30;

async function addReaders({ write, kind }: Databases): Promise<void> {
  const now = new Date();
  const at = kind === 'sqlite' ? now.toISOString() : now;
  const email_verified = kind === 'sqlite' ? 1 : true;
  const ids = Array.from({ length: READERS }, (_, index) => `reader-${index}`);
  const users = ids.map((id) => ({
    id,
    name: id,
    email: `${id}@kill.example`,
    email_verified,
    created_at: at,
    updated_at: at,
  }));
  await write.insertInto('users').values(users).execute();
  const readers = users.map(({ id, email }) => ({ user_id: id, id, confirmed_email: email }));
  const wishes = { new_pages: 1, news: 1, token_hash: null, token_until: null };
  await write
    .insertInto('newsletter_readers')
    .values(readers.map((reader) => ({ ...reader, ...wishes })))
    .execute();
}

/** A database of its own that several programs use, filled with readers. */
async function install() {
  const folder = await mkdtemp(join(tmpdir(), 'killed-'));
  const databaseUrl = await freshPostgres();
  const databases = await openDatabases({ dataDir: folder, databaseUrl });
  onTestFinished(async () => {
    await databases.close();
    await rm(folder, { recursive: true, force: true });
  });
  await migrate(databases);
  await addReaders(databases);
  const file = join(folder, 'issue.md');
  await writeFile(file, ISSUE);
  const env = {
    DATA_DIR: folder,
    // Nobody listens there: what is queued stays where it can be counted.
    SMTP_URL: 'smtp://localhost:9',
    MAIL_FROM: 'Inkbloom <hello@inkbloom.example>',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const send = () => spawn(process.execPath, [PROGRAM, 'newsletter', file], { env, stdio: 'inherit' });
  const recipients = async () => {
    const rows = await databases.read.selectFrom('mail_outbox').select('recipient').execute();
    return rows.map(({ recipient }) => recipient);
  };
  return { send, recipients };
}

it('ACC-5 a newsletter whose program is killed with SIGKILL goes on, and nobody gets it twice or is left out', async () => {
  const { send, recipients } = await install();
  const program = send();
  const exited = once(program, 'exit') as Promise<[number | null, string | null]>;
  await until(recipients, ({ length }) => length >= QUEUED || program.exitCode !== null);
  program.kill('SIGKILL');
  expect((await exited)[1]).toBe('SIGKILL');
  expect((await recipients()).length).toBeLessThan(READERS);
  const [code] = (await once(send(), 'exit')) as [number | null];
  expect(code).toBe(0);
  const all = await recipients();
  expect(all).toHaveLength(READERS);
  expect(new Set(all).size).toBe(READERS);
});
