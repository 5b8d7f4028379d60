import { UNKEPT_DAYS } from '@inkbloom/contracts/made';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { inTurn } from '../../plugins/database.ts';
import type { PublishStores } from '../publishing/publishing.ts';
import { removeFiles } from './made-files.ts';
import { forgetRows } from './own-pages.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days after which pages of a device that nobody opened go. */
const GUEST_DAYS = 180;
/** Rows that one step looks at. */
const BATCH = 100;

/** Forgets pages that nobody kept for a week, and those of devices that did not come back for half a year. */
export async function forgetOldPages({ databases, store }: PublishStores, now: number): Promise<void> {
  const unkeptBefore = new Date(now - UNKEPT_DAYS * DAY_MS).toISOString();
  const guestBefore = new Date(now - GUEST_DAYS * DAY_MS).toISOString();
  for (;;) {
    const rows = await databases.write
      .selectFrom('made_pages')
      .selectAll()
      .where(({ and, eb, or }) =>
        or([
          and([eb('kept_at', 'is', null), eb('asked_at', '<', unkeptBefore)]),
          and([eb('owner', 'like', 'guest:%'), eb('kept_at', '<', guestBefore)]),
        ]),
      )
      .where('state', '!=', 'drawing')
      .limit(BATCH)
      .execute();
    await removeFiles(store, await forgetRows(databases, rows));
    if (rows.length < BATCH) return;
  }
}

/** Does so at the start and then every hour; replicas take turns. Never rejects. */
export async function runUpkeepOfPages(
  parts: PublishStores & { readonly signal: AbortSignal },
  log: FastifyBaseLogger,
): Promise<void> {
  const { databases, signal } = parts;
  while (!signal.aborted) {
    try {
      await inTurn(databases, 'made pages', () => forgetOldPages(parts, Date.now()));
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'pages that nobody kept could not be removed');
    }
    await sleep(HOUR_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
