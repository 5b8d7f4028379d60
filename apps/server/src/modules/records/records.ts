import { getActivityStats, listColoring, listDownloads } from '@inkbloom/contracts/records';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Databases } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import { personOf, requirePerson } from '../../plugins/person.ts';
import { categoryStreams, toPagination } from '../catalogue/catalogue.ts';
import { statsOf } from './stats.ts';
import { coloringOf, downloadsOf, type RecordRow } from './store.ts';

export { recordColoring, recordDownload } from './store.ts';

/** What the calls work with. */
export interface RecordsOptions {
  readonly databases: Databases;
  /** The address of an open picture. */
  readonly address: (key: string) => string;
}

function checkTimezone(timezone: string): void {
  try {
    Intl.DateTimeFormat('en', { timeZone: timezone });
  } catch {
    throw new ApiError(400, 'invalid_request', 'timezone: must be a time zone such as Europe/Berlin.');
  }
}

const routes: FastifyPluginAsyncZod<RecordsOptions> = async (app, { databases, address }) => {
  const { read } = databases;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    await requirePerson(request);
  });

  function answer({ thumbnailKey, activity, ...record }: RecordRow) {
    return { ...record, activity: { ...activity, thumbnailUrl: address(thumbnailKey) } };
  }

  app.get(
    getActivityStats.url,
    { schema: { querystring: getActivityStats.querystring, response: { 200: getActivityStats.answer } } },
    async (request) => {
      const { timezone } = request.query;
      checkTimezone(timezone);
      const userId = personOf(request).id;
      const data = await statsOf(read, { userId, timezone, streams: categoryStreams, now: new Date() });
      return { success: true, data } as const;
    },
  );

  for (const [contract, find] of [
    [listColoring, coloringOf],
    [listDownloads, downloadsOf],
  ] as const) {
    app.get(
      contract.url,
      { schema: { querystring: contract.querystring, response: { 200: contract.answer } } },
      async (request) => {
        const { records, total } = await find(read, personOf(request).id, request.query);
        const pagination = toPagination(request.query, total);
        return { success: true, data: records.map(answer), pagination } as const;
      },
    );
  }
};

/** What a person did: saves and downloads, and the figures made of them. */
export const recordsModule = fastifyPlugin(routes, { encapsulate: true, name: 'records' });
