import type { Kysely } from 'kysely';
import * as activities from './0001-activities.ts';
import * as drawings from './0002-drawings.ts';
import * as identity from './0100-identity.ts';
import * as profiles from './0101-profiles.ts';

/** One step of the database's shape; it only goes forward. */
interface Migration {
  // A migration names tables that no longer have, or do not yet have, the shape of today's types.
  readonly up: (database: Kysely<never>) => Promise<void>;
}

/** Every migration under its name, in the order in which they are applied. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-activities': activities,
  '0002-drawings': drawings,
  '0100-identity': identity,
  '0101-profiles': profiles,
};
