import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import pLimit from 'p-limit';
import type { Databases } from '../../plugins/database.ts';
import { notFound } from '../../plugins/errors.ts';
import { matchesTag } from '../../plugins/etags.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { findActivity, findStream, type Lists, newestOf } from '../catalogue/catalogue.ts';
import type { SharedPage } from './picture.ts';

/** What the pictures of shared links are made from and kept in. */
export interface ShareParts {
  readonly databases: Databases;
  readonly lists: Lists;
  readonly store: ObjectStore;
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

async function findKept({ databases, store }: ShareParts, name: string, version: string) {
  const row = await databases.write
    .selectFrom('share_pictures')
    .select(['version', 'key'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.version === version ? store.read(row.key) : undefined;
}

async function make(parts: ShareParts, name: string, subject: Subject): Promise<Uint8Array> {
  const { databases, store, appName } = parts;
  const { version, title, kind } = subject;
  const pages = await Promise.all(subject.pages.map((page) => readPage(store, page)));
  // Loaded when the first picture is made: fonts and image libraries are large.
  const { drawSharePicture } = await import('./picture.ts');
  const picture = await inTurn(() => drawSharePicture(pages, { title, kind, appName }));
  const key = await store.put('share', 'jpg', picture);
  await databases.write
    .insertInto('share_pictures')
    .values({ name, version, key })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version, key }))
    .execute();
  return picture;
}

interface ShareRequest {
  Params: { kind: string; name: string };
}

/** The pictures of shared links; each is made once, however many ask for it together, and then kept. */
export const shareModule = fastifyPlugin<ShareParts>(async (app: FastifyInstance, parts) => {
  const underWay = new Map<string, Promise<Uint8Array>>();

  async function picture(name: string, subject: Subject): Promise<Uint8Array> {
    const kept = await findKept(parts, name, subject.version);
    if (kept !== undefined) return kept;
    const job = `${name} ${subject.version}`;
    const making = underWay.get(job) ?? make(parts, name, subject).finally(() => underWay.delete(job));
    underWay.set(job, making);
    return making;
  }

  app.get<ShareRequest>(
    '/share/:kind(^activities|streams$)/:name.jpg',
    { schema: { hide: true } },
    async (request, reply) => {
      const { kind, name } = request.params;
      const subject = await findSubject(parts, kind, name);
      if (subject === undefined) throw notFound();
      const tag = `"${Buffer.from(subject.version).toString('base64url').slice(0, 60)}"`;
      reply.header('cache-control', CACHE).header('etag', tag).type('image/jpeg');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (matchesTag(request, tag)) return reply.code(304).send();
      return reply.send(await picture(`${kind}/${name}`, subject));
    },
  );
});
