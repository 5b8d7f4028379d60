import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { CONFIGURATION_ELEMENT, type Configuration } from '@inkbloom/contracts/configuration';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { notFound } from './errors.ts';

const PLACEHOLDER = '<!--configuration-->';
const NOT_BUILT = 'The app has not been built yet. Run "npm run build" and start the server again.\n';

/** What the app is served from. */
export interface WebOptions {
  /** The folder of the built app. */
  readonly folder: string;
  readonly configuration: Configuration;
}

/** Writes the configuration into the app's HTML, where nothing in it can end the script element. */
function withConfiguration(html: string, configuration: Configuration): string {
  const json = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  return html.replace(
    PLACEHOLDER,
    () => `<script type="application/json" id="${CONFIGURATION_ELEMENT}">${json}</script>`,
  );
}

async function readIndex(folder: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, 'index.html'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether a request is a person opening a page of the app, rather than a call or a file. */
function isNavigation(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isApp = !/^\/(api|images|assets)(\/|\?|$)/.test(request.url);
  return isRead && isApp && (request.headers.accept ?? '').includes('text/html');
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    schemaHide: true,
    setHeaders(reply, path) {
      const isNamedByContent = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Serves the built app: its files, and its one HTML page at every address that is not a file or a call. */
export const web = fastifyPlugin<WebOptions>(async (app: FastifyInstance, { folder, configuration }) => {
  const index = await readIndex(folder);
  const page = index === undefined ? undefined : withConfiguration(index, configuration);

  function sendPage(reply: FastifyReply): FastifyReply {
    reply.header('cache-control', 'no-cache');
    if (page === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    return reply.type('text/html; charset=utf-8').send(page);
  }

  if (page !== undefined) await serveFiles(app, folder);
  for (const path of ['/', '/index.html']) {
    app.get(path, { schema: { hide: true } }, (_request, reply) => sendPage(reply));
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) throw notFound();
    return sendPage(reply);
  });
});
