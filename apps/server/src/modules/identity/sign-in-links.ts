import { LINK_MINUTES } from '@inkbloom/contracts/sign-in';
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { LinkPurpose } from '../../plugins/account-tables.ts';
import type { Tables } from '../../plugins/tables.ts';

/** Wrong tries after which a mail is of no use any more. */
const MAX_TRIES = 5;
/** Milliseconds that one which has expired is remembered, to be told from one that never was. */
const REMEMBER_MS = 24 * 3600_000;
const CODES = 1_000_000;
/** What can be done by the code of a mail. */
const CODE_PURPOSES: readonly LinkPurpose[] = ['sign-in', 'sign-up'];

/** What a sign-in mail carries. */
export interface SignInLink {
  readonly id: string;
  readonly token: string;
  readonly code: string;
  readonly expiresAt: Date;
}

/** What a mail is made for. */
export interface LinkRequest {
  readonly email: string;
  readonly purpose: LinkPurpose;
  readonly payload?: string;
  /** An earlier request of the same person, whose link then no longer works. */
  readonly replaces?: string | undefined;
}

/** Whose sign-in a link or code is, or why it is nobody's. */
export type Redeemed =
  | {
      readonly kind: 'good';
      readonly email: string;
      readonly purpose: LinkPurpose;
      readonly payload: string | null;
    }
  | { readonly kind: 'expired' | 'unknown' | 'other-email' };

function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A code has too few digits for a plain hash: whoever had the database could try them all. */
function hashOfCode(secret: string, id: string, code: string): string {
  return createHmac('sha256', secret).update(`${id}\n${code}`).digest('base64url');
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Makes the record of a sign-in mail, within the transaction that queues the mail. */
export async function createLink(
  trx: Transaction<Tables>,
  secret: string,
  { email, purpose, payload, replaces }: LinkRequest,
): Promise<SignInLink> {
  const now = Date.now();
  const link = {
    id: randomBytes(24).toString('base64url'),
    token: randomBytes(32).toString('base64url'),
    code: String(randomInt(CODES)).padStart(6, '0'),
    expiresAt: new Date(now + LINK_MINUTES * 60_000),
  };
  await trx
    .deleteFrom('sign_in_links')
    .where('expires_at', '<', new Date(now - REMEMBER_MS).toISOString())
    .execute();
  if (replaces !== undefined) {
    await trx.deleteFrom('sign_in_links').where('id', '=', replaces).where('email', '=', email).execute();
  }
  await trx
    .insertInto('sign_in_links')
    .values({
      id: link.id,
      email,
      purpose,
      payload: payload ?? null,
      token_hash: hashOfToken(link.token),
      code_hash: hashOfCode(secret, link.id, link.code),
      attempts: 0,
      expires_at: link.expiresAt.toISOString(),
    })
    .execute();
  return link;
}

/** Counts a try at a record; undefined when it has had too many, or is not there. */
async function countTry(database: Kysely<Tables>, column: 'id' | 'token_hash', value: string) {
  return database
    .updateTable('sign_in_links')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where(column, '=', value)
    .where('attempts', '<', MAX_TRIES)
    .returningAll()
    .executeTakeFirst();
}

type LinkRow = NonNullable<Awaited<ReturnType<typeof countTry>>>;

/** Uses a record up: of many at once exactly one succeeds. */
async function use(database: Kysely<Tables>, row: LinkRow): Promise<Redeemed> {
  const { id, email, purpose, payload, expires_at } = row;
  if (expires_at <= new Date().toISOString()) return { kind: 'expired' };
  const { numDeletedRows } = await database
    .deleteFrom('sign_in_links')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n ? { kind: 'good', email, purpose, payload } : { kind: 'unknown' };
}

/** Redeems the link of a mail by the address that it was sent to; an undefined address is any. */
export async function redeemToken(
  database: Kysely<Tables>,
  purpose: LinkPurpose,
  email: string | undefined,
  token: string,
): Promise<Redeemed> {
  const row = await countTry(database, 'token_hash', hashOfToken(token));
  if (row?.purpose !== purpose) return { kind: 'unknown' };
  return email === undefined || row.email === email ? use(database, row) : { kind: 'other-email' };
}

/** Redeems the code of a mail by the request that asked for it. */
export async function redeemCode(
  database: Kysely<Tables>,
  secret: string,
  id: string,
  code: string,
): Promise<Redeemed> {
  const row = await countTry(database, 'id', id);
  const isRight = row !== undefined && isSame(row.code_hash, hashOfCode(secret, id, code));
  if (!isRight || !CODE_PURPOSES.includes(row.purpose)) return { kind: 'unknown' };
  return use(database, row);
}
