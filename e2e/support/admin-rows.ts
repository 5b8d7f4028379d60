import type { Databases } from '../../apps/server/src/plugins/database.ts';

/** A proposed page of tomorrow, `owl-for-tomorrow`. */
export async function addProposal({ write }: Databases): Promise<void> {
  const facts = { title: 'Owl', category: 'animals', difficulty: 'easy' };
  const drawn = {
    recipe: '{}',
    hash: '',
    generator_version: 1,
    composition: 'owl',
    family: 'owl',
    feast: null,
  };
  const kept = {
    print: '',
    likeness: 0,
    nearest: null,
    score: 1,
    lines_key: 'lines/a.svg',
    color_key: 'previews/a.webp',
  };
  const day = new Date(Date.now() + 86_400_000).toISOString();
  await write
    .insertInto('daily_proposals')
    .values({
      ...drawn,
      ...kept,
      id: 'owl-for-tomorrow',
      day: day.slice(0, 10),
      slot: 0,
      facts: JSON.stringify(facts),
      opinion: null,
      drawn_at: day,
    })
    .execute();
}

/** A mail that was given up; the worker gives it up again when it is sent anew. */
/** A mail that was given up, `dead`. */
export async function addDeadMail({ write }: Databases, recipient: string): Promise<void> {
  const at = new Date().toISOString();
  const times = { due_at: at, created_at: at, useful_until: null };
  await write
    .insertInto('mail_outbox')
    .values({
      id: 'dead',
      kind: 'sign-in',
      recipient,
      sealed: '',
      is_dead: 1,
      attempts: 9,
      last_error: '',
      ...times,
    })
    .execute();
}
