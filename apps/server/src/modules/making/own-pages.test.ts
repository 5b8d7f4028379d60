import { MAX_MADE_PAGES } from '@inkbloom/contracts/made';
import { expect, it } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { testStore } from '../../../testing/stores.ts';
import type { Databases } from '../../plugins/database.ts';
import { beginNext } from './line-store.ts';
import { keepPage } from './own-pages.ts';
import { ownerOf, ownerOfGuest } from './owner.ts';
import { forgetOldPages } from './upkeep.ts';

const DAY_MS = 86_400_000;
const SHOWING = { address: (key: string) => key, isSold: false };
const before = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

/** Puts a row of a made page there as if it had been asked for, drawn and kept. */
async function addRow({ write }: Databases, id: string, changes: object = {}): Promise<void> {
  const row = {
    id: `made-${id}`,
    request_id: `request-${id}`,
    place: 0,
    owner: 'person:ada',
    wish: '{}',
    state: 'ready' as const,
    problem: null,
    asked_at: before(0),
    begun_at: null,
    ended_at: null,
    kept_at: before(0),
    page: null,
  };
  await write
    .insertInto('made_pages')
    .values({ ...row, ...changes })
    .execute();
}

const asked = (key?: string) => ownerOf({ headers: key ? { 'x-guest-key': key } : {} } as never);
const idsOf = async ({ read }: Databases) =>
  (await read.selectFrom('made_pages').select('id').orderBy('id').execute()).map(({ id }) => id);

it('MAKE-1 two hundred pages are kept, and no more, until one is thrown away', async () => {
  const databases = await testDatabases();
  for (let at = 0; at < MAX_MADE_PAGES; at++) await addRow(databases, String(at));
  await addRow(databases, 'one-more', { kept_at: null, page: '{}' });
  await expect(keepPage(databases, 'person:ada', 'made-one-more', SHOWING)).rejects.toMatchObject({
    status: 409,
    code: 'making_limit_reached',
  });
});

it('MAKE-1 what a device kept goes after half a year without it, what an account keeps stays', async () => {
  const databases = await testDatabases();
  const long = { asked_at: before(400 * DAY_MS), kept_at: before(181 * DAY_MS) };
  await addRow(databases, 'account', long);
  await addRow(databases, 'device', { ...long, owner: 'guest:a' });
  await addRow(databases, 'device-lately', { ...long, owner: 'guest:b', kept_at: before(179 * DAY_MS) });
  await forgetOldPages({ databases, store: await testStore() }, Date.now());
  expect(await idsOf(databases)).toEqual(['made-account', 'made-device-lately']);
});

it('OPS-2 a drawing that another server has begun is left to it, and taken over once that is gone', async () => {
  const databases = await testDatabases();
  const drawing = { state: 'drawing', kept_at: null };
  await addRow(databases, 'theirs', { ...drawing, begun_at: before(100_000) });
  expect(await beginNext(databases)).toBeUndefined();
  await addRow(databases, 'left', { ...drawing, begun_at: before(121_000) });
  expect((await beginNext(databases))?.id).toBe('made-left');
  expect(await beginNext(databases)).toBeUndefined();
});

it('MAKE-1 a guest is known by a whole key, and by no part of one', async () => {
  const key = 'A-_9'.repeat(10).concat('abc');
  expect(await asked(key)).toBe(ownerOfGuest(key));
  for (const other of [undefined, 'short', `${key}x`, `${key.slice(1)}.`]) {
    await expect(asked(other)).rejects.toMatchObject({ status: 400, code: 'guest_key_needed' });
  }
});
