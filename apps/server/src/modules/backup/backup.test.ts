import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { Browser } from '../../../testing/browser.ts';
import { freshPostgres } from '../../../testing/databases.ts';
import { sendSave } from '../../../testing/drawings.ts';
import { type InstalledServer, newInstallation, startInstalled } from '../../../testing/installed-server.ts';
import { type RunningSandbox, startSandbox } from '../../../testing/sandbox.ts';
import { accessToken, signIn } from '../../../testing/sign-in.ts';
import { readConfig } from '../../config.ts';
import { type Databases, openDatabases } from '../../plugins/database.ts';
import { locateIn } from '../../store/file-store.ts';
import { openStore } from '../../store/open-store.ts';
import { runBackup } from './backup.ts';
import { keysInUse } from './keys-in-use.ts';
import { listBackups } from './layout.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a verb of the tool beside an installation. */
async function admin(variables: Record<string, string>, ...args: string[]) {
  const config = readConfig(variables);
  const { store, folder } = await openStore(config, false);
  const [results, notices]: [string[], string[]] = [[], []];
  const code = await runBackup(args, {
    source: { ...config, store, storeFolder: folder },
    openDatabases: () => openDatabases(config),
    result: (line) => void results.push(line),
    notice: (line) => void notices.push(line),
  });
  return { code, results, notices: notices.join('\n') };
}

