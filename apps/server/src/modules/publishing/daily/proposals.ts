import type { Difficulty, Recipe } from '@inkbloom/formats/page';
import type { Transaction } from 'kysely';
import { ulid } from 'ulid';
import { type Databases, holdInTransaction } from '../../../plugins/database.ts';
import type { DailyProposalRow } from '../../../plugins/drawn-page-tables.ts';
import type { Tables } from '../../../plugins/tables.ts';
import type { ObjectKey } from '../../../store/object-store.ts';
import { dailyMembersFrom } from '../membership.ts';
import { REVIEW_LOCK } from '../review/opinions.ts';
import { addStored, type StoredActivity } from '../store-activity.ts';
import { filesOfStored, publishedAs, readStored } from '../stored-page.ts';
import { frozen, type Verdict } from '../verdict.ts';
import { kindName } from './candidates.ts';
import type { Likeness } from './likenesses.ts';
import type { Place } from './places.ts';
import { type PrintedPage, unpackPrint } from './prints.ts';

/** A page for a place. */
export interface DailyPage {
  readonly verdict: Verdict;
  readonly family: string;
  /** The name of the feast that it was drawn for. */
  readonly feast: string | null;
}

/** A page that could still go out at its place. */
export interface OpenProposal extends Place {
  readonly id: string;
  readonly family: string;
  /** Its composition at its grade. */
  readonly kind: string;
  readonly title: string;
  readonly category: string;
  readonly difficulty: Difficulty;
  readonly print: Float32Array;
}

function toOpen(row: DailyProposalRow): OpenProposal {
  const { id, day, slot, family, composition } = row;
  const { title, category } = JSON.parse(row.facts) as { title: string; category: string };
  const { difficulty } = JSON.parse(row.recipe) as Recipe;
  const kind = kindName(composition, difficulty);
  return { id, day, slot, family, kind, title, category, difficulty, print: unpackPrint(row.print) };
}

function openRows(trx: Pick<Transaction<Tables>, 'selectFrom'>) {
  return trx
    .selectFrom('daily_proposals')
    .selectAll()
    .where('page', 'is not', null)
    .where(({ eb, or }) => or([eb('opinion', 'is', null), eb('opinion', '=', 'approved')]));
}

/** The pages that could go out at the places of the days to come: approved ones, and those that nobody looked at. */
export async function dailyProposals({ write }: Databases): Promise<OpenProposal[]> {
  const rows = await openRows(write).orderBy('day').orderBy('slot').execute();
  return rows.map(toOpen);
}

/** Open proposals as pages that a new one must not be like. */
export function printsOf(proposals: readonly OpenProposal[]): PrintedPage[] {
  return proposals.map(({ id, print }) => ({ activityId: id, print }));
}

/** The compositions that an operator did not want at a place. */
export async function rejectedAt({ write }: Databases, { day, slot }: Place): Promise<Set<string>> {
  const rows = await write
    .selectFrom('daily_proposals')
    .select('composition')
    .where('day', '=', day)
    .where('slot', '=', slot)
    .where('opinion', '=', 'rejected')
    .execute();
  return new Set(rows.map(({ composition }) => composition));
}

async function isFilled(trx: Transaction<Tables>, { day, slot }: Place): Promise<boolean> {
  const row = await trx
    .selectFrom('daily_pages')
    .select('activity_id')
    .where('day', '=', day)
    .where('slot', '=', slot)
    .executeTakeFirst();
  return row !== undefined;
}

/** A page that is proposed for a place. */
export interface ProposalOrder {
  readonly page: DailyPage;
  readonly likeness: Likeness;
  /** What its subject was given when it was looked at. */
  readonly subjectScore: number;
  readonly stored: StoredActivity;
  readonly linesKey: ObjectKey;
  readonly colorKey: ObjectKey;
}

/** What a page that nobody looked at goes out by: its subject's score first, then how little it is like another. */
function scoreOf({ subjectScore, likeness }: ProposalOrder): number {
  return subjectScore * 100 + Math.round((1 - likeness.likeness) * 100);
}

