import {
  getActivity,
  getNeighbors,
  listActivities,
  listChosen,
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
import { dailyRoute } from './daily-days.ts';
import type { Showing } from './serializers.ts';
import type { Lists } from './lists.ts';
import {
  activityAnswer,
  categoriesAnswer,
  chosenAnswer,
  featuredAnswer,
  listAnswer,
  neighborsAnswer,
} from './public-answers.ts';
import { suggest } from './search/suggestions.ts';

export {
  type Address,
  cardVersion,
  type Showing,
  toActivity,
  toDetail,
  toPage,
  toPagination,
} from './serializers.ts';
export { dailyAnswer } from './daily-days.ts';
export { countColoring, listUnlisted, unlistExplored } from './listings.ts';
export { activitiesOf, openLists, type Lists } from './lists.ts';
export {
  activityAnswer,
  type CatalogueSource,
  categoriesAnswer,
  featuredAnswer,
  listAnswer,
} from './public-answers.ts';
export { rankOf } from './orders.ts';
export { countAll, newestFree, newestOf, oldestFrom } from './list-queries.ts';
export { categoryStreams, findStream, streams } from './streams.ts';
export { searchable } from './search/words.ts';
export {
  activityIds,
  addActivity,
  addOwnedActivity,
  findActivity,
  hideActivity,
  membersFromOf,
  removeOwnedActivity,
  showActivity,
} from './store.ts';

/** The failure of an activity that does not exist, or of an id that could be none. */
export function activityNotFound(): ApiError {
  return new ApiError(404, 'activity_not_found', 'Activity not found - check the URL or try again');
}

/** What the module works with. */
export interface CatalogueOptions extends Showing {
  readonly databases: Databases;
  readonly lists: Lists;
  /** Whose midnight begins a day. */
  readonly timezone: string;
}

const routes: FastifyPluginAsyncZod<CatalogueOptions> = async (app, { databases, timezone, ...rest }) => {
  const source = { database: databases.read, ...rest };
  await app.register(dailyRoute, { database: databases.read, timezone, ...rest });

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', PUBLIC_CACHE);
  });

  app.get(
    listActivities.url,
    { schema: { querystring: listActivities.querystring, response: { 200: listActivities.answer } } },
    (request) => listAnswer(source, request.query),
  );

  app.get(
    searchActivities.url,
    { schema: { querystring: searchActivities.querystring, response: { 200: searchActivities.answer } } },
    ({ query: { q, ...filters } }) => listAnswer(source, { ...filters, search: q }),
  );

  app.get(
    suggestActivities.url,
    { schema: { querystring: suggestActivities.querystring, response: { 200: suggestActivities.answer } } },
    async ({ query: { q } }) => ({ success: true as const, data: await suggest(source.database, q) }),
  );

  app.get(listFeatured.url, { schema: { response: { 200: listFeatured.answer } } }, () =>
    featuredAnswer(source),
  );

  app.get(
    listChosen.url,
    { schema: { querystring: listChosen.querystring, response: { 200: listChosen.answer } } },
    ({ query: { ids } }) => chosenAnswer(source, ids.split(',')),
  );

  app.get(
    getActivity.url,
    { schema: { params: getActivity.params, response: { 200: getActivity.answer } } },
    async (request) => {
      const found = await activityAnswer(source, request.params.id);
      if (found === undefined) throw activityNotFound();
      return found;
    },
  );

  app.get(
    getNeighbors.url,
    { schema: { params: getNeighbors.params, response: { 200: getNeighbors.answer } } },
    async (request) => {
      const found = await neighborsAnswer(source, request.params.id);
      if (found === undefined) throw activityNotFound();
      return found;
    },
  );

  app.get(
    listCategories.url,
    { schema: { querystring: listCategories.querystring, response: { 200: listCategories.answer } } },
    async ({ query: { primary } }) => {
      const { data: all } = await categoriesAnswer(source);
      const data = all.filter(({ isPrimary }) => primary === undefined || String(isPrimary) === primary);
      return { success: true, data } as const;
    },
  );
};

/** The public catalogue: activities, search, featured picks and streams. */
export const catalogueModule = fastifyPlugin(routes, { encapsulate: true, name: 'catalogue' });
