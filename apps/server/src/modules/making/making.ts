import {
  askForPages,
  claimMadePages,
  deleteMadePage,
  getMadeChoices,
  getMadePage,
  getMadeRequest,
  keepMadePage,
  listChosenMade,
  listMadePages,
  type MadeWish,
  stopMadeRequest,
} from '@inkbloom/contracts/made';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError, storageFull } from '../../plugins/errors.ts';
import { ownerOfPerson } from '../../plugins/owners.ts';
import { personOf, requirePerson } from '../../plugins/person.ts';
import type { WindowCounter } from '../../plugins/window-counter.ts';
import { activitiesOf, type Address, toActivity, toDetail, toPagination } from '../catalogue/catalogue.ts';
import type { DrawingProcess, PublishStores } from '../publishing/publishing.ts';
import { madeChoices } from './made-choices.ts';
import { createDrawingLine } from './drawing-line.ts';
import { removeFiles } from './made-files.ts';
import { claimPages, deletePage, findOwn, keepPage, listOwn } from './own-pages.ts';
import { ownerOf, ownerOfGuest } from './owner.ts';
import { enterLine, describeRequest, stopRequest } from './requests.ts';
import { runUpkeepOfPages } from './upkeep.ts';
import { understand } from './wishes.ts';
import { openWordList, type WordList } from './word-list.ts';

export { type ExportedPage, exportMadePages } from './export-pages.ts';
export { sceneWords } from './scene-words.ts';
export { filesOfMadePage, removeFiles as removeMadeFiles } from './made-files.ts';
export { countKept as countMadePages, erasePages as eraseMadePages } from './own-pages.ts';

const HOUR_S = 3600;
/** Requests of four an hour: of one person or device, and of one address, which a school shares. */
const REQUESTS_OF_ONE = 40;
const REQUESTS_OF_ADDRESS = 240;
/** Bytes that four pages may take. */
const FOUR_PAGES_BYTES = 8_000_000;

/** What the module works with. */
export interface MakingOptions extends PublishStores {
  readonly address: Address;
  /** Counts requests. */
  readonly counter: WindowCounter;
  /** The file with the operator's words. */
  readonly wordsFile: string | undefined;
  readonly startProcess?: (() => DrawingProcess) | undefined;
}

/** Throws for a wish that is refused, before it stands in line. */
function checkWish(wish: MadeWish, words: WordList): void {
  understand(wish, 0, words);
}

/** Starts the line and the upkeep when the server listens, and ends them with the server. */
function runBeside(
  app: FastifyInstance,
  line: ReturnType<typeof createDrawingLine>,
  parts: PublishStores,
  log: FastifyBaseLogger,
): void {
  const ending = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  app.addHook('onListen', async () => {
    running = Promise.all([line.run(), runUpkeepOfPages({ ...parts, signal: ending.signal }, log)]);
  });
  app.addHook('onClose', async () => {
    ending.abort();
    await line.stop();
    await running;
  });
}

