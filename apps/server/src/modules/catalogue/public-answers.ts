import type {
  getActivity,
  getNeighbors,
  listActivities,
  listChosen,
  listFeatured,
} from '@inkbloom/contracts/activities';
import type { listCategories } from '@inkbloom/contracts/categories';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Tables } from '../../plugins/tables.ts';
import { type Showing, toActivity, toCategories, toDetail, toPagination } from './serializers.ts';
import { activitiesOf, type Lists } from './lists.ts';
import { type ActivityQuery, queryActivities } from './query.ts';
import { neighborsOf } from './neighbors.ts';
import { featuredOn } from './list-queries.ts';
import { findActivity, summarizeLists, thumbnailsOf } from './store.ts';
import { streams } from './streams.ts';

/** What the catalogue's answers are made from. */
export interface CatalogueSource extends Showing {
  readonly database: Kysely<Tables>;
  readonly lists: Lists;
}

type Answer<Contract extends { readonly answer: z.ZodMiniType }> = Promise<z.infer<Contract['answer']>>;

/** A page of activities. */
export async function listAnswer(
  source: CatalogueSource,
  query: ActivityQuery,
): Answer<typeof listActivities> {
  const { rows, total } = await queryActivities(source, query);
  const data = rows.map((row) => toActivity(row, source));
  return { success: true, data, pagination: toPagination(query, total) };
}

/** One activity with its pages; undefined when there is none of this id. */
export async function activityAnswer(
  source: CatalogueSource,
  id: string,
): Promise<z.infer<(typeof getActivity)['answer']> | undefined> {
  const found = await findActivity(source.database, id);
  if (found === undefined) return undefined;
  return { success: true, data: toDetail(found.activity, found.pages, source) };
}

/** What stands next to an activity in its category; undefined when there is none of this id. */
export async function neighborsAnswer(
  source: CatalogueSource,
  id: string,
): Promise<z.infer<(typeof getNeighbors)['answer']> | undefined> {
  const found = await findActivity(source.database, id);
  if (found === undefined) return undefined;
  const { previous, next } = await neighborsOf(source.database, found.activity);
  const shown = (row: typeof next) => (row === undefined ? null : toActivity(row, source));
  return { success: true, data: { previous: shown(previous), next: shown(next) } };
}

/** The activities that a caller names. */
export async function chosenAnswer(
  source: CatalogueSource,
  ids: readonly string[],
): Answer<typeof listChosen> {
  const rows = await activitiesOf(source.database, [...new Set(ids)]);
  return { success: true, data: rows.map((row) => toActivity(row, source)) };
}

/** Today's featured activities. */
export async function featuredAnswer(source: CatalogueSource): Answer<typeof listFeatured> {
  const rows = await featuredOn(source.lists, Date.now());
  return { success: true, data: rows.map((row) => toActivity(row, source)) };
}

/** All streams by rank, with their covers and what they hold. */
export async function categoriesAnswer({
  database,
  address,
}: CatalogueSource): Answer<typeof listCategories> {
  const covers = await thumbnailsOf(
    database,
    streams.map(({ cover }) => cover.activity),
  );
  return { success: true, data: toCategories(await summarizeLists(database), covers, address) };
}
