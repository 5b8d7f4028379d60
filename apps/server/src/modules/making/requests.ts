import { randomBytes } from 'node:crypto';
import {
  MADE_AT_ONCE,
  MADE_ID,
  type MadePage,
  type MadeRequest,
  type MadeWish,
  UNKEPT_DAYS,
} from '@inkbloom/contracts/made';
import type { Kysely } from 'kysely';
import { ulid } from 'ulid';
import { type Databases, holdInTransaction } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import type { MadePageRow } from '../../plugins/drawn-page-tables.ts';
import type { Tables } from '../../plugins/tables.ts';
import { type Showing, toActivity } from '../catalogue/catalogue.ts';
import { readStored } from '../publishing/publishing.ts';
import { readLine, secondsEach } from './line-store.ts';

/** Drawings that one owner may have in line, and all owners together. */
const MOST_WAITING_OF_ONE = 2 * MADE_AT_ONCE;
const MOST_WAITING = 400;
const DAY_MS = 86_400_000;
/** What is said of a drawing that takes longer than it should, in seconds. */
const NEARLY_S = 0.5;

/** A wish as it is written down, with the chance that its drawings come from: nobody can guess it. */
export interface KeptWish {
  readonly wish: MadeWish;
  readonly chance: string;
}

/** The failure of a page or a request that does not exist, or is somebody else's. */
export function madePageNotFound(): ApiError {
  return new ApiError(
    404,
    'made_page_not_found',
    'There is no such page here. Pages not kept go after a week.',
  );
}

function rowsOf(database: Kysely<Tables>, requestId: string): Promise<MadePageRow[]> {
  return database
    .selectFrom('made_pages')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('place')
    .execute();
}

async function checkRoom(trx: Kysely<Tables>, owner: string): Promise<void> {
  const waiting = await trx
    .selectFrom('made_pages')
    .select('owner')
    .where('state', 'in', ['waiting', 'drawing'])
    .execute();
  if (waiting.filter((row) => row.owner === owner).length >= MOST_WAITING_OF_ONE) {
    throw new ApiError(
      429,
      'making_limit_reached',
      'Eight of your drawings are in line already. Ask again when some are there.',
    );
  }
  if (waiting.length >= MOST_WAITING) {
    throw new ApiError(
      503,
      'line_full',
      'Very many people have pages drawn just now. Please try again in a while.',
    );
  }
}

/** Puts four drawings into the line; the same request again is the same four. `count` is called for a new one. */
export async function enterLine(
  { kind, write }: Databases,
  owner: string,
  request: { readonly requestId: string; readonly wish: MadeWish },
  count: () => void,
): Promise<void> {
  const { requestId, wish } = request;
  await write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, 'making');
    const [known] = await rowsOf(trx, requestId);
    if (known !== undefined) {
      const isSame = known.owner === owner && JSON.stringify(wishOf(known).wish) === JSON.stringify(wish);
      if (isSame) return;
      throw new ApiError(409, 'idempotency_key_reused', 'requestId: it was used for another request.');
    }
    await checkRoom(trx, owner);
    count();
    const asked_at = new Date().toISOString();
    const rows = Array.from({ length: MADE_AT_ONCE }, (_, place) => ({
      id: `${MADE_ID}${ulid().toLowerCase()}`,
      request_id: requestId,
      place,
      owner,
      wish: JSON.stringify({ wish, chance: randomBytes(16).toString('hex') } satisfies KeptWish),
      state: 'waiting' as const,
      problem: null,
      asked_at,
      begun_at: null,
      ended_at: null,
      kept_at: null,
      page: null,
    }));
    await trx.insertInto('made_pages').values(rows).execute();
  });
}

/** What a row was asked for. */
export function wishOf(row: Pick<MadePageRow, 'wish'>): KeptWish {
  return JSON.parse(row.wish) as KeptWish;
}

/** Takes what waits of a request out of the line. */
export async function stopRequest({ write }: Databases, owner: string, requestId: string): Promise<void> {
  await write
    .updateTable('made_pages')
    .set({ state: 'stopped', ended_at: new Date().toISOString() })
    .where('request_id', '=', requestId)
    .where('owner', '=', owner)
    .where('state', '=', 'waiting')
    .execute();
}

/** How a made page is told of; `secondsLeft` is for one that is not there yet. */
export function toMadePage(row: MadePageRow, secondsLeft: number, showing: Showing): MadePage {
  const isReady = row.state === 'ready' && row.page !== null;
  const goesAt = new Date(Date.parse(row.asked_at) + UNKEPT_DAYS * DAY_MS).toISOString();
  return {
    id: row.id,
    state: row.state,
    problem: row.problem === null ? null : row.problem === 'no_page_passed' ? row.problem : 'drawing_failed',
    secondsLeft,
    isKept: row.kept_at !== null,
    goesAt: row.kept_at === null ? goesAt : null,
    activity: isReady ? toActivity(readStored(row.page!).activity, showing) : null,
  };
}

/** How far a request is. Throws when it is not the owner's. */
export async function describeRequest(
  database: Kysely<Tables>,
  owner: string,
  requestId: string,
  showing: Showing,
): Promise<MadeRequest> {
  const rows = await rowsOf(database, requestId);
  const [first] = rows;
  if (first?.owner !== owner) throw madePageNotFound();
  const line = await readLine(database);
  const each = await secondsEach(database);
  const underWay = await database
    .selectFrom('made_pages')
    .select('begun_at')
    .where('state', '=', 'drawing')
    .execute();
  const left = (begunAt: string | null) =>
    Math.max(NEARLY_S, each - (Date.now() - Date.parse(begunAt ?? '')) / 1000);
  const current = underWay.reduce((sum, { begun_at }) => sum + left(begun_at), 0);

  function secondsLeft({ id, state, begun_at }: MadePageRow): number {
    if (state === 'drawing') return left(begun_at);
    return state === 'waiting' ? current + each * (line.findIndex((one) => one.id === id) + 1) : 0;
  }
  const ids = new Set(rows.map(({ id }) => id));
  const ahead = line.findIndex(({ id }) => ids.has(id));
  return {
    id: requestId,
    wish: wishOf(first).wish,
    pages: rows.map((row) => toMadePage(row, Math.round(secondsLeft(row) * 10) / 10, showing)),
    ahead:
      Math.max(0, ahead) +
      (rows.some(({ state }) => state === 'drawing') ? 0 : ahead < 0 ? 0 : underWay.length),
    secondsEach: Math.round(each * 10) / 10,
  };
}
