import { parseArgs } from 'node:util';
import type { Databases } from '../../plugins/database.ts';
import { keysInUse } from './keys-in-use.ts';
import { chooseBackup, listBackups, readManifest } from './layout.ts';
import { noteBackup } from './last-backup.ts';
import { type BackupSource, makeBackup } from './make.ts';
import { pruneBackups } from './prune.ts';
import { restoreBackup, restorePoints } from './restore.ts';
import { type Examination, verifyBackups, verifyFiles } from './verify.ts';

/** How the verbs are written, for the usage of the tool. */
export const BACKUP_USAGE = `  backup FOLDER [--keep N]           adds a backup to a folder; files that it holds already are not copied again
  backups FOLDER                     the backups of a folder
  restore FOLDER [--at BACKUP]       brings a backup back, the newest unless one is named; the server must not run
  rollback                           takes the last restore, or upgrade, back
  verify [FOLDER]                    reads every file of the installation, or of a folder of backups, against its hash`;

/** What the verbs work with. */
export interface BackupContext {
  readonly source: BackupSource;
  /** Opens the database as the server would. */
  readonly openDatabases: () => Promise<Databases>;
  /** Prints a line of the result, and one for the person beside it. */
  readonly result: (line: string) => void;
  readonly notice: (line: string) => void;
}

const MB = 1_000_000;

function sizeOf(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`;
}

async function backup(context: BackupContext, folder: string, keep: string | undefined): Promise<boolean> {
  const made = await makeBackup(folder, context.source);
  await noteBackup(context.source.dataDir, folder, made.manifest.madeAt);
  const { files } = made.manifest;
  context.result(made.name);
  context.notice(
    `${files.count} files (${sizeOf(files.bytes)}), of them ${made.newFiles} new (${sizeOf(made.newBytes)})`,
  );
  for (const key of made.damaged) context.notice(`error damaged: ${key} is not what it was; it was left out`);
  if (keep !== undefined) {
    const { backups } = await pruneBackups(folder, Number(keep));
    for (const name of backups) context.notice(`took out ${name}`);
  }
  return made.damaged.length === 0;
}

async function list({ result }: BackupContext, folder: string): Promise<boolean> {
  for (const name of await listBackups(folder)) {
    const { database, files, release } = await readManifest(folder, name);
    const held = files.isHeld ? '' : 'files only listed';
    result([name, release, database.kind, `${files.count} files`, sizeOf(files.bytes), held].join('\t'));
  }
  return true;
}

async function restore(context: BackupContext, folder: string, at: string | undefined): Promise<boolean> {
  const name = await chooseBackup(folder, at);
  const { files, point } = await restoreBackup(folder, name, context.source);
  context.result(name);
  context.notice(`${files} files were brought back. Start the server.`);
  if (point !== undefined)
    context.notice('What was there is kept: npm run admin -- rollback brings it back.');
  return true;
}

function tell({ result, notice }: BackupContext, name: string, verdict: Examination): boolean {
  const { files, missing, damaged, faults } = verdict;
  for (const key of missing) notice(`error missing: ${key}`);
  for (const key of damaged) notice(`error damaged: ${key}`);
  for (const fault of faults) notice(`error faulty: ${fault}`);
  const isWhole = missing.length + damaged.length + faults.length === 0;
  result([name, isWhole ? 'whole' : 'not whole', `${files} files`].join('\t'));
  return isWhole;
}

async function verifyInstallation(context: BackupContext): Promise<boolean> {
  const databases = await context.openDatabases();
  try {
    const keys = await keysInUse(databases.read);
    return tell(context, 'installation', { ...(await verifyFiles(context.source.store, keys)), faults: [] });
  } finally {
    await databases.close();
  }
}

async function verify(context: BackupContext, folder: string | undefined): Promise<boolean> {
  if (folder === undefined) return verifyInstallation(context);
  await chooseBackup(folder);
  let isWhole = true;
  for (const [name, verdict] of await verifyBackups(folder))
    isWhole = tell(context, name, verdict) && isWhole;
  return isWhole;
}

interface Words {
  readonly verb: string | undefined;
  readonly folder: string | undefined;
  readonly keep: string | undefined;
  readonly at: string | undefined;
}

/** Tells whether all is well; undefined for a verb that makes no sense. */
async function runVerb(
  context: BackupContext,
  { verb, folder, keep, at }: Words,
): Promise<boolean | undefined> {
  if (verb === 'verify') return verify(context, folder);
  if (verb === 'rollback' && folder === undefined) {
    return restore(context, restorePoints(context.source.dataDir), undefined);
  }
  if (folder === undefined) return undefined;
  if (verb === 'backup') return backup(context, folder, keep);
  if (verb === 'backups') return list(context, folder);
  if (verb === 'restore') return restore(context, folder, at);
  return undefined;
}

/**
 * Runs a verb of the operator's tool that is about backups. Gives the exit code: 0, 1 when it failed; undefined when it
 * made no sense.
 */
export async function runBackup(
  args: readonly string[],
  context: BackupContext,
): Promise<number | undefined> {
  const options = { keep: { type: 'string' }, at: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [verb, folder, ...more] = positionals;
  const { keep, at } = values;
  if (more.length > 0 || (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))) return undefined;
  const isWell = await runVerb(context, { verb, folder, keep, at });
  if (isWell === undefined) return undefined;
  return isWell ? 0 : 1;
}
