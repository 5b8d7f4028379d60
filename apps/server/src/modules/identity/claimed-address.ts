import { sql } from 'kysely';
import { ulid } from 'ulid';
import type { Databases } from '../../plugins/database.ts';

/** The parts of a new person that the identity library hands over. */
interface NewPerson {
  readonly email: string;
  readonly emailVerified: boolean;
}

/**
 * A person whose provider does not vouch for their address is known by one that nobody can own, and the address is kept
 * beside it: it stays free for whoever proves that it is theirs.
 */
export function withClaimedAddress<T extends NewPerson>(person: T): T & { claimedEmail?: string } {
  if (person.emailVerified) return person;
  return { ...person, email: `${ulid().toLowerCase()}@unverified.invalid`, claimedEmail: person.email };
}

/** What a provider says of a person. */
export interface ProviderProfile {
  readonly id?: unknown;
  readonly email?: unknown;
  readonly emailVerified?: unknown;
}

/** Gives a person their claimed address once the provider vouches for it, unless it is somebody else's by now. */
export async function adoptVerifiedAddress(
  { kind, write }: Pick<Databases, 'kind' | 'write'>,
  provider: string,
  profile: ProviderProfile,
): Promise<void> {
  if (profile.emailVerified !== true || typeof profile.email !== 'string') return;
  await sql`update users set email = claimed_email, claimed_email = null,
      email_verified = ${kind === 'sqlite' ? sql`1` : sql`true`}
    where claimed_email = ${profile.email.toLowerCase()}
      and id in (select user_id from accounts where provider_id = ${provider} and account_id = ${String(profile.id)})
      and not exists (select 1 from users as owners where owners.email = users.claimed_email)`.execute(write);
}
