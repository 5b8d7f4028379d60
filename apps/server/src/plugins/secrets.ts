import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

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
    throw new Error(`${file} does not hold the server's secrets`, { cause: error });
  }
}

/**
 * Reads the secrets of a data folder and makes them at the first start. Of several servers starting together one
 * wins, and all use its secrets: `link` refuses to replace a file that is there.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const kept = await read(file);
  if (kept !== undefined) return kept;
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
