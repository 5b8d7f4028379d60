import type { Recipe } from '@inkbloom/formats/page';
import { type Databases, holdInTransaction } from '../../../plugins/database.ts';
import type { ObjectKey } from '../../../store/object-store.ts';
import { REVIEW_LOCK } from '../review/opinions.ts';
import { addStored, type StoredActivity } from '../store-activity.ts';
import { filesOfStored } from '../stored-page.ts';
import { frozen } from '../verdict.ts';
import { kindName, type Past } from './candidates.ts';
import type { Place } from './places.ts';
import { type DailyPage, dropProposals, type OpenProposal } from './proposals.ts';
import { familyOf } from './subjects.ts';

/** Every place that has its page. */
export async function filledPlaces({ write }: Databases): Promise<Place[]> {
  return write.selectFrom('daily_pages').select(['day', 'slot']).execute();
}

/** What was drawn before a day, and is proposed: when each family was last, how often each composition. */
export async function pastBefore(
  { write }: Databases,
  day: string,
  proposals: readonly OpenProposal[],
): Promise<Past> {
  const rows = await write
    .selectFrom('daily_pages')
    .select(['day', 'composition', 'family', 'recipe'])
    .where('day', '<=', day)
    .orderBy('day')
    .execute();
  const families = new Map<string, string>();
  const kinds = new Map<string, number>();
  for (const row of rows) {
    families.set(row.family ?? familyOf(row.composition), row.day);
    const kind = kindName(row.composition, (JSON.parse(row.recipe) as Recipe).difficulty);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  // Those of later days count too: what fills in at short notice must not come just before them.
  for (const { family, kind, day: proposedFor } of proposals) {
    if ((families.get(family) ?? '') < proposedFor) families.set(family, proposedFor);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return { families, kinds };
}

/** The streams of a day's pages, published and proposed. */
export async function streamsOf(
  { write }: Databases,
  day: string,
  proposals: readonly OpenProposal[],
): Promise<Set<string>> {
  const rows = await write
    .selectFrom('daily_pages')
    .innerJoin('activities', 'activities.id', 'daily_pages.activity_id')
    .select('category')
    .where('day', '=', day)
    .execute();
  const proposed = proposals.filter((one) => one.day === day);
  return new Set([...rows, ...proposed].map(({ category }) => category));
}

/** Whether an activity bears this title. */
export async function isTitleTaken({ write }: Databases, title: string): Promise<boolean> {
  const row = await write.selectFrom('activities').select('id').where('title', '=', title).executeTakeFirst();
  return row !== undefined;
}

/** What became of a place: whether it was still empty, and the files of proposals that are not needed any more. */
export interface Filled {
  readonly isNew: boolean;
  readonly leftovers: readonly ObjectKey[];
}

/** Publishes a page in its place and writes down what it is, all or nothing. */
export async function fillPlace(
  { kind, write }: Databases,
  place: Place,
  { verdict, family, feast }: DailyPage,
  stored: StoredActivity,
): Promise<Filled> {
  const { day, slot } = place;
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, REVIEW_LOCK);
    const taken = await trx
      .selectFrom('daily_pages')
      .select('activity_id')
      .where('day', '=', day)
      .where('slot', '=', slot)
      .executeTakeFirst();
    if (taken !== undefined) return { isNew: false, leftovers: [] };
    await addStored(trx, stored);
    const row = {
      day,
      slot,
      activity_id: stored.activity.id,
      composition: verdict.recipe.composition,
      family,
      feast,
    };
    await trx
      .insertInto('daily_pages')
      .values({ ...row, ...frozen(verdict) })
      .execute();
    const leftovers = await dropProposals(trx, place, filesOfStored(stored));
    return { isNew: true, leftovers };
  });
}
