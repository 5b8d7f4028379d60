import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { StartError } from '../start-error.ts';

const Secrets = z.object({
  /** Signs the addresses of private pictures. */
  pictures: z.string().min(32),
  /** Signs and encrypts what the identity library keeps. */
  identity: z.string().min(32),
});

/** The server's own secrets; whoever has them can forge sessions and picture addresses. */
export type Secrets = z.infer<typeof Secrets>;

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

async function read(file: string): Promise<Secrets | undefined> {
  try {
    return Secrets.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartError(`${file} does not hold the server's secrets. Restore it from your backup.`, {
      cause: error,
    });
  }
}

function missing(file: string): StartError {
  return new StartError(
    `${file} is missing, but the database was used with it. Restore the file from your backup; ` +
      'without one, empty the tables signing_keys and installation and start again: everybody then signs in anew.',
  );
}

/**
 * Reads the secrets of a data folder and makes them at the first start. Of several servers starting together one
 * wins, and all use its secrets: `link` refuses to replace a file that is there.
 * @param isFirstStart false where a database already holds what earlier secrets have signed; then none are made
 */
export async function loadSecrets(
  dataDir: string,
  isFirstStart: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const kept = await read(file);
  if (kept !== undefined) return kept;
  if (!(await isFirstStart())) {
    // A server that starts at the same time over the same folder may have made them just now.
    const made = await read(file);
    if (made !== undefined) return made;
    throw missing(file);
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${newSecret()}`;
  const secrets: Secrets = { pictures: newSecret(), identity: newSecret() };
  await writeFile(draft, JSON.stringify(secrets), { mode: 0o600, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return (await read(file)) ?? secrets;
}
