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
/** The cookie of a session, whatever stands before its name. */
const SESSION = /session_token=/;
const HEAD = /^(.*)<!--head-->(.*)<!--\/head-->(.*)$/s;
const SCREEN = '<!--screen-->';
/** An address of the API and of files, or one that ends like a file's. */
const FILE = /^\/(api|images|assets|share)(\/|\?|$)|^[^?]*\.[^/?]*(\?|$)/;
const NOT_BUILT = 'The app has not been built yet. Run "npm run build" and start the server again.\n';

/** What is written into the app's page for one address. */
interface WrittenPage {
  readonly status: number;
  readonly head: string;
  readonly screen: string;
}

/** What the app is served from. */
export interface WebOptions {
  /** The folder of the built app. */
  readonly folder: string;
  readonly configuration: Configuration;
  /** What the page at a path and a query tells before the app's code runs, to a guest or to who may be signed in. */
  readonly writePage: (path: string, query: string, isGuest: boolean) => Promise<WrittenPage>;
  /** Where a path leads that is only another writing of a screen's own. */
  readonly redirectOf: (path: string) => string | undefined;
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

/** The built page in parts: before its head's changing part, that part, from there to the screen, and the rest. */
function splitPage(page: string) {
  const [, before = page, own = '', rest = ''] = HEAD.exec(page) ?? [];
  const [between = '', after = ''] = rest.split(SCREEN, 2);
  return { before, own, between, after };
}

/**
 * Whether a request is for a screen of the app, rather than a call or a file. Whoever says that it reads HTML gets the
 * screen at any address; link previews and other programs say nothing, and get it where no file could be.
 */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || /^\/(api|images|assets)(\/|\?|$)/.test(url)) return false;
  return (headers.accept ?? '').includes('text/html') || !FILE.test(url);
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
  const { folder, configuration, writePage, redirectOf } = options;
  const index = await readBuilt(folder, 'index.html');
  const page = index === undefined ? undefined : splitPage(withConfiguration(index, configuration));
  const preloads = readPreloads(await readBuilt(folder, PRELOADS));

  /** The app opens whatever happens to what is written into its page. */
  async function written(request: FastifyRequest, own: string, path: string, query: string) {
    try {
      return await writePage(path, query, !SESSION.test(request.headers.cookie ?? ''));
    } catch (error) {
      request.log.error({ err: error }, 'the page of an address could not be written');
      return { status: 200, head: own, screen: '' };
    }
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('cache-control', 'no-cache');
    if (page === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const { before, own, between, after } = page;
    const [asked = '/', query = ''] = request.url.split('?', 2);
    const path = asked === '/index.html' ? '/' : asked;
    const target = redirectOf(path);
    if (target !== undefined) return reply.redirect(query === '' ? target : `${target}?${query}`, 301);
    const { status, head, screen } = await written(request, own, path, query);
    const links = preloads(path);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(`${before}${head}${links}${between}${screen}${after}`);
  }

  if (page !== undefined) {
    await serveManifest(app, folder, configuration.appName);
    await serveFiles(app, folder);
  }
  app.decorate('isScreenRequest', isNavigation).decorate('sendScreen', sendPage);
  for (const path of ['/', '/index.html']) app.get(path, { schema: { hide: true } }, sendPage);
  // Whatever the files do not have comes here too.
  app.setNotFoundHandler({ preHandler: app.limitAddress }, (request, reply) => {
    const readsHtml = (request.headers.accept ?? '').includes('text/html');
    if (!isNavigation(request) || (page === undefined && !readsHtml)) throw notFound();
    return sendPage(request, reply);
  });
});