const routes: FastifyPluginAsyncZod<MakingOptions> = async (app, options) => {
  const { databases, store, address, counter, wordsFile } = options;
  const words = await openWordList(wordsFile);
  const showing = { address, isSold: false };
  const { startProcess } = options;
  const line = createDrawingLine({
    databases,
    store,
    words,
    log: app.log,
    ...(startProcess && { startProcess }),
  });
  runBeside(app, line, { databases, store }, app.log);

  function count(request: FastifyRequest, owner: string): void {
    const rules = [
      [`made by ${owner}`, REQUESTS_OF_ONE],
      [`made at ${request.address}`, REQUESTS_OF_ADDRESS],
    ] as const;
    for (const [key, max] of rules) {
      const { allowed, retryAfter } = counter.consume(key, { window: HOUR_S, max });
      if (allowed) continue;
      const minutes = Math.ceil((retryAfter ?? HOUR_S) / 60);
      throw new ApiError(
        429,
        'making_limit_reached',
        `That is as many pages as can be drawn for you in an hour. You can ask again in ${minutes} minutes.`,
        { retryAfterSeconds: retryAfter },
      );
    }
  }

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store');
  });

  app.get(getMadeChoices.url, { schema: { response: { 200: getMadeChoices.answer } } }, async () => {
    return { success: true, data: await madeChoices(databases.read, address) } as const;
  });

  app.post(
    askForPages.url,
    { schema: { body: askForPages.body, response: { 200: askForPages.answer } } },
    async (request) => {
      const owner = await ownerOf(request);
      const { requestId, wish } = request.body;
      checkWish(wish, words);
      if (!(await store.hasRoom(FOUR_PAGES_BYTES))) throw storageFull();
      await enterLine(databases, owner, { requestId, wish }, () => count(request, owner));
      line.wake();
      return {
        success: true,
        data: await describeRequest(databases.write, owner, requestId, showing),
      } as const;
    },
  );

  app.get(
    getMadeRequest.url,
    { schema: { params: getMadeRequest.params, response: { 200: getMadeRequest.answer } } },
    async (request) => {
      const owner = await ownerOf(request);
      const data = await describeRequest(databases.write, owner, request.params.id, showing);
      return { success: true, data } as const;
    },
  );

  app.post(
    stopMadeRequest.url,
    {
      schema: {
        params: stopMadeRequest.params,
        body: stopMadeRequest.body,
        response: { 200: stopMadeRequest.answer },
      },
    },
    async (request) => {
      const owner = await ownerOf(request);
      const { id } = request.params;
      await stopRequest(databases, owner, id);
      return { success: true, data: await describeRequest(databases.write, owner, id, showing) } as const;
    },
  );

  app.get(
    listMadePages.url,
    { schema: { querystring: listMadePages.querystring, response: { 200: listMadePages.answer } } },
    async (request) => {
      const { query } = request;
      const { pages, total } = await listOwn(databases.write, await ownerOf(request), query, showing);
      return { success: true, data: pages, pagination: toPagination(query, total) } as const;
    },
  );

  app.get(
    listChosenMade.url,
    { schema: { querystring: listChosenMade.querystring, response: { 200: listChosenMade.answer } } },
    async (request) => {
      const ids = new Set(request.query.ids.split(','));
      const rows = await activitiesOf(databases.write, [...ids], await ownerOf(request));
      return { success: true, data: rows.map((row) => toActivity(row, showing)) } as const;
    },
  );

  app.get(
    getMadePage.url,
    { schema: { params: getMadePage.params, response: { 200: getMadePage.answer } } },
    async (request) => {
      const { activity, pages } = await findOwn(databases, await ownerOf(request), request.params.id);
      return { success: true, data: toDetail(activity, pages, showing) } as const;
    },
  );

  app.put(
    keepMadePage.url,
    {
      schema: {
        params: keepMadePage.params,
        body: keepMadePage.body,
        response: { 200: keepMadePage.answer },
      },
    },
    async (request) => {
      const data = await keepPage(databases, await ownerOf(request), request.params.id, showing);
      return { success: true, data } as const;
    },
  );

  app.delete(
    deleteMadePage.url,
    { schema: { params: deleteMadePage.params, response: { 200: deleteMadePage.answer } } },
    async (request) => {
      const { id } = request.params;
      await removeFiles(store, await deletePage(databases, await ownerOf(request), id));
      return { success: true, data: { id } } as const;
    },
  );

  app.post(
    claimMadePages.url,
    { schema: { body: claimMadePages.body, response: { 200: claimMadePages.answer } } },
    async (request) => {
      await requirePerson(request);
      const person = ownerOfPerson(personOf(request).id);
      const pages = await claimPages(databases, ownerOfGuest(request.body.guestKey), person);
      return { success: true, data: { pages } } as const;
    },
  );
};

/** Pages that people have drawn for themselves. */
export const makingModule = fastifyPlugin(routes, { encapsulate: true, name: 'making' });
