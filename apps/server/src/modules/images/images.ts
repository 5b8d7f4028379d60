import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import parseRange from 'range-parser';
import { ApiError, notFound } from '../../plugins/errors.ts';
import { matchesTag } from '../../plugins/etags.ts';
import {
  type ByteRange,
  parseKey,
  type ObjectKey,
  type ObjectStore,
  type StoredObject,
} from '../../store/object-store.ts';
import type { PictureLinks, Signature } from './links.ts';

export { checkPicture, isOfPage } from './gate.ts';
export { pictureLinks, type PictureLinks } from './links.ts';
export { findFocus } from './focus.ts';
export { makeThumbnail } from './thumbnail.ts';

/** The kinds of kept bytes that are served, and whether everybody may see them. */
const KINDS: Readonly<Record<string, 'open' | 'unlisted' | 'private'>> = {
  pages: 'open',
  lines: 'open',
  regions: 'open',
  previews: 'open',
  thumbnails: 'open',
  drawings: 'private',
  // A page that somebody had made: its address is told to its owner alone, and nobody can guess it.
  made: 'unlisted',
};

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  bin: 'application/octet-stream',
};

/** Only what a picture itself needs; an SVG opened as a page runs nothing. */
const SANDBOX_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const YEAR_S = 31_536_000;

/** What the module works with. */
export interface ImagesOptions {
  readonly store: ObjectStore;
  readonly links: PictureLinks;
  /** From when on a file is for members, by its kind and key; undefined where nothing is sold. */
  readonly membersFrom: ((kind: string, key: ObjectKey) => Promise<string | null>) | undefined;
}

interface ImageRequest {
  Params: { kind: string; file: string };
  Querystring: Signature;
}

function checkSignature(links: PictureLinks, key: ObjectKey, query: Signature): string {
  const left = links.remaining(key, query);
  if (left === undefined) {
    throw new ApiError(
      403,
      'insufficient_permissions',
      'This picture is private, or its address has run out.',
    );
  }
  return `private, max-age=${left}, immutable`;
}

/**
 * How long a file may be kept by whoever got it. Throws for one that is private or for members, without a signature.
 */
async function cacheOf(
  { links, membersFrom }: ImagesOptions,
  kind: string,
  key: ObjectKey,
  query: Signature,
): Promise<string> {
  if (KINDS[kind] === 'unlisted') return `private, max-age=${YEAR_S}, immutable`;
  if (KINDS[kind] === 'private') return checkSignature(links, key, query);
  const from = (await membersFrom?.(kind, key)) ?? null;
  if (from === null) return `public, max-age=${YEAR_S}, immutable`;
  const left = Math.floor((Date.parse(from) - Date.now()) / 1000);
  if (left <= 0) return checkSignature(links, key, query);
  return `public, max-age=${Math.min(YEAR_S, left)}`;
}

function setHeaders(reply: FastifyReply, type: string, cache: string): void {
  reply.type(type);
  reply.header('cache-control', cache);
  reply.header('content-security-policy', SANDBOX_POLICY);
  // Pictures may stand behind a content delivery host, and a native shell has an origin of its own. Private ones have
  // an address that nobody can guess, and ask for no cookie.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  reply.header('access-control-allow-origin', '*');
}

/** Whether answers of a type may be compressed on the way, so that parts of them would be parts of something else. */
function isShrunk(type: string): boolean {
  return type !== TYPES['png'] && type !== TYPES['webp'];
}

/** The one part that a caller asks for; undefined for all of it. Throws the 416 failure when there is no such part. */
function rangeOf(request: FastifyRequest, size: number, tag: string): ByteRange | undefined {
  const { range, 'if-range': condition } = request.headers;
  if (range === undefined || (condition !== undefined && condition !== tag)) return undefined;
  const ranges = parseRange(size, range, { combine: true });
  if (ranges === -1) throw new ApiError(416, 'range_not_satisfiable', 'The picture has no such part.');
  return ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1 ? undefined : ranges[0];
}

/** Sends a picture, or the part of it that the caller lacks. */
function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: StoredObject,
  tag: string,
): FastifyReply {
  const { size } = kept;
  reply.header('accept-ranges', 'bytes').header('content-range', `bytes */${size}`);
  const range = rangeOf(request, size, tag);
  if (range === undefined) {
    return reply.removeHeader('content-range').header('content-length', size).send(kept.read());
  }
  const { start, end } = range;
  reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.header('content-length', end - start + 1).send(kept.read(range));
}

/** Serves kept pictures at `/images/{kind}/{hash}.{extension}`: what is there never changes. */
export const imagesModule = fastifyPlugin<ImagesOptions>(async (app: FastifyInstance, options) => {
  async function serve(request: FastifyRequest<ImageRequest>, reply: FastifyReply): Promise<FastifyReply> {
    const key = `${request.params.kind}/${request.params.file}`;
    const parts = parseKey(key);
    const type = TYPES[parts?.extension ?? ''];
    if (parts === undefined || !(parts.kind in KINDS) || type === undefined) throw notFound();
    const cache = await cacheOf(options, parts.kind, key, request.query);
    const kept = await options.store.open(key);
    if (kept === undefined) throw notFound();
    setHeaders(reply, type, cache);
    const tag = `"${parts.hash}"`;
    reply.header('etag', tag);
    if (matchesTag(request, tag)) return reply.code(304).send();
    if (!isShrunk(type)) return sendPart(request, reply, kept, tag);
    return reply.header('content-length', kept.size).send(kept.read());
  }
  app.get<ImageRequest>('/images/:kind/:file', { schema: { hide: true }, logLevel: 'warn' }, serve);
});
