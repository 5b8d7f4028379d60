import type { Kysely } from 'kysely';
import { ApiError } from '../../plugins/errors.ts';
import type { Tables } from '../../plugins/tables.ts';

/** A save that became the drawing's newest state. */
export interface SavedOutcome {
  readonly kind: 'saved';
  readonly drawingId: string;
  readonly revision: number;
  readonly savedAt: string;
}

/** How a save ended: it became the drawing's newest state, or a branch beside it because its base was stale. */
export type Outcome =
  | SavedOutcome
  | { readonly kind: 'conflict'; readonly currentRevision: number; readonly keptRevision: number };

/** A send that a device may repeat. */
export interface Repeatable {
  readonly userId: string;
  readonly key: string;
  readonly bodyHash: string;
}

/**
 * The outcome that this very send already had, or undefined. Throws the 409 `idempotency_key_reused` failure when the
 * key was used for something else.
 */
export async function findOutcome(
  database: Kysely<Tables>,
  send: Repeatable | undefined,
): Promise<Outcome | undefined> {
  if (send === undefined) return undefined;
  const row = await database
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('user_id', '=', send.userId)
    .where('key', '=', send.key)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.body_hash !== send.bodyHash) {
    throw new ApiError(409, 'idempotency_key_reused', 'This key was already used for another save.');
  }
  return JSON.parse(row.answer) as Outcome;
}

/** Records the outcome of a send, so that sending it again changes nothing. */
export async function recordOutcome(
  database: Kysely<Tables>,
  send: Repeatable | undefined,
  outcome: Outcome,
): Promise<void> {
  if (send === undefined) return;
  await database
    .insertInto('idempotency_keys')
    .values({
      user_id: send.userId,
      key: send.key,
      body_hash: send.bodyHash,
      answer: JSON.stringify(outcome),
      created_at: new Date().toISOString(),
    })
    .execute();
}

/** Forgets outcomes from before a time (ISO 8601); no device sends a save again after so long. Gives how many. */
export async function pruneOutcomes(database: Kysely<Tables>, before: string): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
