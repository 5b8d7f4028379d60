import type { Databases } from '../src/plugins/database.ts';
import type { Person } from '../src/plugins/person.ts';

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

/** A person as a request is told of them: they signed in just now, with a confirmed address. */
export function personNamed(id: string): Person {
  const email = `${id}@example.com`;
  return { id, email, emailVerified: true, name: id, sessionId: `session-of-${id}`, signedInAt: new Date() };
}

/** Signs a person in somewhere, last used at a time. */
export async function addSession(
  { kind, write }: Databases,
  userId: string,
  { id = `session-of-${userId}`, usedAt = new Date(), expiresAt = new Date(Date.now() + 3_600_000) } = {},
): Promise<void> {
  const [used, expires] = [usedAt, expiresAt].map((at) => (kind === 'sqlite' ? at.toISOString() : at));
  await write
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      token: `token of ${id}`,
      user_agent: `browser of ${id}`,
      created_at: used!,
      updated_at: used!,
      expires_at: expires!,
    })
    .execute();
}
