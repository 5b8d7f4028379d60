import { getActivity, listActivities, listFeatured, searchActivities } from '@inkbloom/contracts/activities';
import { listCategories } from '@inkbloom/contracts/categories';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Databases } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import { PUBLIC_CACHE } from '../../plugins/etags.ts';
import { type Address, toActivity, toCategories, toDetail, toPagination } from './answers.ts';
import type { ActivityQuery } from './filter.ts';
import { countCategories, findActivity, listActivityRows, rotateActivities } from './store.ts';

export { searchable } from './filter.ts';
export { toPagination } from './answers.ts';
export { activityIds, addActivity, findActivity } from './store.ts';

const FEATURED_COUNT = 6;
const DAY = 86_400_000;

/** The failure of an activity that does not exist, or of an id that could be none. */
export function activityNotFound(): ApiError {
  return new ApiError(404, 'activity_not_found', 'Activity not found - check the URL or try again');
}

/** What the module works with. */
export interface CatalogueOptions {
  readonly databases: Databases;
  readonly address: Address;
}

const routes: FastifyPluginAsyncZod<CatalogueOptions> = async (app, { databases, address }) => {
  const database = databases.read;

  async function list(query: ActivityQuery) {
    const { rows, total } = await listActivityRows(database, query);
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

  app.get(listFeatured.url, { schema: { response: { 200: listFeatured.answer } } }, async () => {
    const today = Math.floor(Date.now() / DAY);
    const rows = await rotateActivities(database, today * FEATURED_COUNT, FEATURED_COUNT);
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
      const all = toCategories(await countCategories(database), address);
      const data = all.filter(({ isPrimary }) => primary === undefined || String(isPrimary) === primary);
      return { success: true, data } as const;
    },
  );
};

/** The public catalogue: activities, search, featured picks and streams. */
export const catalogueModule = fastifyPlugin(routes, { encapsulate: true, name: 'catalogue' });
