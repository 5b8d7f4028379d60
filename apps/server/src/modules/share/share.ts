import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import pLimit from 'p-limit';
import { notFound } from '../../plugins/errors.ts';
import { matchesTag } from '../../plugins/etags.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { findActivity, findStream, type Lists, newestOf } from '../catalogue/catalogue.ts';
import { cardRoutes, type CardParts } from './cards.ts';
import { MadePictures } from './made-pictures.ts';
import type { SharedPage } from './picture.ts';

/** What the pictures of shared links are made from and kept in. */
export interface ShareParts extends CardParts {
  readonly lists: Lists;
  readonly appName: string;
}

/** What one picture shows. */
interface Subject {
  /** Changes with what it shows. */
  readonly version: string;
  readonly title: string;
  readonly kind: string;
  /** The keys of the pages' pictures. */
  readonly pages: readonly { readonly lines: string; readonly color: string | undefined }[];
}

/** Pages that the picture of a stream shows. */
const PAGES_OF_STREAM = 4;
/** How long whoever shows the picture may keep it; its address changes with what it shows. */
const CACHE = 'public, max-age=604800';

/** Pictures drawn at once. */
const inTurn = pLimit(1);

async function findSubject({ databases, lists }: ShareParts, kind: string, name: string) {
  if (kind === 'streams') return findStreamSubject(lists, name);
  const found = await findActivity(databases.read, name);
  const [page] = found?.pages ?? [];
  if (found === undefined || page === undefined) return undefined;
  const { hash, title } = found.activity;
  const pages = [{ lines: page.image_key, color: page.preview_key }];
  return { version: hash, title, kind: 'Coloring page', pages } satisfies Subject;
}

async function findStreamSubject(lists: Lists, name: string) {
  const stream = findStream(name);
  if (stream === undefined) return undefined;
  const newest = await newestOf(lists, name, PAGES_OF_STREAM);
  if (newest.length === 0) return undefined;
  const pages = newest.map((row) => ({ lines: row.thumbnail_key, color: row.thumbnail_preview_key }));
  const version = newest.map(({ hash }) => hash).join(' ');
  return { version, title: stream.name, kind: 'Coloring pages', pages } satisfies Subject;
}

async function readPage(store: ObjectStore, { lines, color }: Subject['pages'][number]): Promise<SharedPage> {
  const bytes = await store.read(lines);
  if (bytes === undefined) throw new Error(`${lines} is not in the store`);
  return { lines: bytes, color: color === undefined ? undefined : await store.read(color) };
}

async function draw({ store, appName }: ShareParts, subject: Subject): Promise<Uint8Array> {
  const { title, kind } = subject;
  const pages = await Promise.all(subject.pages.map((page) => readPage(store, page)));
  // Loaded when the first picture is made: fonts and image libraries are large.
  const { drawSharePicture } = await import('./picture.ts');
  return inTurn(() => drawSharePicture(pages, { title, kind, appName }));
}

interface ShareRequest {
  Params: { kind: string; name: string };
}

/** The pictures of shared links, and those of large cards. */
export const shareModule = fastifyPlugin<ShareParts>(async (app: FastifyInstance, parts) => {
  const made = new MadePictures(parts);
  await cardRoutes(app, parts);

  app.get<ShareRequest>(
    '/share/:kind(^activities|streams$)/:name.jpg',
    { schema: { hide: true } },
    async (request, reply) => {
      const { kind, name } = request.params;
      const subject = await findSubject(parts, kind, name);
      if (subject === undefined) throw notFound();
      const tag = `"${createHash('sha256').update(subject.version).digest('base64url')}"`;
      reply.header('cache-control', CACHE).header('etag', tag).type('image/jpeg');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (matchesTag(request, tag)) return reply.code(304).send();
      const make = () => draw(parts, subject);
      const { version } = subject;
      return reply.send(await made.get({ name: `${kind}/${name}`, version, extension: 'jpg', make }));
    },
  );
});
