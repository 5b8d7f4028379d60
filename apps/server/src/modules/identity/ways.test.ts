import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { addPerson, personNamed } from '../../../testing/people.ts';
import { refusalFrom } from '../../../testing/save-parts.ts';
import type { Databases } from '../../plugins/database.ts';
import { addEmailWayOf, removeWayOf, waysOf } from './ways.ts';

const at = (day: number) => `2026-03-0${day}T00:00:00.000Z`;
let databases: Databases;

beforeEach(async () => {
  databases = await testDatabases();
  for (const id of ['ada', 'eve']) await addPerson(databases, id);
});

async function addWay(user_id: string, provider_id: string, day: number): Promise<void> {
  const times = { created_at: at(day), updated_at: at(day) };
  await databases.write
    .insertInto('accounts')
    .values({ id: `${user_id} ${provider_id}`, user_id, provider_id, account_id: user_id, ...times })
    .execute();
}

const ids = (ways: readonly { readonly id: string }[]) => ways.map(({ id }) => id);

describe('AUTH-7 the ways in which a person signs in', () => {
  it('are told oldest first, of theirs alone, as far as they are known here', async () => {
    await addWay('ada', 'credential', 2);
    await addWay('ada', 'google', 1);
    await addWay('ada', 'of-an-older-version', 3);
    await addWay('eve', 'yahoo', 1);
    expect(await waysOf(databases.read, 'ada')).toEqual([
      { id: 'google', since: at(1) },
      { id: 'credential', since: at(2) },
    ]);
  });

  it('can be taken away but for the last, and only where it is one', async () => {
    await addWay('ada', 'google', 1);
    await addWay('ada', 'email', 2);
    await addWay('eve', 'google', 1);
    expect(await refusalFrom(removeWayOf(databases, 'ada', 'yahoo'))).toEqual([
      404,
      'not_found',
      'You do not sign in this way.',
      {},
    ]);
    expect(ids(await removeWayOf(databases, 'ada', 'google'))).toEqual(['email']);
    expect(await refusalFrom(removeWayOf(databases, 'ada', 'email'))).toEqual([
      400,
      'invalid_request',
      'This is your only way to sign in. Add another one first.',
      {},
    ]);
    expect(ids(await waysOf(databases.read, 'ada'))).toEqual(['email']);
    expect(ids(await waysOf(databases.read, 'eve'))).toEqual(['google']);
  });

  it('hold mail once it is added, to an address that is confirmed', async () => {
    await addWay('ada', 'google', 1);
    const ada = personNamed('ada');
    expect(await refusalFrom(addEmailWayOf(databases, { ...ada, emailVerified: false }))).toEqual([
      400,
      'invalid_email',
      'Your address is not confirmed, so it cannot open your account.',
      {},
    ]);
    const before = Date.now();
    const [, email] = await addEmailWayOf(databases, ada);
    expect(email?.id).toBe('email');
    expect(Date.parse(email?.since ?? '')).toBeGreaterThanOrEqual(before);
    expect(await addEmailWayOf(databases, ada)).toHaveLength(2);
    const rows = await databases.read
      .selectFrom('accounts')
      .select(['account_id', 'user_id'])
      .where('provider_id', '=', 'email')
      .execute();
    expect(rows).toEqual([{ account_id: 'ada@example.com', user_id: 'ada' }]);
  });
});
