import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { tidyDrawings } from './upkeep.ts';
import type { SweepParts } from './sweep.ts';

/** How the verbs are written, for the usage of the tool. */
export const DRAWINGS_USAGE = `  drawings list EMAIL|ID             a person's drawings: id, page, name, versions, bytes, last save
  drawings export EMAIL|ID FILE      everything of a person as a zip, as they can load it themselves
  drawings tidy                      removes what nothing needs any more, as the server does every hour`;

/** What the verbs work with. */
export interface DrawingsContext extends SweepParts {
  /** A zip of everything that is a person's. */
  readonly everythingOf: (userId: string) => AsyncIterable<Uint8Array>;
  readonly result: (line: string) => void;
  readonly notice: (line: string) => void;
}

/** The id of the person with an address or an id; says so where there is nobody. */
async function personOf({ databases, notice }: DrawingsContext, word: string): Promise<string | undefined> {
  const row = await databases.read
    .selectFrom('users')
    .select('id')
    .where((is) => is.or([is('id', '=', word), is('email', '=', word.toLowerCase())]))
    .executeTakeFirst();
  if (row === undefined) notice(`error not_found: there is nobody with the address or id ${word}`);
  return row?.id;
}

async function list(context: DrawingsContext, userId: string): Promise<void> {
  const rows = await context.databases.read
    .selectFrom('drawings')
    .innerJoin('activities', 'activities.id', 'drawings.activity_id')
    .leftJoin('drawing_revisions', 'drawing_revisions.drawing_id', 'drawings.id')
    .select(({ fn }) => ['drawings.id', 'activities.id as page', fn.count('revision').as('versions')])
    .select(['drawings.title', 'activities.title as page_title', 'bytes', 'drawings.updated_at'])
    .where('user_id', '=', userId)
    .groupBy(['drawings.id', 'activities.id', 'drawings.title', 'activities.title'])
    .groupBy(['bytes', 'drawings.updated_at'])
    .orderBy('drawings.updated_at', 'desc')
    .execute();
  for (const row of rows) {
    const { id, page, title, page_title, versions, bytes, updated_at } = row;
    context.result([id, page, title ?? page_title, versions, bytes ?? '', updated_at].join('\t'));
  }
  context.notice(rows.length === 1 ? '1 drawing' : `${rows.length} drawings`);
}

async function tidy(context: DrawingsContext): Promise<void> {
  const removed = await tidyDrawings(context, Date.now());
  for (const [name, total] of Object.entries(removed)) context.result(`${name}\t${total}`);
}

/** Runs a verb about drawings. Gives the exit code: 0, 1 when it failed; undefined when it made no sense. */
export async function runDrawings(
  args: readonly string[],
  context: DrawingsContext,
): Promise<number | undefined> {
  const [verb, word, file, ...more] = args;
  if (verb === 'tidy' && word === undefined) {
    await tidy(context);
    return 0;
  }
  const isList = verb === 'list' && file === undefined;
  const isExport = verb === 'export' && file !== undefined;
  if (word === undefined || more.length > 0 || !(isList || isExport)) return undefined;
  const userId = await personOf(context, word);
  if (userId === undefined) return 1;
  if (isList) {
    await list(context, userId);
    return 0;
  }
  const target = createWriteStream(file ?? '', { mode: 0o600, flags: 'wx' });
  await pipeline(Readable.from(context.everythingOf(userId), { objectMode: false }), target);
  context.result(file ?? '');
  return 0;
}
