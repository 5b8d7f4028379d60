import {
  getActivity,
  listActivities,
  listFeatured,
  searchActivities,
  suggestActivities,
} from '@inkbloom/contracts/activities';
import { listCategories } from '@inkbloom/contracts/categories';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Databases } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import { PUBLIC_CACHE } from '../../plugins/etags.ts';
import { type Address, toActivity, toCategories, toDetail, toPagination } from './serializers.ts';
import { featuredOn } from './list-queries.ts';
import type { Lists } from './lists.ts';
import { type ActivityQuery, queryActivities } from './query.ts';
import { suggest } from './search/suggestions.ts';
import { streams } from './streams.ts';
import { findActivity, summarizeLists, thumbnailsOf } from './store.ts';

export { toDetail, toPagination } from './serializers.ts';
export { countColoring, listUnlisted } from './listings.ts';
export { openLists, type Lists } from './lists.ts';
export { rankOf } from './orders.ts';
export { countAll, featuredOn, newestFree, newestOf, oldestFrom } from './list-queries.ts';
export { categoryStreams, findStream, streams } from './streams.ts';
export { searchable } from './search/words.ts';
export { activityIds, addActivity, findActivity, hideActivity, showActivity } from './store.ts';

/** Hits that suggestions are made of. */
const HITS_FOR_SUGGESTIONS = 20;

/** The failure of an activity that does not exist, or of an id that could be none. */
export function activityNotFound(): ApiError {
  return new ApiError(404, 'activity_not_found', 'Activity not found - check the URL or try again');
}

/** What the module works with. */
export interface CatalogueOptions {
  readonly databases: Databases;
  readonly lists: Lists;
  readonly address: Address;
}

const routes: FastifyPluginAsyncZod<CatalogueOptions> = async (app, { databases, lists, address }) => {
  const database = databases.read;

  async function list(query: ActivityQuery) {
    const { rows, total } = await queryActivities({ database, lists }, query);
    const data = rows.map((row) => toActivity(row, address));
    return { success: true, data, pagination: toPagination(query, total) } as const;
  }

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', PUBLIC_CACHE);
  });

  app.get(
    listActivities.url,
    { schema: { querystring: listActivities.querystring, response: { 200: listActivities.answer } } },
    (request) => list(request.query),
  );

  app.get(
    searchActivities.url,
    { schema: { querystring: searchActivities.querystring, response: { 200: searchActivities.answer } } },
    ({ query: { q, ...filters } }) => list({ ...filters, search: q }),
  );

  app.get(
    suggestActivities.url,
    { schema: { querystring: suggestActivities.querystring, response: { 200: suggestActivities.answer } } },
    async ({ query: { q } }) => {
      if (q === '') return { success: true as const, data: [] };
      const hits = { page: 1, limit: HITS_FOR_SUGGESTIONS, sortOrder: 'desc', search: q } as const;
      const { rows } = await queryActivities({ database, lists }, hits);
      return { success: true as const, data: suggest(rows, q) };
    },
  );

  app.get(listFeatured.url, { schema: { response: { 200: listFeatured.answer } } }, async () => {
    const rows = await featuredOn(lists, Date.now());
    return { success: true, data: rows.map((row) => toActivity(row, address)) } as const;
  });

  app.get(
    getActivity.url,
    { schema: { params: getActivity.params, response: { 200: getActivity.answer } } },
    async (request) => {
      const found = await findActivity(database, request.params.id);
      if (found === undefined) throw activityNotFound();
      return { success: true, data: toDetail(found.activity, found.pages, address) } as const;
    },
  );

  app.get(
    listCategories.url,
    { schema: { querystring: listCategories.querystring, response: { 200: listCategories.answer } } },
    async ({ query: { primary } }) => {
      const covers = await thumbnailsOf(
        database,
        streams.map(({ cover }) => cover.activity),
      );
      const all = toCategories(await summarizeLists(database), covers, address);
      const data = all.filter(({ isPrimary }) => primary === undefined || String(isPrimary) === primary);
      return { success: true, data } as const;
    },
  );
};

/** The public catalogue: activities, search, featured picks and streams. */
export const catalogueModule = fastifyPlugin(routes, { encapsulate: true, name: 'catalogue' });
