import { readFile, rm, writeFile } from 'node:fs/promises';
import { BackupError, placesOf } from './layout.ts';

async function ownerOf(file: string): Promise<number | undefined> {
  const processId = Number(await readFile(file, 'utf8').catch(() => ''));
  return Number.isInteger(processId) && processId > 0 ? processId : undefined;
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Does work on a folder of backups alone. Throws BackupError while another program of this machine is at it. */
export async function aloneIn<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const { lock } = placesOf(folder);
  const owner = await ownerOf(lock);
  if (owner !== undefined && owner !== process.pid && isRunning(owner)) {
    throw new BackupError(`${folder} is in use by process ${owner}. Wait until it has ended.`);
  }
  await rm(lock, { force: true });
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new BackupError(`${folder} is in use. Wait until the other program has ended.`, { cause: error });
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}
