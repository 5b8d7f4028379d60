import type { Difficulty } from '@inkbloom/formats/page';
import { PageOrigin } from '@inkbloom/contracts/activities';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Tables } from '../../../plugins/tables.ts';
import type { ObjectKey } from '../../../store/object-store.ts';
import { filesOfStored, readStored } from '../stored-page.ts';

const LIMIT = 100;
const DAY_MS = 86_400_000;

const Facts = z.object({
  title: z.string(),
  category: z.string(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
});

/** A page that waits for an operator's word, or had it and is not out yet. */
export interface WaitingPage {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly difficulty: Difficulty;
  /** The local day that it is for; null for one from outside, which goes out as soon as it is approved. */
  readonly day: string | null;
  /** Who or what drew it; null for Inkbloom. */
  readonly origin: PageOrigin | null;
  readonly opinion: 'approved' | 'rejected' | null;
  /** Its lines, and its lines over their colors. */
  readonly linesKey: ObjectKey;
  readonly colorKey: ObjectKey;
}

type Reading = Pick<Kysely<Tables>, 'selectFrom'>;

/** Yesterday in UTC: no place on earth has an earlier day. */
function firstDay(now: Date): string {
  return new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
}

async function waitingDaily(database: Reading, now: Date): Promise<WaitingPage[]> {
  const rows = await database
    .selectFrom('daily_proposals')
    .select(['id', 'day', 'facts', 'lines_key', 'color_key', 'opinion'])
    .where('day', '>=', firstDay(now))
    .orderBy('day')
    .orderBy('slot')
    .orderBy('score', 'desc')
    .limit(LIMIT)
    .execute();
  return rows.map(({ id, day, facts, lines_key, color_key, opinion }) => ({
    ...Facts.parse(JSON.parse(facts)),
    id,
    day,
    origin: null,
    opinion,
    linesKey: lines_key,
    colorKey: color_key,
  }));
}

async function waitingImports(database: Reading): Promise<WaitingPage[]> {
  const rows = await database
    .selectFrom('imported_pages')
    .select(['id', 'page', 'lines_key', 'color_key', 'opinion'])
    .where(({ eb, or }) => or([eb('opinion', 'is', null), eb('opinion', '=', 'rejected')]))
    .orderBy('imported_at', 'desc')
    .limit(LIMIT)
    .execute();
  return rows.map(({ id, page, lines_key, color_key, opinion }) => {
    const { title, category, difficulty, origin } = readStored(page).activity;
    const drawnBy = origin == null ? null : PageOrigin.parse(JSON.parse(origin));
    const facts = { id, title, category, difficulty, day: null, origin: drawnBy, opinion };
    return { ...facts, linesKey: lines_key, colorKey: color_key };
  });
}

/** The pages that could go out: those first that nobody looked at, the daily ones before those from outside. */
export async function waitingPages(database: Reading, now: Date): Promise<WaitingPage[]> {
  const pages = [...(await waitingDaily(database, now)), ...(await waitingImports(database))];
  return pages.toSorted((a, b) => Number(a.opinion !== null) - Number(b.opinion !== null));
}

/** How many pages wait for a word. */
export async function countWaiting(database: Reading, now: Date): Promise<number> {
  const daily = await database
    .selectFrom('daily_proposals')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('opinion', 'is', null)
    .where('day', '>=', now.toISOString().slice(0, 10))
    .executeTakeFirstOrThrow();
  const imported = await database
    .selectFrom('imported_pages')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('opinion', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(daily.total) + Number(imported.total);
}

/** The files of all pages that are not out yet. */
export async function filesOfWaiting(database: Reading): Promise<ObjectKey[]> {
  const daily = await database
    .selectFrom('daily_proposals')
    .select(['page', 'lines_key', 'color_key'])
    .execute();
  const imported = await database
    .selectFrom('imported_pages')
    .select(['page', 'lines_key', 'color_key'])
    .execute();
  return [...daily, ...imported].flatMap(({ page, lines_key, color_key }) => [
    lines_key,
    color_key,
    ...(page == null ? [] : filesOfStored(readStored(page))),
  ]);
}