/** Proposes a page for a place; tells whether the place still wanted one. */
export async function addProposal(
  { kind, write }: Databases,
  place: Place,
  order: ProposalOrder,
): Promise<boolean> {
  const { page, likeness, stored, linesKey, colorKey } = order;
  const { verdict, family, feast } = page;
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, REVIEW_LOCK);
    const open = await openRows(trx)
      .where('day', '=', place.day)
      .where('slot', '=', place.slot)
      .executeTakeFirst();
    if (open !== undefined || (await isFilled(trx, place))) return false;
    await trx
      .insertInto('daily_proposals')
      .values({
        id: ulid(),
        day: place.day,
        slot: place.slot,
        ...frozen(verdict),
        composition: verdict.recipe.composition,
        family,
        feast,
        print: stored.prints[0] ?? '',
        likeness: likeness.likeness,
        nearest: likeness.activityId,
        score: scoreOf(order),
        lines_key: linesKey,
        color_key: colorKey,
        opinion: null,
        drawn_at: stored.activity.created_at,
        page: JSON.stringify(stored),
      })
      .execute();
    return true;
  });
}

function filesOfRow({ page, lines_key, color_key }: DailyProposalRow): ObjectKey[] {
  return [lines_key, color_key, ...(page == null ? [] : filesOfStored(readStored(page)))];
}

/** Forgets what was proposed for a place; gives the files that nothing needs any more. */
export async function dropProposals(
  trx: Transaction<Tables>,
  { day, slot }: Place,
  kept: readonly ObjectKey[],
): Promise<ObjectKey[]> {
  const rows = await trx
    .deleteFrom('daily_proposals')
    .where('day', '=', day)
    .where('slot', '=', slot)
    .returningAll()
    .execute();
  return rows.flatMap(filesOfRow).filter((key) => !kept.includes(key));
}

/** A page that went out, and the files that were left. */
export interface PublishedProposal {
  readonly slug: string;
  readonly leftovers: readonly ObjectKey[];
}

function isApproved({ opinion }: DailyProposalRow): boolean {
  return opinion === 'approved';
}

async function publishRow(trx: Transaction<Tables>, row: DailyProposalRow, at: string): Promise<boolean> {
  const stored = readStored(row.page ?? '');
  const { category } = stored.activity;
  if (!(await addStored(trx, publishedAs(stored, at, dailyMembersFrom(category, at))))) return false;
  const { day, slot, composition, family, feast, recipe, facts, hash, generator_version } = row;
  await trx
    .insertInto('daily_pages')
    .values({
      day,
      slot,
      composition,
      family,
      feast,
      recipe,
      facts,
      hash,
      generator_version,
      activity_id: stored.activity.id,
      proposal_id: row.id,
    })
    .execute();
  return true;
}

/**
 * Publishes what was proposed for a place: the page that was approved, otherwise the one with the highest score; never
 * one that was rejected, nor one of the unfit. All or nothing; gives undefined where nothing can go out, or the place
 * has its page.
 */
export async function publishProposal(
  { kind, write }: Databases,
  place: Place,
  at: string,
  unfit: ReadonlySet<string>,
): Promise<PublishedProposal | undefined> {
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, REVIEW_LOCK);
    if (await isFilled(trx, place)) return undefined;
    const rows = await openRows(trx)
      .where('day', '=', place.day)
      .where('slot', '=', place.slot)
      .orderBy('score', 'desc')
      .execute();
    const candidates = rows.toSorted((a, b) => Number(isApproved(b)) - Number(isApproved(a)));
    for (const row of candidates.filter(({ id }) => !unfit.has(id))) {
      if (!(await publishRow(trx, row, at))) continue;
      const stored = readStored(row.page ?? '');
      const leftovers = await dropProposals(trx, place, filesOfStored(stored));
      return { slug: stored.activity.id, leftovers };
    }
    return undefined;
  });
}
