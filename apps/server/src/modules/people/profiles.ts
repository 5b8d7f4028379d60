import type { Profile } from '@inkbloom/contracts/people';
import type { Databases } from '../../plugins/database.ts';
import { openStreams } from '../subscriptions/subscriptions.ts';

/** The profile of a person, made at the first call. Throws when there is no such person. */
export async function openProfile(databases: Databases, userId: string): Promise<Profile> {
  await databases.write
    .insertInto('profiles')
    .values({ user_id: userId, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const row = await databases.write
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .where('users.id', '=', userId)
    .selectAll('users')
    .executeTakeFirstOrThrow();
  return {
    uid: row.id,
    email: row.claimed_email ?? row.email,
    displayName: row.name,
    photoURL: row.image,
    emailVerified: Boolean(row.email_verified),
    memberSince: new Date(row.created_at).toISOString(),
    subscribedStreams: await openStreams(databases.write, userId, new Date()),
  };
}

/** Calls a person by another name; gives their profile. */
export async function renameProfile(databases: Databases, userId: string, name: string): Promise<Profile> {
  await databases.write.updateTable('users').set({ name }).where('id', '=', userId).execute();
  return openProfile(databases, userId);
}
