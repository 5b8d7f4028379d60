import {
  copyDrawing,
  deleteDrawing,
  type Drawing,
  getDrawing,
  getDrawingsUsage,
  listDrawings,
  renameDrawing,
} from '@inkbloom/contracts/drawings';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { saveLimit } from '../../plugins/limits.ts';
import { personOf, requirePerson } from '../../plugins/person.ts';
import { toPagination } from '../catalogue/catalogue.ts';
import type { PictureLinks } from '../images/images.ts';
import { copyDrawingOf, renameDrawingOf } from './titles.ts';
import { createFairLimit } from './fair-limit.ts';
import { checkPerson } from './own-session.ts';
import { usageOf } from './quota.ts';
import { drawingNotFound } from './revisions.ts';
import { readJournal } from './save-files.ts';
import { saveRoute } from './save-route.ts';
import type { SaveParts } from './save.ts';
import type { SweepParts } from './sweep.ts';
import { deleteDrawingOf, type DrawingHead, findHead, listHeads } from './store.ts';
import { runUpkeep } from './upkeep.ts';
import { versionRoutes } from './version-routes.ts';

export { DRAWINGS_USAGE, runDrawings } from './cli.ts';
export { exportDrawings, type ExportedDrawing } from './export.ts';
export { deleteDrawingOf } from './store.ts';

/** Pictures that are decoded at once; each may take 64 MB. */
const PICTURES_AT_ONCE = 2;

/** What the module works with. */
export interface DrawingsOptions extends Omit<SaveParts, 'turns'> {
  readonly links: PictureLinks;
}

function toDrawing(row: DrawingHead, links: PictureLinks): Drawing {
  return {
    id: row.id,
    activityId: row.activity_id,
    activityTitle: row.activity_title,
    title: row.title ?? row.activity_title,
    pageIndex: row.page_index,
    revision: row.head_revision,
    coloredShare: row.colored_share,
    thumbnailUrl: links.signed(row.thumbnail_key),
    pictureUrl: links.signed(row.picture_key),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const routes: FastifyPluginAsyncZod<DrawingsOptions> = async (
  app,
  { databases, store, links, quotaBytes, isSold },
) => {
  keepTidy(app, { databases, store });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    await requirePerson(request);
  });

  const copying = { databases, quotaBytes };
  const turns = createFairLimit({ total: PICTURES_AT_ONCE, perPerson: 1 });
  await app.register(saveRoute, { databases, store, quotaBytes, turns, isSold });
  await app.register(versionRoutes, { databases, store, links });

  app.get(
    getDrawingsUsage.url,
    { schema: { response: { 200: getDrawingsUsage.answer } } },
    async (request) => {
      const usage = await usageOf(databases.read, personOf(request).id);
      return { success: true, data: { ...usage, quotaBytes } } as const;
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
      return { success: true, data: { ...toDrawing(row, links), userId: row.user_id, journal } } as const;
    },
  );

  app.put(
    renameDrawing.url,
    {
      schema: {
        params: renameDrawing.params,
        body: renameDrawing.body,
        response: { 200: renameDrawing.answer },
      },
    },
    async (request) => {
      const { id } = request.params;
      const row = await renameDrawingOf(databases, personOf(request).id, id, request.body.title);
      return { success: true, data: toDrawing(row, links) } as const;
    },
  );

  app.post(
    copyDrawing.url,
    {
      config: saveLimit,
      schema: { params: copyDrawing.params, body: copyDrawing.body, response: { 200: copyDrawing.answer } },
    },
    async (request) => {
      const { id: from } = request.params;
      const { drawingId: to, title } = request.body;
      const copy = { userId: personOf(request).id, from, to, title };
      return { success: true, data: toDrawing(await copyDrawingOf(copying, copy), links) } as const;
    },
  );

  app.delete(
    deleteDrawing.url,
    {
      schema: {
        params: deleteDrawing.params,
        querystring: deleteDrawing.querystring,
        response: { 200: deleteDrawing.answer },
      },
    },
    async (request) => {
      const { id } = request.params;
      const person = personOf(request).id;
      checkPerson(person, request.query.userId);
      const isDeleted = await deleteDrawingOf(databases, person, id, request.query.revision);
      if (!isDeleted) throw drawingNotFound();
      return { success: true, data: { id } } as const;
    },
  );
};

/** Starts the upkeep when the server listens and ends it with the server. */
function keepTidy(app: FastifyInstance, parts: SweepParts): void {
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
