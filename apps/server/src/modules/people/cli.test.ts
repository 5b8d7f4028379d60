import { expect, it } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { testStore } from '../../../testing/stores.ts';
import { runPeople } from './people.ts';

async function start() {
  const databases = await testDatabases();
  const store = await testStore();
  const now = databases.kind === 'sqlite' ? new Date().toISOString() : new Date();
  const expires_at = databases.kind === 'sqlite' ? '2099-01-01T00:00:00.000Z' : new Date('2099-01-01');
  for (const id of ['ada', 'bea_']) {
    const times = { created_at: now, updated_at: now };
    const email_verified = databases.kind === 'sqlite' ? 1 : true;
    const user = {
      id,
      name: id,
      email: `${id}@example.org`,
      claimed_email: null,
      email_verified,
      image: null,
    };
    await databases.write
      .insertInto('users')
      .values({ ...user, ...times })
      .execute();
    await databases.write
      .insertInto('sessions')
      .values({ id: `of ${id}`, token: id, user_id: id, user_agent: null, expires_at, ...times })
      .execute();
  }
  async function people(...args: string[]) {
    const [results, notices]: [string[], string[]] = [[], []];
    const code = await runPeople(args, {
      databases,
      store,
      publicUrl: 'http://localhost',
      mailer: undefined,
      result: (line) => void results.push(line),
      notice: (line) => void notices.push(line),
    });
    return { code, results, notices };
  }
  return { databases, people };
}

it('an operator finds people, signs them out and deletes them, and nobody else', async () => {
  const { databases, people } = await start();
  expect((await people('find', 'EXAMPLE')).results).toHaveLength(2);
  expect((await people('find', 'a_')).results).toEqual([expect.stringContaining('bea_@example.org')]);
  expect(await people('sign-out', 'ada@example.org')).toMatchObject({
    code: 0,
    results: ['ada\t1 sessions ended'],
  });
  expect(await people('delete', 'ada', '--now')).toMatchObject({ code: 0, results: ['ada\tdeleted'] });
  const left = await databases.read.selectFrom('users').select('id').execute();
  expect(left).toEqual([{ id: 'bea_' }]);
  expect(await databases.read.selectFrom('sessions').select('user_id').execute()).toEqual([
    { user_id: 'bea_' },
  ]);
  expect(await people('delete', 'nobody@example.org', '--now')).toMatchObject({
    code: 1,
    notices: [expect.stringContaining('not_found')],
  });
  expect((await people('delete', 'bea_')).code).toBeUndefined();
});
