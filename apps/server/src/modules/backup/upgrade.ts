import { migrations } from '../../../migrations/migrations.ts';
import type { Databases } from '../../plugins/database.ts';
import { stepsTaken } from '../../plugins/migrate.ts';
import { StartError } from '../../start-error.ts';
import { BackupError } from './layout.ts';
import { type BackupSource, makeBackup } from './make.ts';
import { pruneBackups } from './prune.ts';
import { KEPT_POINTS, restorePoints } from './restore.ts';

/**
 * Keeps what is there before an upgrade changes the database: a restore point with the database and the secrets, in
 * which files are only listed. Nothing is kept of a new database, and where there is nothing to change.
 * @param notice is told what was kept, or that nothing could be
 */
export async function keepBeforeUpgrade(
  databases: Databases,
  source: BackupSource,
  notice: (line: string) => void,
): Promise<void> {
  const taken = await stepsTaken(databases);
  if (taken.length === 0 || Object.keys(migrations).every((step) => taken.includes(step))) return;
  const folder = restorePoints(source.dataDir);
  try {
    const { name } = await makeBackup(folder, source, { reason: 'before-upgrade', files: 'listed' });
    await pruneBackups(folder, KEPT_POINTS);
    notice(`The database is upgraded. What was there is kept in ${folder} as ${name}.`);
  } catch (error) {
    // A managed PostgreSQL has backups of its own, and replicas that start together keep one of them.
    if (error instanceof BackupError)
      notice(`No restore point was made before the upgrade: ${error.message}`);
    else
      throw new StartError(`No restore point could be made in ${folder}: ${String(error)}`, { cause: error });
  }
}
