import type { Recipe } from '@inkbloom/formats/page';
import { type Databases, holdInTransaction } from '../../../plugins/database.ts';
import { addStored, type StoredActivity } from '../store-activity.ts';
import { frozen, type Verdict } from '../verdict.ts';
import { kindName, type Past } from './candidates.ts';
import type { Place } from './places.ts';
import { familyOf } from './subjects.ts';

/** Every place that has its page. */
export async function filledPlaces({ write }: Databases): Promise<Place[]> {
  return write.selectFrom('daily_pages').select(['day', 'slot']).execute();
}

/** What was drawn before a day: when each family was last, and how often each composition at each grade. */
export async function pastBefore({ write }: Databases, day: string): Promise<Past> {
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
  return { families, kinds };
}

/** The streams of a day's pages. */
export async function streamsOf({ write }: Databases, day: string): Promise<Set<string>> {
  const rows = await write
    .selectFrom('daily_pages')
    .innerJoin('activities', 'activities.id', 'daily_pages.activity_id')
    .select('category')
    .where('day', '=', day)
    .execute();
  return new Set(rows.map(({ category }) => category));
}

/** Whether an activity bears this title. */
export async function isTitleTaken({ write }: Databases, title: string): Promise<boolean> {
  const row = await write.selectFrom('activities').select('id').where('title', '=', title).executeTakeFirst();
  return row !== undefined;
}

/** A page for a place. */
export interface DailyPage {
  readonly verdict: Verdict;
  readonly family: string;
  /** The name of the feast that it was drawn for. */
  readonly feast: string | null;
}

/**
 * Publishes a page in its place and writes down what it is, all or nothing; tells whether the place was still empty.
 */
export async function fillPlace(
  { kind, write }: Databases,
  { day, slot }: Place,
  { verdict, family, feast }: DailyPage,
  stored: StoredActivity,
): Promise<boolean> {
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, 'daily-pages');
    const taken = await trx
      .selectFrom('daily_pages')
      .select('activity_id')
      .where('day', '=', day)
      .where('slot', '=', slot)
      .executeTakeFirst();
    if (taken !== undefined) return false;
    await addStored(trx, stored);
    const place = {
      day,
      slot,
      activity_id: stored.activity.id,
      composition: verdict.recipe.composition,
      family,
      feast,
    };
    await trx
      .insertInto('daily_pages')
      .values({ ...place, ...frozen(verdict) })
      .execute();
    return true;
  });
}
