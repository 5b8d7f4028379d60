import { totalmem } from 'node:os';
import type { AdminOverview } from '@inkbloom/contracts/admin';
import type { Config } from '../../config.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { lookAround } from '../doctor/doctor.ts';
import { tidiedLately } from '../retention/retention.ts';
import { readState, type StateParts } from '../status/status.ts';

const TIDIED_DAYS = 7;

/** What the overview is put together from. */
export interface OverviewParts extends StateParts {
  readonly config: Config;
  readonly store: ObjectStore;
  readonly version: string;
}

/** How the installation is, for its operator. */
export async function overview(parts: OverviewParts, now: Date): Promise<AdminOverview> {
  const { config, databases, store, version } = parts;
  const { people, pages, reported, proposed, mail, payments, ...state } = await readState(parts, now);
  const findings = await lookAround(config, { databases, store, where: 'the store' });
  return {
    people,
    pages,
    reported,
    proposed,
    mail,
    payments,
    machine: {
      version,
      upSince: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
      memoryBytes: process.memoryUsage.rss(),
      memoryTotalBytes: totalmem(),
      diskFreeBytes: state.disk.freeBytes,
      diskTotalBytes: state.disk.totalBytes,
      backupAt: state.backupAt,
      catalogue: state.catalogue,
      findings: findings.filter((one) => one.state !== 'ok'),
    },
    tidied: await tidiedLately(databases.read, TIDIED_DAYS, now),
  };
}
