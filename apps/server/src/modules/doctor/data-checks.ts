import { sql } from 'kysely';
import { migrations } from '../../../migrations/migrations.ts';
import type { Databases } from '../../plugins/database.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { broken, fine, type Finding, look } from './finding.ts';

const HOUR_MS = 3_600_000;
const SAMPLE = 50;

/** What the looks at kept data work with. */
export interface DataParts {
  readonly databases: Databases;
  readonly store: ObjectStore;
  /** For people: where the store keeps things. */
  readonly where: string;
}

/** Whether the database answers and has the shape that this version wants. */
export async function checkDatabase({ databases }: DataParts): Promise<Finding> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(databases.read);
  const taken = new Set(rows.map(({ name }) => name));
  const missing = Object.keys(migrations).filter((step) => !taken.has(step));
  if (missing.length > 0) {
    return look(
      `the database lacks ${missing.length} steps`,
      'Start the server: it brings the database up to date.',
    );
  }
  const isNewer = rows.some(({ name }) => !(name in migrations));
  const words = `the database (${databases.kind}) answers`;
  return isNewer
    ? look(`${words}, but a later version has changed it`, 'Update this server to the version of the others.')
    : fine(words);
}

/** Whether the files of the database are whole; PostgreSQL looks after its own. */
export async function checkPages({ databases }: DataParts): Promise<Finding> {
  if (databases.kind === 'postgres') return fine('PostgreSQL looks after its own files');
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(databases.read);
  const [found] = rows;
  if (found?.quick_check === 'ok') return fine('inkbloom.sqlite is whole');
  return broken(
    `inkbloom.sqlite is damaged: ${found?.quick_check}`,
    'Stop the server, keep a copy, and run: npm run admin -- restore FOLDER',
  );
}

/** Whether pictures that the database names are there; `verify` reads all of them. */
export async function checkPictures({ databases, store, where }: DataParts): Promise<Finding> {
  const rows = await databases.read.selectFrom('activities').select('thumbnail_key').limit(SAMPLE).execute();
  let missing = 0;
  for (const { thumbnail_key } of rows) if ((await store.open(thumbnail_key)) === undefined) missing += 1;
  if (missing === 0) return fine(`pictures are there, in ${where}`);
  return broken(
    `${missing} of ${rows.length} pictures are missing from ${where}`,
    'Run: npm run admin -- verify, to see all that is missing, then restore.',
  );
}

/** Whether mails could not be sent. */
export async function checkMail({ databases }: DataParts): Promise<Finding> {
  const rows = await databases.read.selectFrom('mail_outbox').select(['is_dead', 'created_at']).execute();
  const dead = rows.filter(({ is_dead }) => is_dead === 1).length;
  if (dead > 0) {
    return look(`${dead} mails were given up`, 'Run: npm run mail -- list, then resend or drop them.');
  }
  const hourAgo = new Date(Date.now() - HOUR_MS).toISOString();
  const late = rows.filter(({ created_at }) => created_at < hourAgo).length;
  if (late === 0) return fine('no mail waits for long');
  return look(`${late} mails wait for more than an hour`, 'Look whether the server behind SMTP_URL answers.');
}

/** Whether there is anything to color. */
export async function checkCatalogue({ databases }: DataParts): Promise<Finding> {
  const { total } = await databases.read
    .selectFrom('activities')
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  if (Number(total) > 0) return fine(`${total} activities are there`);
  return look('there are no activities yet', 'The first start draws them; it takes some minutes.');
}
