import type { Difficulty, Recipe } from '@inkbloom/formats/page';
import { type Databases, holdInTransaction } from '../../../plugins/database.ts';
import type { ObjectKey } from '../../../store/object-store.ts';
import { REVIEW_LOCK } from '../review/opinions.ts';
import { addStored, type StoredActivity } from '../store-activity.ts';
import { filesOfStored } from '../stored-page.ts';
import { frozen } from '../verdict.ts';
import { kindName, type Past } from './candidates.ts';
import type { Place } from './places.ts';
import { type DailyPage, dropProposals, type OpenProposal } from './proposals.ts';
import type { PageSearch } from './search.ts';
import { familyOf } from './subject-list.ts';

/** Every place that has its page. */
export async function filledPlaces({ write }: Databases): Promise<Place[]> {
  return write.selectFrom('daily_pages').select(['day', 'slot']).execute();
}

/** How often each composition at a grade was refused since it was last drawn. */
async function refusalsOf({ write }: Databases): Promise<Map<string, number>> {
  const rows = await write.selectFrom('daily_refusals').selectAll().execute();
  return new Map(
    rows.map(({ composition, difficulty, times }) => [kindName(composition, difficulty), times]),
  );
}

/** Writes down which kinds were refused, and which one was found after all: that one begins anew. */
export async function keepRefusals({ write }: Databases, { found, refusals }: PageSearch): Promise<void> {
  const named = Map.groupBy(refusals, ({ kind }) => kindName(kind.subject.composition, kind.difficulty));
  const rows = [...named.values()].map((again) => {
    const { subject, difficulty } = again[0]!.kind;
    return { composition: subject.composition, difficulty, times: again.length };
  });
  if (rows.length > 0) {
    await write
      .insertInto('daily_refusals')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['composition', 'difficulty']).doUpdateSet(({ eb, ref }) => ({
          times: eb(ref('daily_refusals.times'), '+', ref('excluded.times')),
        })),
      )
      .execute();
  }
  if (found === undefined) return;
  await write
    .deleteFrom('daily_refusals')
    .where('composition', '=', found.kind.subject.composition)
    .where('difficulty', '=', found.kind.difficulty)
    .execute();
}

/** What was drawn before a day, and is proposed: when each family was last, how often each composition was drawn. */
export async function pastBefore(
  databases: Databases,
  day: string,
  proposals: readonly OpenProposal[],
): Promise<Past> {
  const rows = await databases.write
    .selectFrom('daily_pages')
    .select(['day', 'composition', 'family', 'recipe'])
    .where('day', '<=', day)
    .orderBy('day')
    .execute();
  const families = new Map<string, string>();
  const drawn = new Map<string, number>();
  const count = (kind: string) => drawn.set(kind, (drawn.get(kind) ?? 0) + 1);
  for (const row of rows) {
    families.set(row.family ?? familyOf(row.composition), row.day);
    count(kindName(row.composition, (JSON.parse(row.recipe) as Recipe).difficulty));
  }
  // Those of later days count too: what fills in at short notice must not come just before them.
  for (const { family, kind, day: proposedFor } of proposals) {
    if ((families.get(family) ?? '') < proposedFor) families.set(family, proposedFor);
    count(kind);
  }
  return { families, drawn, refused: await refusalsOf(databases) };
}

/** What the other pages of a day are, published and proposed. */
export interface DayPages {
  readonly streams: ReadonlySet<string>;
  readonly difficulties: readonly Difficulty[];
}

/** The streams and the difficulties of a day's pages but for one place's. */
export async function pagesBeside(
  { write }: Databases,
  { day, slot }: Place,
  proposals: readonly OpenProposal[],
): Promise<DayPages> {
  const rows = await write
    .selectFrom('daily_pages')
    .innerJoin('activities', 'activities.id', 'daily_pages.activity_id')
    .select(['slot', 'activities.category', 'activities.difficulty'])
    .where('day', '=', day)
    .execute();
  const proposed = proposals.filter((one) => one.day === day);
  const others = [...rows, ...proposed].filter((one) => one.slot !== slot);
  return {
    streams: new Set(others.map(({ category }) => category)),
    difficulties: others.map(({ difficulty }) => difficulty),
  };
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
