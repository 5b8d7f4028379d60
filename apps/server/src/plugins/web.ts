import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Configuration } from '@inkbloom/contracts/configuration';
import { CONFIGURATION_ELEMENT } from '@inkbloom/contracts/configuration-element';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { notFound } from './errors.ts';
import { readPreloads } from './preloads.ts';

const PLACEHOLDER = '<!--configuration-->';
const MANIFEST = 'site.webmanifest';
const PRELOADS = 'preloads.json';
const HEAD = /^(.*)<!--head-->(.*)<!--\/head-->(.*)$/s;
const NOT_BUILT = 'The app has not been built yet. Run "npm run build" and start the server again.\n';

type HeadOf = (path: string, query: string) => Promise<string>;

/** What the app is served from. */
export interface WebOptions {
  /** The folder of the built app. */
  readonly folder: string;
  readonly configuration: Configuration;
  /** Title and whatever else the head of the page at a path and a query tells; without it the built page's own is kept. */
  readonly headOf: HeadOf;
}

/** Writes the configuration into the app's HTML, where nothing in it can end the script element. */
function withConfiguration(html: string, configuration: Configuration): string {
  const json = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  return html.replace(
    PLACEHOLDER,
    () => `<script type="application/json" id="${CONFIGURATION_ELEMENT}">${json}</script>`,
  );
}

async function readBuilt(folder: string, name: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The page before and after its head's changing part; all of it before when no such part is marked. */
function splitAtHead(page: string): { before: string; own: string; after: string } {
  const [, before = page, own = '', after = ''] = HEAD.exec(page) ?? [];
  return { before, own, after };
}

/** Whether a request is a person opening a page of the app, rather than a call or a file. */
function isNavigation(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isApp = !/^\/(api|images|assets)(\/|\?|$)/.test(request.url);
  return isRead && isApp && (request.headers.accept ?? '').includes('text/html');
}

/** The manifest by which the app is installed, under the name that the operator gave the app. */
async function serveManifest(app: FastifyInstance, folder: string, name: string): Promise<void> {
  const text = await readBuilt(folder, MANIFEST);
  if (text === undefined) return;
  const manifest = { ...(JSON.parse(text) as object), name, short_name: name };
  app.get(`/${MANIFEST}`, { schema: { hide: true } }, (_request, reply) => {
    reply.header('cache-control', 'no-cache').type('application/manifest+json');
    return reply.send(JSON.stringify(manifest));
  });
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
    schemaHide: true,
    setHeaders(reply, path) {
      const isNamedByContent = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Serves the built app: its files, and its one HTML page at every address that is not a file or a call. */
export const web = fastifyPlugin<WebOptions>(async (app: FastifyInstance, options) => {
  const { folder, configuration, headOf } = options;
  const index = await readBuilt(folder, 'index.html');
  const page = index === undefined ? undefined : splitAtHead(withConfiguration(index, configuration));

  const preloads = readPreloads(await readBuilt(folder, PRELOADS));

  /** A page opens whatever happens to its head. */
  async function headFor(
    request: FastifyRequest,
    own: string,
    ...place: Parameters<HeadOf>
  ): Promise<string> {
    try {
      return await headOf(...place);
    } catch (error) {
      request.log.error({ err: error }, 'a page has no head of its own');
      return own;
    }
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('cache-control', 'no-cache');
    if (page === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const { before, own, after } = page;
    const [asked = '/', query = ''] = request.url.split('?', 2);
    const path = asked === '/index.html' ? '/' : asked;
    const head = await headFor(request, own, path, query);
    const links = preloads(path);
    return reply.type('text/html; charset=utf-8').send(`${before}${head}${links}${after}`);
  }

  if (page !== undefined) {
    await serveManifest(app, folder, configuration.appName);
    await serveFiles(app, folder);
  }
  for (const path of ['/', '/index.html']) app.get(path, { schema: { hide: true } }, sendPage);
  // Whatever the files do not have comes here too.
  app.setNotFoundHandler({ preHandler: app.limitAddress }, (request, reply) => {
    if (!isNavigation(request)) throw notFound();
    return sendPage(request, reply);
  });
});
