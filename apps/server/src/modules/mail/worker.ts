import type { FastifyBaseLogger } from 'fastify';
import { type Databases, inTurn } from '../../plugins/database.ts';
import type { MailOutboxRow } from '../../plugins/tables.ts';
import { dropMail, dueMails, type SealedMail } from './outbox.ts';
import type { Sealer } from './sealing.ts';
import type { Transport } from './transport.ts';

/** Mails taken at a time. */
const BATCH = 20;
/** Milliseconds between two looks for mails that other programs queued. */
const LOOK_MS = 5_000;
/** Milliseconds a refused mail waits at first; each time twice as long, up to the longest. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 60 * 60_000;
/** Refusals after which a mail is given up. */
const MAX_ATTEMPTS = 10;
/** Milliseconds before a mail server that is away is tried again, at first and at most. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Stands for a mail that no server will ever take. */
const UNREADABLE = 599;

/** What the worker works with. */
export interface WorkerParts {
  readonly databases: Databases;
  readonly sealer: Sealer;
  readonly transport: Transport;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly now?: () => Date;
}

/** Sends what waits in the outbox. */
export interface MailWorker {
  /** Sends until it is stopped. */
  readonly run: () => Promise<void>;
  /** Looks at once. */
  readonly wake: () => void;
  /** Ends after the mail under way. */
  readonly stop: () => Promise<void>;
}

/** The code with which a mail server refused; undefined when it did not answer. */
function refusalOf(error: unknown): number | undefined {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number' ? responseCode : undefined;
}

/** Milliseconds until a mail that was refused so often is tried again. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}

/** Wakes whoever sleeps; a call while nobody sleeps makes the next sleep none. */
function createBell() {
  let isRung = false;
  let wakeSleeper: (() => void) | undefined;
  return {
    ring(): void {
      isRung = true;
      wakeSleeper?.();
    },
    async sleep(milliseconds: number): Promise<void> {
      await new Promise<void>((resolve) => {
        if (isRung) return resolve();
        const timer = setTimeout(resolve, milliseconds);
        wakeSleeper = () => {
          clearTimeout(timer);
          resolve();
        };
        return undefined;
      });
      isRung = false;
    },
  };
}

/** Makes the worker; of several servers one sends at a time. */
export function createMailWorker(parts: WorkerParts): MailWorker {
  const { databases, sealer, transport, log, now = () => new Date() } = parts;
  const bell = createBell();
  const stopping = new AbortController();
  let pause = 0;

  function read(row: MailOutboxRow): SealedMail {
    try {
      return JSON.parse(sealer.open(row.sealed)) as SealedMail;
    } catch (cause) {
      throw Object.assign(new Error('it was sealed with another secret', { cause }), {
        responseCode: UNREADABLE,
      });
    }
  }

  async function postpone(row: MailOutboxRow, error: unknown): Promise<void> {
    const refusal = refusalOf(error);
    const attempts = row.attempts + 1;
    const isDead = refusal !== undefined && (refusal >= 500 || attempts >= MAX_ATTEMPTS);
    const wait = refusal === undefined ? 0 : waitAfter(attempts);
    await databases.write
      .updateTable('mail_outbox')
      .set({
        attempts: refusal === undefined ? row.attempts : attempts,
        is_dead: isDead ? 1 : 0,
        due_at: new Date(now().getTime() + wait).toISOString(),
        last_error: error instanceof Error ? error.message : String(error),
      })
      .where('id', '=', row.id)
      .execute();
    if (isDead) log.error({ mail: row.id, kind: row.kind, err: error }, 'a mail could not be sent');
    if (refusal === undefined) throw error;
  }

  async function deliver(row: MailOutboxRow): Promise<void> {
    if (row.useful_until !== null && row.useful_until < now().toISOString()) {
      log.info({ mail: row.id, kind: row.kind }, 'a mail came to nothing before it could be sent');
      await dropMail(databases.write, row.id);
      return;
    }
    try {
      await transport.send(row.id, row.recipient, read(row));
    } catch (error) {
      await postpone(row, error);
      return;
    }
    await dropMail(databases.write, row.id);
  }

  async function deliverDue(): Promise<void> {
    for (;;) {
      const rows = await dueMails(databases.write, now(), BATCH);
      for (const row of rows) {
        if (stopping.signal.aborted) return;
        await deliver(row);
      }
      if (rows.length < BATCH) return;
    }
  }

  async function look(): Promise<void> {
    try {
      await inTurn(databases, 'mail', deliverDue);
      pause = 0;
    } catch (error) {
      pause = Math.min(Math.max(pause * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
      log.warn({ err: error }, 'mails could not be sent; they wait');
    }
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look();
      if (!stopping.signal.aborted) await bell.sleep(pause || LOOK_MS);
    }
  }

  let working: Promise<void> = Promise.resolve();
  return {
    run: () => (working = work()),
    wake: () => {
      if (pause === 0) bell.ring();
    },
    stop() {
      stopping.abort();
      bell.ring();
      return working;
    },
  };
}
