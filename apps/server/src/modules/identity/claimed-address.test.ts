import { describe, expect, it } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { addPerson } from '../../../testing/people.ts';
import { adoptVerifiedAddress, withClaimedAddress } from './claimed-address.ts';

describe('AUTH-9 an address that a provider does not vouch for', () => {
  it('is kept beside one that nobody can own', () => {
    const verified = { email: 'ada@example.com', emailVerified: true, name: 'Ada' };
    expect(withClaimedAddress(verified)).toBe(verified);
    const [one, two] = [1, 2].map(() => withClaimedAddress({ ...verified, emailVerified: false }));
    expect(one).toEqual({
      email: expect.stringMatching(/^[\da-z]{26}@unverified\.invalid$/),
      emailVerified: false,
      name: 'Ada',
      claimedEmail: 'ada@example.com',
    });
    expect(one?.email).not.toBe(two?.email);
  });

  it('is taken once the same provider vouches for it, where it is nobody’s by then', async () => {
    const databases = await testDatabases();
    const { write } = databases;
    for (const id of ['ada', 'eve']) {
      await addPerson(databases, id);
      const now = new Date().toISOString();
      const way = { id, user_id: id, provider_id: 'yahoo', account_id: `${id}-7` };
      await write
        .insertInto('accounts')
        .values({ ...way, created_at: now, updated_at: now })
        .execute();
    }
    const claim = { email: 'x@unverified.invalid', claimed_email: 'ada@home.example', email_verified: 0 };
    await write.updateTable('users').set(claim).where('id', '=', 'ada').execute();
    const adopt = async (provider: string, profile: object) => {
      await adoptVerifiedAddress(databases, provider, profile);
      const row = await write
        .selectFrom('users')
        .selectAll()
        .where('id', '=', 'ada')
        .executeTakeFirstOrThrow();
      return [row.email, row.claimed_email, Boolean(row.email_verified)];
    };
    const good = { id: 'ada-7', email: 'Ada@Home.example', emailVerified: true };
    const claimed = ['x@unverified.invalid', 'ada@home.example', false];
    expect(await adopt('yahoo', { ...good, emailVerified: 'true' })).toEqual(claimed);
    expect(await adopt('yahoo', { ...good, email: 7 })).toEqual(claimed);
    expect(await adopt('yahoo', { ...good, email: 'other@home.example' })).toEqual(claimed);
    expect(await adopt('yahoo', { ...good, id: 'eve-7' })).toEqual(claimed);
    expect(await adopt('google', good)).toEqual(claimed);
    await write.updateTable('users').set({ email: 'ada@home.example' }).where('id', '=', 'eve').execute();
    expect(await adopt('yahoo', good)).toEqual(claimed);
    await write.updateTable('users').set({ email: 'eve@example.com' }).where('id', '=', 'eve').execute();
    expect(await adopt('yahoo', good)).toEqual(['ada@home.example', null, true]);
  });
});
