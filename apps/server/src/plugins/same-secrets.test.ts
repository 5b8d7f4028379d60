import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { checkSameSecrets } from './same-secrets.ts';
import { loadSecrets } from './secrets.ts';

it('OPS-2 a server whose secrets are not those of the others does not start', async () => {
  const folders = [await mkdtemp(join(tmpdir(), 'same-')), await mkdtemp(join(tmpdir(), 'same-'))] as const;
  onTestFinished(async () => {
    for (const folder of folders) await rm(folder, { recursive: true });
  });
  const databases = await testDatabases();
  const secrets = await loadSecrets(folders[0]);
  await checkSameSecrets(databases, secrets, folders[0]);
  await checkSameSecrets(databases, secrets, folders[0]);
  await expect(checkSameSecrets(databases, await loadSecrets(folders[1]), folders[1])).rejects.toThrow(
    `secrets.json in ${folders[1]} is not that of the other servers`,
  );
});
