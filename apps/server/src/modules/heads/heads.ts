import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { notFound } from '../../plugins/errors.ts';
import { PUBLIC_CACHE } from '../../plugins/etags.ts';
import { countAll, oldestFrom, streams, toActivity } from '../catalogue/catalogue.ts';
import { describePage } from './describe.ts';
import type { Describing } from './describing.ts';
import { fixedPages, isFixed } from './fixed.ts';
import { renderHead } from './head.ts';
import { renderSitemap, renderSitemapIndex, type SitemapEntry } from './sitemap.ts';

export { html, type Markup } from './markup.ts';

/** Activities in one sitemap; the protocol allows 50,000 addresses. */
const PART = 10_000;
/** Activities read at once. */
const BATCH = 500;
const XML = 'application/xml; charset=utf-8';

/** What the module works with. */
export interface HeadsOptions extends Describing {
  /** Whether privacy, terms and about are pages of this server. */
  readonly isOwnPage: (path: string) => boolean;
}

/** What the server writes into the app's page for an address. */
export interface WrittenPage {
  readonly status: 200 | 404;
  /** The elements of the head. */
  readonly head: string;
  /** What stands on the screen until the app's code shows its own. */
  readonly screen: string;
}

/** Where an address leads that is only another writing of a screen's own; undefined for any other. */
export function redirectOf(path: string): string | undefined {
  if (/^\/activity\/?$/i.test(path)) return '/';
  const plain = path.replace(/(?<=.)\/+$/, '');
  const lower = plain.toLowerCase();
  const isScreen = isFixed(lower) || /^\/gallery\/[a-z0-9-]+$/.test(lower);
  return plain !== lower && isScreen ? lower : undefined;
}

/** The page at a path. With a query it may open on something else than its first pictures and answers. */
export async function writePage(describing: Describing, path: string, query: string): Promise<WrittenPage> {
  const plain = path.replace(/(?<=.)\/+$/, '');
  const { head, screen, answers, isThere = true } = await describePage(describing, plain);
  const first =
    query === ''
      ? { pictures: head.pictures ?? [], answers: answers && { at: Date.now(), ...answers } }
      : { pictures: [] };
  return {
    status: isThere ? 200 : 404,
    head: renderHead({ ...head, path: plain, ...first }, describing.site),
    screen: screen.text,
  };
}

function knownPages({ site, isOwnPage }: HeadsOptions): SitemapEntry[] {
  const fixed = Object.entries(fixedPages).flatMap(([path, { isFindable }]) =>
    isFindable && isOwnPage(path) ? path : [],
  );
  const galleries = streams.map(({ id }) => `/gallery/${id}`);
  return [...fixed, ...galleries].map((path) => ({ url: new URL(path, site.publicUrl).href }));
}

async function activityPages(options: HeadsOptions, part: number): Promise<SitemapEntry[]> {
  const { lists, site } = options;
  const entries: SitemapEntry[] = [];
  for (let offset = part * PART; offset < (part + 1) * PART; offset += BATCH) {
    const rows = await oldestFrom(lists, offset, BATCH);
    for (const row of rows) {
      const { imageUrl } = toActivity(row, options);
      entries.push({
        url: new URL(`/activity/${row.id}`, site.publicUrl).href,
        changedAt: row.updated_at,
        image: new URL(imageUrl, site.publicUrl).href,
      });
    }
    if (rows.length < BATCH) break;
  }
  return entries;
}

async function sitemap(options: HeadsOptions): Promise<string> {
  const total = await countAll(options.lists);
  if (total <= PART) return renderSitemap([...knownPages(options), ...(await activityPages(options, 0))]);
  const parts = Array.from({ length: Math.ceil(total / PART) }, (_, part) => `/sitemap-${part + 1}.xml`);
  return renderSitemapIndex(
    ['/sitemap-0.xml', ...parts].map((path) => new URL(path, options.site.publicUrl).href),
  );
}

function robots({ site }: HeadsOptions): string {
  const hidden = Object.entries(fixedPages).flatMap(([path, { isFindable }]) => (isFindable ? [] : path));
  const lines = ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`)];
  return [...lines, '', `Sitemap: ${site.publicUrl}/sitemap.xml`, ''].join('\n');
}

/** What search engines ask for: robots.txt and the sitemap, in parts when there are many activities. */
export const headsModule = fastifyPlugin<HeadsOptions>(async (app: FastifyInstance, options) => {
  const route = { schema: { hide: true } };
  app.get('/robots.txt', route, async (_request, reply) => {
    reply.header('cache-control', PUBLIC_CACHE).type('text/plain; charset=utf-8');
    return robots(options);
  });
  app.get('/sitemap.xml', route, async (_request, reply) => {
    reply.header('cache-control', PUBLIC_CACHE).type(XML);
    return sitemap(options);
  });
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,4}).xml', route, async (request, reply) => {
    const part = Number(request.params.part);
    const entries = part === 0 ? knownPages(options) : await activityPages(options, part - 1);
    if (entries.length === 0) throw notFound();
    reply.header('cache-control', PUBLIC_CACHE).type(XML);
    return renderSitemap(entries);
  });
});
