import type { Generated } from 'kysely';

/** A person. The identity library keeps this table and writes moments and truths in each database's own way. */
interface UserRow {
  id: string;
  name: string;
  email: string;
  /** The address that a provider named without vouching for it; `email` is then nobody's. */
  claimed_email: string | null;
  email_verified: number | boolean;
  image: string | null;
  created_at: string | Date;
  updated_at: string | Date;
}

/** A place where a person is signed in; kept by the identity library. */
interface SessionRow {
  id: string;
  token: string;
  user_id: string;
  user_agent: string | null;
  expires_at: string | Date;
  created_at: string | Date;
  updated_at: string | Date;
}

/** A sign-in under way; kept by the identity library. */
interface VerificationRow {
  id: string;
  expires_at: string | Date;
}

/** A key that access tokens are signed with; kept, encrypted, by the identity library. */
interface SigningKeyRow {
  id: string;
}

interface ProfileRow {
  user_id: string;
  /** Ids of streams, as a JSON list. */
  subscribed_streams: Generated<string>;
  created_at: string;
}

interface FavoriteRow {
  user_id: string;
  activity_id: string;
  added_at: string;
}

/** What the link or code of a mail does. */
export type LinkPurpose = 'sign-in' | 'sign-up' | 'reset' | 'change-address';

/** A mail with a link or code that was not used yet. */
interface SignInLinkRow {
  id: string;
  email: string;
  purpose: LinkPurpose;
  /** Of a sign-up the hash of the password; of a change of address whose it is. */
  payload: string | null;
  token_hash: string;
  code_hash: string;
  /** Tries so far, right ones included. */
  attempts: number;
  expires_at: string;
}

/** Somebody who wants to leave. */
interface AccountDeletionRow {
  user_id: string;
  due_at: string;
}

/** A way in which a person signs in. The identity library keeps this table. */
interface AccountRow {
  id: string;
  user_id: string;
  provider_id: string;
  account_id: string;
  /** A hash, where the way is a password. */
  password?: string | null;
  created_at: string | Date;
  updated_at: string | Date;
}

export interface AccountTables {
  users: UserRow;
  sessions: SessionRow;
  verifications: VerificationRow;
  signing_keys: SigningKeyRow;
  profiles: ProfileRow;
  favorites: FavoriteRow;
  sign_in_links: SignInLinkRow;
  account_deletions: AccountDeletionRow;
  accounts: AccountRow;
}
