import { getDrawingVersion, listDrawingVersions, restoreDrawingVersion } from '@inkbloom/contracts/drawings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { saveLimit } from '../../plugins/limits.ts';
import { personOf } from '../../plugins/person.ts';
import { toPagination } from '../catalogue/catalogue.ts';
import type { PictureLinks } from '../images/images.ts';
import { readJournal } from './save-files.ts';
import type { SweepParts } from './sweep.ts';
import { findVersion, listVersions, restoreVersion } from './versions.ts';

/** The earlier versions of a drawing: listing, fetching and restoring them. Stands behind requirePerson. */
export const versionRoutes: FastifyPluginAsyncZod<SweepParts & { readonly links: PictureLinks }> = async (
  app,
  { databases, store, links },
) => {
  app.get(
    listDrawingVersions.url,
    {
      schema: {
        params: listDrawingVersions.params,
        querystring: listDrawingVersions.querystring,
        response: { 200: listDrawingVersions.answer },
      },
    },
    async (request) => {
      const asked = { ...request.query, ...request.params };
      const { versions, total } = await listVersions(databases.read, links, personOf(request).id, asked);
      return { success: true, data: versions, pagination: toPagination(request.query, total) } as const;
    },
  );

  app.get(
    getDrawingVersion.url,
    { schema: { params: getDrawingVersion.params, response: { 200: getDrawingVersion.answer } } },
    async (request) => {
      const userId = personOf(request).id;
      const { version, journalKey } = await findVersion(databases.read, links, userId, request.params);
      return { success: true, data: { ...version, journal: await readJournal(store, journalKey) } } as const;
    },
  );

  app.post(
    restoreDrawingVersion.url,
    {
      config: saveLimit,
      schema: {
        params: restoreDrawingVersion.params,
        body: restoreDrawingVersion.body,
        response: { 200: restoreDrawingVersion.answer },
      },
    },
    async (request) => {
      const { id: drawingId, revision } = request.params;
      const restoring = { userId: personOf(request).id, drawingId, revision, ...request.body };
      return { success: true, data: await restoreVersion(databases, restoring) } as const;
    },
  );
};