/** Every row of every table, as text. */
async function everything({ read }: Databases): Promise<Record<string, string[]>> {
  const tables = await read.introspection.getTables({ withInternalKyselyTables: true });
  const rows = tables.map(async ({ name }) => {
    const found = await sql`select * from ${sql.table(name)}`.execute(read);
    return [name, found.rows.map((row) => JSON.stringify(row)).toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

async function filesOf({ databases, store }: InstalledServer): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const key of [...(await keysInUse(databases.read))].toSorted()) {
    const bytes = await store.read(key);
    if (bytes !== undefined) files.set(key, Buffer.from(bytes).toString('base64'));
  }
  return files;
}

/** An installation in which Ada is signed in and has a drawing. */
async function used() {
  const variables = await newInstallation(sandbox.origin);
  const server = await startInstalled(variables);
  await addActivities(server.databases, { id: 'owl' });
  const thumbnail_key = await server.store.put('thumbnails', 'webp', Buffer.from('a thumbnail'));
  await server.databases.write.updateTable('activities').set({ thumbnail_key }).execute();
  const ada = new Browser();
  await signIn(ada, server.origin, { email: 'ada@example.org' });
  await sendSave(server.origin, await accessToken(ada, server.origin), 'drawing-first');
  return { variables, server, ada };
}

describe('a backup', () => {
  it('OPS-1 brings everything back on another machine, byte for byte: who was signed in still is, and anybody can sign in', async () => {
    const { variables, server, ada } = await used();
    const folder = await temporaryFolder();
    expect(await admin(variables, 'backup', folder)).toMatchObject({ code: 0 });
    const [rows, files] = [await everything(server.databases), await filesOf(server)];
    const secrets = await readFile(join(variables['DATA_DIR']!, 'secrets.json'));
    await server.end();

    const elsewhere = await temporaryFolder();
    const url = await freshPostgres();
    const other = { ...variables, DATA_DIR: elsewhere, ...(url && { DATABASE_URL: url }) };
    expect(await admin(other, 'restore', folder)).toMatchObject({ code: 0 });
    expect(await readFile(join(elsewhere, 'secrets.json'))).toEqual(secrets);
    const restored = await startInstalled(other);
    expect(await everything(restored.databases)).toEqual(rows);
    expect(await filesOf(restored)).toEqual(files);
    await sendSave(restored.origin, await accessToken(ada, restored.origin), 'drawing-second');
    const bea = new Browser();
    await signIn(bea, restored.origin, { email: 'bea@example.org' });
    await expect(accessToken(bea, restored.origin)).resolves.toBeTypeOf('string');
    const { code, results } = await admin(other, 'verify');
    // The activity's page of this test has no files of its own.
    expect([code, results.length]).toEqual([1, 1]);
  });

  it('OPS-1 under a stream of saves holds every save that was answered before it began, with its files', async () => {
    const { variables, server, ada } = await used();
    const token = await accessToken(ada, server.origin);
    const ended = new AbortController();
    const answered: string[] = [];
    const traffic = (async () => {
      for (let round = 0; !ended.signal.aborted; round += 1) {
        await sendSave(server.origin, token, `drawing-number-${round}`);
        answered.push(`drawing-number-${round}`);
      }
    })();
    await expect.poll(() => answered.length).toBeGreaterThan(3);
    const before = [...answered];
    const folder = await temporaryFolder();
    expect(await admin(variables, 'backup', folder)).toMatchObject({ code: 0 });
    ended.abort();
    await traffic;
    await server.end();
    expect(await admin(variables, 'restore', folder)).toMatchObject({ code: 0 });
    const restored = await startInstalled(variables);
    const kept = await restored.databases.read.selectFrom('drawings').select('id').execute();
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
    for (const { picture_key } of await restored.databases.read
      .selectFrom('drawing_revisions')
      .select('picture_key')
      .execute()) {
      expect(await restored.store.read(picture_key)).toBeDefined();
    }
  });

  it('is for its owner alone, copies what is new alone, and keeps as many as it is told', async () => {
    const { variables, server, ada } = await used();
    const folder = await temporaryFolder();
    const first = await admin(variables, 'backup', folder);
    expect(first.notices).toMatch(/of them [1-9]\d* new/);
    const own = join(folder, 'backups', first.results[0]!);
    for (const name of await readdir(own)) {
      expect((await stat(join(own, name))).mode & 0o077, name).toBe(0);
    }
    expect((await admin(variables, 'backup', folder)).notices).toContain('of them 0 new');
    await sendSave(server.origin, await accessToken(ada, server.origin), 'drawing-second');
    await admin(variables, 'backup', folder, '--keep', '2');
    expect(await listBackups(folder)).toHaveLength(2);
    expect(await admin(variables, 'verify', folder)).toMatchObject({ code: 0 });
    expect((await admin(variables, 'backups', folder)).results).toHaveLength(2);
  });

  it('that is damaged is told by verify and refused by restore, which then changes nothing', async () => {
    const { variables, server } = await used();
    const folder = await temporaryFolder();
    await admin(variables, 'backup', folder);
    const rows = await everything(server.databases);
    const [key = ''] = (await filesOf(server)).keys();
    await server.end();
    await writeFile(locateIn(join(folder, 'files'), key), 'something else');
    expect(await admin(variables, 'verify', folder)).toMatchObject({
      code: 1,
      notices: `error damaged: ${key}`,
    });
    await expect(admin(variables, 'restore', folder)).rejects.toThrow('is not whole');
    expect(await everything((await startInstalled(variables)).databases)).toEqual(rows);
  });
});

describe('a restore', () => {
  it('OPS-1 mends files, can be taken back, and is refused while the server runs', async () => {
    const { variables, server } = await used();
    const folder = await temporaryFolder();
    await admin(variables, 'backup', folder);
    const [rows, files] = [await everything(server.databases), await filesOf(server)];
    const [damaged = '', missing = ''] = files.keys();
    await server.databases.write.deleteFrom('users').execute();
    const later = await everything(server.databases);
    await expect(admin(variables, 'restore', folder)).rejects.toThrow('The server is running');
    await server.end();
    const images = join(variables['DATA_DIR']!, 'images');
    await writeFile(locateIn(images, damaged), 'x'.repeat((await stat(locateIn(images, damaged))).size));
    await rm(locateIn(images, missing));

    const done = await admin(variables, 'restore', folder);
    expect(done.notices).toContain('2 files were brought back');
    const restored = await startInstalled(variables);
    expect(await everything(restored.databases)).toEqual(rows);
    expect(await filesOf(restored)).toEqual(files);
    await restored.end();

    expect(await admin(variables, 'rollback')).toMatchObject({ code: 0 });
    const back = await startInstalled(variables);
    expect(await everything(back.databases)).toEqual(later);
  });

  it('OPS-1 takes an upgrade back: a start that changes the database keeps what was there', async () => {
    const { variables, server } = await used();
    await server.databases.write.schema.dropTable('share_pictures').execute();
    await sql`delete from kysely_migration where name = '0600-share-pictures'`.execute(
      server.databases.write,
    );
    const rows = await everything(server.databases);
    await server.end();
    const upgraded = await startInstalled(variables);
    expect(upgraded.notices.join()).toContain('before-upgrade');
    expect(Object.keys(await everything(upgraded.databases))).toContain('share_pictures');
    await upgraded.end();
    expect(await admin(variables, 'rollback')).toMatchObject({ code: 0 });
    const config = readConfig(variables);
    const databases = await openDatabases(config);
    onTestFinished(databases.close);
    expect(await everything(databases)).toEqual(rows);
  });

  it('says what is wrong with a folder that holds no backup', async () => {
    const variables = await newInstallation(sandbox.origin);
    await expect(admin(variables, 'restore', await temporaryFolder())).rejects.toThrow('holds no backup');
    expect((await admin(variables, 'restore')).code).toBeUndefined();
  });
});
