import { MADE_AT_ONCE, type MadeWish } from '@inkbloom/contracts/made';
import { expect, it, vi } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { enterLine } from './requests.ts';

const OWL: MadeWish = { kind: 'picture', subject: 'owl', place: 'just-so', difficulty: 'easy' };
/** Requests that fill the line, two of each owner. */
const REQUESTS = 100;

it('MAKE-1 OPS-4 a line that is full takes nobody in, and says so by a code of its own', async () => {
  const databases = await testDatabases();
  const count = vi.fn();
  const ask = (owner: string, requestId: string) =>
    enterLine(databases, owner, { requestId, wish: OWL }, count);
  for (let at = 0; at < REQUESTS; at++) await ask(`guest:${at % (REQUESTS / 2)}`, `request-${at}`);
  expect(count).toHaveBeenCalledTimes(REQUESTS);
  await expect(ask('guest:late', 'request-late')).rejects.toMatchObject({ status: 503, code: 'line_full' });
  // Who stands in it already is told how they stand, and takes no more room.
  await ask('guest:1', 'request-1');
  await expect(ask('guest:2', 'request-1')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  expect(count).toHaveBeenCalledTimes(REQUESTS);
  const rows = await databases.read.selectFrom('made_pages').select('id').execute();
  expect(rows).toHaveLength(REQUESTS * MADE_AT_ONCE);
});
