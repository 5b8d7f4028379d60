import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type Databases, inTurn } from '../../plugins/database.ts';
import { sweeps } from './sweeps.ts';
import { isTidied, noteTidied, type Tidied } from './tidied.ts';

export { noteTidied, tidiedLately } from './tidied.ts';

const HOUR_MS = 3_600_000;
/** The kind that tells whether a day's sweeps were made: the last of them. */
const LAST = Object.keys(sweeps).at(-1)!;

/** Removes what is over, once a day; gives what was removed, or undefined where that was done today already. */
export async function sweepOnce(databases: Databases, now: Date): Promise<Tidied | undefined> {
  if (await isTidied(databases, LAST, now)) return undefined;
  const tidied: Record<string, number> = {};
  for (const [name, sweep] of Object.entries(sweeps)) {
    const { numDeletedRows } = await sweep(databases, now);
    tidied[name] = Number(numDeletedRows);
  }
  await noteTidied(databases, tidied, now);
  return tidied;
}

/** Looks at the start and then every hour whether the day's sweeps are due; replicas take turns. Never rejects. */
async function keepSweeping(
  databases: Databases,
  signal: AbortSignal,
  log: FastifyBaseLogger,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await inTurn(databases, 'retention', async () => {
        const removed = await sweepOnce(databases, new Date());
        if (removed !== undefined) log.info({ removed }, 'removed what is over');
      });
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'what is over could not be removed');
    }
    await sleep(HOUR_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Removes what is over, every day. */
export const retentionModule = fastifyPlugin<{ readonly databases: Databases }>(
  async (app: FastifyInstance, { databases }) => {
    const ending = new AbortController();
    let sweeping = Promise.resolve();
    app.addHook('onListen', async () => {
      sweeping = keepSweeping(databases, ending.signal, app.log);
    });
    app.addHook('onClose', async () => {
      ending.abort();
      await sweeping;
    });
  },
  { name: 'retention' },
);
