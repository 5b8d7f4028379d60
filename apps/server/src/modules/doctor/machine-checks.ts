import { access, constants, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { lastBackup } from '../backup/backup.ts';
import { broken, fine, type Finding, look } from './finding.ts';

const GB = 1_000_000_000;
const LOW_DISK_BYTES = 2 * GB;
const DAY_MS = 86_400_000;
const OLD_BACKUP_DAYS = 2;
const ASK_TIMEOUT_MS = 3_000;
/** Everything that others than the owner may do. */
const OTHERS = 0o077;

/** Whether the data folder is there and can be written. */
export async function checkFolder({ dataDir }: Config): Promise<Finding> {
  try {
    await access(dataDir, constants.R_OK | constants.W_OK);
    return fine(`${dataDir} can be written`);
  } catch {
    return broken(
      `${dataDir} cannot be written, or is not there`,
      'Check DATA_DIR. The first start of the server makes the folder; the user that runs the server must own it.',
    );
  }
}

/** Whether the secrets are there, for the server alone. */
export async function checkSecrets({ dataDir }: Config): Promise<Finding> {
  const file = join(dataDir, 'secrets.json');
  const found = await stat(file).catch(() => undefined);
  if (found === undefined) {
    return broken(
      `${file} is missing`,
      'Restore it from your backup. Before the first start nothing is wrong.',
    );
  }
  if ((found.mode & OTHERS) === 0) return fine('the secrets are for the server alone');
  return look(`${file} can be read by others`, `Run: chmod 600 ${file}`);
}

/** Whether the disk has room. */
export async function checkDisk({ dataDir }: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const words = `${(free / GB).toFixed(1)} GB of the disk are free`;
  if (free > LOW_DISK_BYTES) return fine(words);
  return look(
    words,
    'Make room: below 64 MB nothing can be saved any more. Old backups and logs are the first to go.',
  );
}

/** Whether there is a backup, and how old it is. */
export async function checkBackup({ dataDir }: Config): Promise<Finding> {
  const last = await lastBackup(dataDir);
  if (last === undefined) {
    return look(
      'no backup was made yet',
      'Run: npm run admin -- backup FOLDER (on another disk), every night.',
    );
  }
  const days = Math.floor((Date.now() - Date.parse(last.madeAt)) / DAY_MS);
  const words = `the last backup is of ${last.madeAt}, in ${last.folder}`;
  if (days < OLD_BACKUP_DAYS) return fine(words);
  return look(words, 'Look why the nightly one does not run.');
}

/** Whether the server answers where it should listen. */
export async function checkServer({ port }: Config): Promise<Finding> {
  const address = `http://127.0.0.1:${port}/readyz`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
    if (answer.ok) return fine('the server answers and is ready');
    return look(
      `the server answers, but is not ready: ${await answer.text()}`,
      'While a fresh catalogue is drawn this lasts a minute; otherwise look at the database.',
    );
  } catch {
    return broken(
      `nothing answers at ${address}`,
      'Start the server; its first lines of log say what is wrong.',
    );
  }
}

/** Whether what is set suits a server that strangers use. */
export async function checkPublicAddress({ publicUrl, trustedProxies, host }: Config): Promise<Finding> {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
  if (isLocal) return fine(`${publicUrl} is for this machine alone`);
  if (!publicUrl.startsWith('https:')) {
    return look(
      `${publicUrl} is not encrypted`,
      'Put a proxy with a certificate in front (deploy/) and set PUBLIC_URL to its https address.',
    );
  }
  if (trustedProxies.length === 0 && host === '127.0.0.1') {
    return look(
      'everybody behind the proxy counts as one address',
      'Set TRUSTED_PROXIES=127.0.0.1 (the address that the proxy comes from), or limits hit everybody at once.',
    );
  }
  return fine(`${publicUrl} is encrypted`);
}

/** Whether anybody can sign in. */
export async function checkWays({ google, yahoo, magicLink }: Config): Promise<Finding> {
  const ways = [google && 'Google', yahoo && 'Yahoo', magicLink && 'mail'].filter(Boolean);
  if (ways.length > 0) return fine(`people sign in by ${ways.join(', ')}`);
  return look(
    'nobody can sign in: neither providers nor mail are set here',
    'Set GOOGLE_CLIENT_ID and its secret, or SMTP_URL and MAIL_FROM. "npm start" sets stand-ins for its own server.',
  );
}
