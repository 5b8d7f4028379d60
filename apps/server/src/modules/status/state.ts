import { statfs } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Databases } from '../../plugins/database.ts';
import type { CatalogueProgress } from '../../plugins/health.ts';
import type { Tables } from '../../plugins/tables.ts';
import { lastBackup } from '../backup/backup.ts';
import { countWaiting } from '../publishing/publishing.ts';
import { countReported } from '../reports/reports.ts';

type Reading = Pick<Kysely<Tables>, 'selectFrom'>;

const WEEK_MS = 7 * 86_400_000;

/** What waits to be done, what was given up or fails, and since when the longest waiting waits. */
export interface Queue {
  readonly waiting: number;
  readonly failed: number;
  readonly oldest: string | null;
}

/** What the state of an installation is read from. */
export interface StateParts {
  readonly databases: Databases;
  readonly dataDir: string;
  readonly progress: () => CatalogueProgress;
  readonly isSold: boolean;
}

/** The mails in the outbox. */
export async function mailQueue(database: Reading): Promise<Queue> {
  const rows = await database
    .selectFrom('mail_outbox')
    .select(({ fn }) => ['is_dead', fn.countAll().as('total'), fn.min('created_at').as('oldest')])
    .groupBy('is_dead')
    .execute();
  const waiting = rows.find(({ is_dead }) => is_dead === 0);
  const dead = rows.find(({ is_dead }) => is_dead === 1);
  return {
    waiting: Number(waiting?.total ?? 0),
    failed: Number(dead?.total ?? 0),
    oldest: waiting?.oldest ?? null,
  };
}

/** What the payment provider told and was not applied yet. */
export async function paymentQueue(database: Reading): Promise<Queue> {
  const { waiting, failed, oldest } = await database
    .selectFrom('webhook_inbox')
    .select(({ fn, eb }) => [
      fn.countAll().as('waiting'),
      fn.count(eb.case().when('attempts', '>', 0).then(1).end()).as('failed'),
      fn.min('received_at').as('oldest'),
    ])
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), failed: Number(failed), oldest };
}

async function countPages(database: Reading) {
  const { all, shown } = await database
    .selectFrom('activities')
    .select(({ fn, eb }) => [
      fn.countAll().as('all'),
      fn.count(eb.case().when('unpublished_at', 'is', null).then(1).end()).as('shown'),
    ])
    .where('owner', 'is', null)
    .executeTakeFirstOrThrow();
  return { shown: Number(shown), hidden: Number(all) - Number(shown) };
}

async function countPeople(database: Reading, now: Date) {
  const weekAgo = new Date(now.getTime() - WEEK_MS).toISOString();
  const { total, fresh } = await database
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(({ fn, eb }) => [
      fn.countAll().as('total'),
      fn.count(eb.case().when('profiles.created_at', '>', weekAgo).then(1).end()).as('fresh'),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(total), newThisWeek: Number(fresh) };
}

async function diskOf(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** How an installation is: what there is, what waits, and how much room is left. */
export async function readState({ databases, dataDir, progress, isSold }: StateParts, now: Date) {
  const { read } = databases;
  const { done, total } = progress();
  return {
    people: await countPeople(read, now),
    pages: await countPages(read),
    reported: await countReported(read),
    proposed: await countWaiting(read, now),
    mail: await mailQueue(read),
    payments: isSold ? await paymentQueue(read) : null,
    disk: await diskOf(dataDir),
    backupAt: (await lastBackup(dataDir))?.madeAt ?? null,
    catalogue: { done, total },
  };
}

export type InstallationState = Awaited<ReturnType<typeof readState>>;
