import { rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addActivities } from '../../testing/activities.ts';
import { Browser } from '../../testing/browser.ts';
import { testBucket } from '../../testing/buckets.ts';
import { sendSave } from '../../testing/drawings.ts';
import { newInstallation, startInstalled } from '../../testing/installed-server.ts';
import { type RunningSandbox, startSandbox } from '../../testing/sandbox.ts';
import { accessToken, signIn } from '../../testing/sign-in.ts';
import { runStore } from './cli.ts';
import { locateIn, openFileStore } from './file-store.ts';
import { storeFolder } from './open-store.ts';
import { openS3Store, type S3Place } from './s3-store.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

async function tokenOfAda(origin: string): Promise<string> {
  const ada = new Browser();
  await signIn(ada, origin, { email: 'ada@example.org' });
  return accessToken(ada, origin);
}

/** Runs a verb of the tool between a folder and a bucket. */
async function store(dataDir: string, place: S3Place, ...args: string[]) {
  const lines: string[] = [];
  const code = await runStore(args, {
    open: (name) =>
      name === 's3' ? openS3Store(place) : openFileStore(storeFolder(dataDir), { isAlone: false }),
    result: (line) => void lines.push(line),
    notice: (line) => void lines.push(line),
  });
  return { code, text: lines.join('\n') };
}

async function picturesOf(origin: string, token: string): Promise<number[]> {
  const answer = await fetch(`${origin}/api/v1/drawings`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: { pictureUrl: string }[] };
  const pictures = data.map(async ({ pictureUrl }) => {
    const { status, body } = await fetch(origin + pictureUrl);
    await body?.cancel();
    return status;
  });
  return Promise.all(pictures);
}

it('OPS-3 files move to a bucket without anything being away meanwhile, and each is checked', async () => {
  const variables = await newInstallation(sandbox.origin);
  const { place, variables: s3 } = await testBucket();
  const dataDir = variables['DATA_DIR']!;
  const before = await startInstalled(variables);
  await addActivities(before.databases, { id: 'owl' });
  const thumbnail_key = await before.store.put('thumbnails', 'webp', Buffer.from('a thumbnail'));
  await before.databases.write.updateTable('activities').set({ thumbnail_key }).execute();
  const token = await tokenOfAda(before.origin);
  await sendSave(before.origin, token, 'drawing-1');
  expect(await store(dataDir, place, 'copy', 'files', 's3')).toMatchObject({ code: 0 });
  await sendSave(before.origin, token, 'drawing-2', '#112233');
  await before.end();

  const after = await startInstalled({ ...variables, ...s3 });
  await sendSave(after.origin, token, 'drawing-3', '#445566');
  expect(await picturesOf(after.origin, token)).toEqual([200, 200, 200]);
  const left = await store(dataDir, place, 'check', 'files', 's3');
  expect(left.code).toBe(1);
  const damaged = await before.store.put('thumbnails', 'webp', Buffer.from('another'));
  await writeFile(locateIn(storeFolder(dataDir), damaged), 'rotten!');
  expect(await store(dataDir, place, 'copy', 'files', 's3')).toMatchObject({
    code: 1,
    text: expect.stringContaining(`error damaged: ${damaged}`) as string,
  });
  await before.store.remove(damaged);
  expect(await store(dataDir, place, 'check', 'files', 's3')).toMatchObject({ code: 0 });
  await rm(storeFolder(dataDir), { recursive: true });
  expect(await picturesOf(after.origin, token)).toEqual([200, 200, 200]);
  expect((await store(dataDir, place, 'copy', 's3', 's3')).code).toBe(2);
});

it('OPS-3 a bucket that is away ends nothing: lists are read, a save is a 503 and is kept once it is back', async () => {
  const variables = await newInstallation(sandbox.origin);
  const bucket = await testBucket();
  const { origin, databases, store: kept } = await startInstalled({ ...variables, ...bucket.variables });
  await addActivities(databases, { id: 'owl' });
  const key = await kept.put('thumbnails', 'webp', Buffer.from('a thumbnail'));
  const token = await tokenOfAda(origin);
  await bucket.stop();
  expect((await fetch(`${origin}/api/v1/activities`)).status).toBe(200);
  const picture = await fetch(`${origin}/images/${key}`);
  expect([picture.status, picture.headers.get('retry-after')]).toEqual([503, '2']);
  await expect(sendSave(origin, token, 'drawing-1')).rejects.toThrow('service_unavailable');
  await testBucket(Number(new URL(bucket.place.endpoint).port));
  await sendSave(origin, token, 'drawing-1');
  expect(await picturesOf(origin, token)).toEqual([200]);
});
