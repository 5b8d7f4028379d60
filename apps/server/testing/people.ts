import type { Databases } from '../src/plugins/database.ts';

/** Adds a person without a way to sign in, whose address is their id at example.com. */
export async function addPerson({ kind, write }: Databases, id: string): Promise<void> {
  const at = kind === 'sqlite' ? new Date().toISOString() : new Date();
  const times = { created_at: at, updated_at: at };
  const verified = kind === 'sqlite' ? 1 : true;
  await write
    .insertInto('users')
    .values({ id, email: `${id}@example.com`, name: id, email_verified: verified, image: null, ...times })
    .execute();
}
