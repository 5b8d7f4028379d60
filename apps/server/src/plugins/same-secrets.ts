import { createHash } from 'node:crypto';
import { StartError } from '../start-error.ts';
import type { Databases } from './database.ts';
import type { Secrets } from './secrets.ts';

const NAME = 'secrets';

/** Whether a server has noted which secrets belong to a database. */
export async function hasSecretsNoted(read: Databases['read']): Promise<boolean> {
  const row = await read
    .selectFrom('installation')
    .select('name')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Throws StartError when the servers of this database have other secrets: what one of them signs would be worth nothing
 * to the next. The first server to come notes a fingerprint of its own.
 */
export async function checkSameSecrets(
  { write }: Databases,
  { pictures, identity }: Secrets,
  dataDir: string,
): Promise<void> {
  const value = createHash('sha256').update(`${pictures}\n${identity}`).digest('base64url');
  await write
    .insertInto('installation')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await write
    .selectFrom('installation')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  if (kept.value === value) return;
  throw new StartError(
    `secrets.json in ${dataDir} is not that of the other servers of this database. Copy theirs there, or restore it ` +
      'from your backup.',
  );
}
