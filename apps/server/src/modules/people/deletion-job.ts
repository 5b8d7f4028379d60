import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { inTurn } from '../../plugins/database.ts';
import { deleteDueAccounts, type DeletionParts } from './deletion.ts';

const HOUR_MS = 3_600_000;

/** Deletes the accounts whose week is over, at the start and then every hour; replicas take turns. Never rejects. */
export async function runDeletions(
  parts: DeletionParts & { readonly signal: AbortSignal },
  log: FastifyBaseLogger,
): Promise<void> {
  const { databases, signal } = parts;
  while (!signal.aborted) {
    try {
      await inTurn(databases, 'account deletions', () => deleteDueAccounts(parts, new Date()));
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'accounts that are due could not be deleted');
    }
    await sleep(HOUR_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
