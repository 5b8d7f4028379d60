import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addActivities } from '../../testing/activities.ts';
import { Browser } from '../../testing/browser.ts';
import { sendSave } from '../../testing/drawings.ts';
import { startSandbox } from '../../testing/sandbox.ts';
import { startServer } from '../../testing/server.ts';
import { signIn } from '../../testing/sign-in.ts';
import { openDatabases } from './database.ts';
import { migrate } from './migrate.ts';
import { keepSpareRoom } from './spare-room.ts';

/** Enough for the database and what is set aside. */
const MOUNTED_MB = 60;

/** A small file system of memory, which Linux gives to root alone; undefined elsewhere. */
function mountSmall(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MOUNTED_MB}m`, 'tmpfs', folder], { stdio: 'ignore' });
    onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

/** Takes every byte that is left; gives the function that gives them back. */
function fillUp(folder: string): () => void {
  const file = join(folder, `of-somebody-else-${randomUUID()}`);
  const handle = openSync(file, 'w');
  for (const size of [1 << 20, 1 << 12]) {
    try {
      for (;;) writeSync(handle, Buffer.alloc(size));
    } catch {
      // Full for pieces of this size.
    }
  }
  closeSync(handle);
  return () => rmSync(file);
}

/** Asks again after a 507, as a person would; gives the status. */
async function untilRoom(ask: () => Promise<{ readonly statusCode: number }>): Promise<number> {
  const { statusCode } = await ask();
  return statusCode === 507 ? (await ask()).statusCode : statusCode;
}

describe('KEEP-4 a disk that is full to the last byte', () => {
  it('lets people delete, love pages and sign in, with words the first time at most', async ({ skip }) => {
    const folder = mountSmall();
    if (folder === undefined) return skip();
    const spareRoom = await keepSpareRoom(folder);
    onTestFinished(spareRoom.close);
    const databases = await openDatabases({ dataDir: folder, onFull: spareRoom.giveAway });
    onTestFinished(databases.close);
    await migrate(databases);
    await addActivities(databases, { id: 'owl' });
    const sandbox = await startSandbox();
    onTestFinished(sandbox.stop);
    const server = await startServer({ sandbox: sandbox.origin, databases });
    const { app, origin } = server;
    const headers = await server.signIn('ada@example.org');
    await sendSave(origin, headers.authorization.replace('Bearer ', ''), 'drawing-1');

    const giveBack = fillUp(folder);
    expect(statfsSync(folder).bavail).toBe(0);
    const url = '/api/v1/drawings/drawing-1';
    const love = (add: string[], remove: string[]) =>
      app.inject({ method: 'PUT', url: '/api/v1/user/favorites', payload: { add, remove }, headers });
    expect(await untilRoom(() => app.inject({ method: 'DELETE', url, headers }))).toBe(200);
    expect(await untilRoom(() => love(['owl'], []))).toBe(200);
    await signIn(new Browser(), origin, { email: 'eve@example.org' });
    expect(await databases.write.selectFrom('drawings').select('id').execute()).toEqual([]);

    // The room that was set aside is used up too. What fits into pages that the database has already still works.
    const giveBackMore = fillUp(folder);
    const start = { provider: 'google', callbackURL: '/', errorCallbackURL: '/auth' };
    const refused = await app.inject({ method: 'POST', url: '/api/auth/sign-in/social', payload: start });
    expect(refused.statusCode).toBe(507);
    expect(refused.json()).toMatchObject({ error: 'storage_full' });
    expect([200, 507]).toContain((await love(['owl'], [])).statusCode);
    giveBack();
    giveBackMore();
    expect((await love([], ['owl'])).statusCode).toBe(200);
  });
});
