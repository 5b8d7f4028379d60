import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addActivities } from '../testing/activities.ts';
import { readConfig } from './config.ts';
import { openServices, type Services } from './services.ts';
import { StartError } from './start-error.ts';

/** A data folder with what an earlier start left there. */
async function startOnce(leave: (services: Services) => Promise<unknown>) {
  const folder = await mkdtemp(join(tmpdir(), 'services-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const config = readConfig({ DATA_DIR: folder });
  const services = await openServices(config);
  await leave(services);
  await services.databases.close();
  return { folder, config };
}

async function refusal(work: Promise<Services>): Promise<string> {
  const error = await work.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message;
}

describe('a start over an earlier one', () => {
  it('OPS-1 is refused without the secrets that made the keys in the database, and names their file', async () => {
    const { folder, config } = await startOnce(({ databases }) =>
      sql`insert into signing_keys (id, public_key, private_key, created_at)
        values ('a', 'b', 'c', '2026-01-01')`.execute(databases.write),
    );
    const file = join(folder, 'secrets.json');
    await rm(file);
    expect(await refusal(openServices(config))).toMatch(`${file} is missing`);
    await expect(rm(file)).rejects.toThrow('ENOENT');
  });

  it('OPS-2 is refused without the secrets of the other servers, also before anybody has signed in', async () => {
    const { folder, config } = await startOnce(() => Promise.resolve());
    const file = join(folder, 'secrets.json');
    await rm(file);
    expect(await refusal(openServices(config))).toMatch(`${file} is missing`);
  });

  it('OPS-1 is refused when none of the listed pictures is there, and names their folder', async () => {
    const { folder, config } = await startOnce(({ databases }) => addActivities(databases, { id: 'owl' }));
    const message = await refusal(openServices(config));
    expect(message).toContain(`${join(folder, 'images')} holds none of the pictures`);
    expect(message).toContain('backup');
  });

  it('goes on when only some pictures are missing', async () => {
    const { config } = await startOnce(async ({ databases, store }) => {
      await addActivities(databases, { id: 'owl' }, { id: 'fox' });
      const thumbnail_key = await store.put('thumbnails', 'webp', Buffer.from('a thumbnail'));
      await databases.write
        .updateTable('activities')
        .set({ thumbnail_key })
        .where('id', '=', 'fox')
        .execute();
    });
    const { databases } = await openServices(config);
    await databases.close();
  });
});
