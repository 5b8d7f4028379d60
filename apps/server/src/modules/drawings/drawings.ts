import {
  deleteDrawing,
  type Drawing,
  getDrawing,
  listDrawings,
  saveDrawing,
} from '@inkbloom/contracts/drawings';
import { MAX_SAVE_BYTES } from '@inkbloom/contracts/limits';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '../../plugins/errors.ts';
import { saveLimit } from '../../plugins/limits.ts';
import { personOf, requirePerson } from '../../plugins/person.ts';
import { toPagination } from '../catalogue/catalogue.ts';
import type { PictureLinks } from '../images/images.ts';
import { drawingNotFound } from './revisions.ts';
import { readJournal } from './save-files.ts';
import { saveRevision, type SaveParts } from './save.ts';
import { deleteDrawingOf, type DrawingHead, findHead, listHeads } from './store.ts';
import { runUpkeep } from './upkeep.ts';
import { versionRoutes } from './version-routes.ts';

/** What the module works with. */
export interface DrawingsOptions extends SaveParts {
  readonly links: PictureLinks;
}

function toDrawing(row: DrawingHead, links: PictureLinks): Drawing {
  return {
    id: row.id,
    activityId: row.activity_id,
    activityTitle: row.title,
    pageIndex: row.page_index,
    revision: row.head_revision,
    coloredShare: row.colored_share,
    thumbnailUrl: links.signed(row.thumbnail_key),
    pictureUrl: links.signed(row.picture_key),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const routes: FastifyPluginAsyncZod<DrawingsOptions> = async (app, { databases, store, links }) => {
  keepTidy(app, { databases, store });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    await requirePerson(request);
  });

  await app.register(versionRoutes, { databases, store, links });

  app.post(
    saveDrawing.url,
    {
      bodyLimit: MAX_SAVE_BYTES,
      config: saveLimit,
      schema: { body: saveDrawing.body, response: { 200: saveDrawing.answer } },
    },
    async (request) => {
      const outcome = await saveRevision({ databases, store }, personOf(request).id, request.body);
      if (outcome.kind === 'saved') return { success: true, data: outcome } as const;
      const { currentRevision, keptRevision } = outcome;
      throw new ApiError(
        409,
        'drawing_conflict',
        'This drawing was changed on another device. Both versions are kept.',
        { currentRevision, keptRevision },
      );
    },
  );

  app.get(
    listDrawings.url,
    { schema: { querystring: listDrawings.querystring, response: { 200: listDrawings.answer } } },
    async (request) => {
      const { rows, total } = await listHeads(databases.read, personOf(request).id, request.query);
      const data = rows.map((row) => toDrawing(row, links));
      return { success: true, data, pagination: toPagination(request.query, total) } as const;
    },
  );

  app.get(
    getDrawing.url,
    { schema: { params: getDrawing.params, response: { 200: getDrawing.answer } } },
    async (request) => {
      const row = await findHead(databases.read, personOf(request).id, request.params.id);
      if (row === undefined) throw drawingNotFound();
      const journal = await readJournal(store, row.journal_key);
      return { success: true, data: { ...toDrawing(row, links), journal } } as const;
    },
  );

  app.delete(
    deleteDrawing.url,
    { schema: { params: deleteDrawing.params, response: { 200: deleteDrawing.answer } } },
    async (request) => {
      const { id } = request.params;
      const isDeleted = await deleteDrawingOf(databases, personOf(request).id, id);
      if (!isDeleted) throw drawingNotFound();
      return { success: true, data: { id } } as const;
    },
  );
};

/** Starts the upkeep when the server listens and ends it with the server. */
function keepTidy(app: FastifyInstance, parts: SaveParts): void {
  const ending = new AbortController();
  let upkeep = Promise.resolve();
  app.addHook('onListen', async () => {
    upkeep = runUpkeep({ ...parts, signal: ending.signal }, app.log);
  });
  app.addHook('onClose', async () => {
    ending.abort();
    await upkeep;
  });
}

/** The drawings a signed-in person keeps here: saving, listing, going on with one, earlier versions, deleting. */
export const drawingsModule = fastifyPlugin(routes, { encapsulate: true, name: 'drawings' });
