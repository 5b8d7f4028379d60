import type { Recipe } from '@inkbloom/formats/page';
import { type Databases, holdInTransaction } from '../../../plugins/database.ts';
import { addStored, type StoredActivity } from '../store-activity.ts';
import { frozen, type Verdict } from '../verdict.ts';
import { addDays } from '../../../plugins/local-day.ts';
import type { Place } from './places.ts';

/** Days for which a subject is not drawn again. */
const REST = 14;

/** Every place that has its page. */
export async function filledPlaces({ write }: Databases): Promise<Place[]> {
  return write.selectFrom('daily_pages').select(['day', 'slot']).execute();
}

/** A published page and the stream it stands in. */
export interface StreamPage {
  readonly category: string;
  readonly recipe: Recipe;
}

/** All daily pages. */
export async function dailyPages({ write }: Databases): Promise<StreamPage[]> {
  const rows = await write
    .selectFrom('daily_pages')
    .innerJoin('activities', 'activities.id', 'daily_pages.activity_id')
    .select(['activities.category', 'daily_pages.recipe'])
    .execute();
  return rows.map(({ category, recipe }) => ({ category, recipe: JSON.parse(recipe) as Recipe }));
}

/** The subjects of the fourteen days before a day and of the day itself. */
export async function recentSubjects({ write }: Databases, day: string): Promise<Set<string>> {
  const rows = await write
    .selectFrom('daily_pages')
    .select('composition')
    .where('day', '>=', addDays(day, -REST))
    .execute();
  return new Set(rows.map(({ composition }) => composition));
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

/**
 * Publishes a page in its place and writes down what it is, all or nothing; tells whether the place was still empty.
 */
export async function fillPlace(
  { kind, write }: Databases,
  { day, slot }: Place,
  verdict: Verdict,
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
    const place = { day, slot, activity_id: stored.activity.id, composition: verdict.recipe.composition };
    await trx
      .insertInto('daily_pages')
      .values({ ...place, ...frozen(verdict) })
      .execute();
    return true;
  });
}
