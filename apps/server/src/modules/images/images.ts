import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError, notFound } from '../../plugins/errors.ts';
import { matchesTag } from '../../plugins/etags.ts';
import { parseKey, type ObjectKey, type ObjectStore } from '../../store/object-store.ts';
import type { PictureLinks, Signature } from './links.ts';

export { checkPicture } from './gate.ts';
export { pictureLinks, type PictureLinks } from './links.ts';
export { makeThumbnail } from './thumbnail.ts';
export { turns } from './turns.ts';

/** The kinds of kept bytes that are served, and whether everybody may see them. */
const KINDS: Readonly<Record<string, 'open' | 'private'>> = {
  pages: 'open',
  lines: 'open',
  regions: 'open',
  previews: 'open',
  thumbnails: 'open',
  drawings: 'private',
};

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  bin: 'application/octet-stream',
};

/** Only what a picture itself needs; an SVG opened as a page runs nothing. */
const SANDBOX_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const IMMUTABLE = 'public, max-age=31536000, immutable';

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

function setHeaders(reply: FastifyReply, type: string, cache: string): void {
  reply.type(type);
  reply.header('cache-control', cache);
  reply.header('content-security-policy', SANDBOX_POLICY);
  if (!cache.startsWith('public')) return;
  // Open pictures may stand behind a content delivery host, from where the app reads their bytes.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  reply.header('access-control-allow-origin', '*');
}

/** Serves kept pictures at `/images/{kind}/{hash}.{extension}`: what is there never changes. */
export const imagesModule = fastifyPlugin<{ readonly store: ObjectStore; readonly links: PictureLinks }>(
  async (app: FastifyInstance, { store, links }) => {
    async function serve(request: FastifyRequest<ImageRequest>, reply: FastifyReply): Promise<FastifyReply> {
      const key = `${request.params.kind}/${request.params.file}`;
      const parts = parseKey(key);
      const access = KINDS[parts?.kind ?? ''];
      const type = TYPES[parts?.extension ?? ''];
      if (parts === undefined || access === undefined || type === undefined) throw notFound();
      const cache = access === 'open' ? IMMUTABLE : checkSignature(links, key, request.query);
      const kept = await store.open(key);
      if (kept === undefined) throw notFound();
      setHeaders(reply, type, cache);
      const tag = `"${parts.hash}"`;
      reply.header('etag', tag);
      if (matchesTag(request, tag)) {
        kept.stream.destroy();
        return reply.code(304).send();
      }
      return reply.header('content-length', kept.size).send(kept.stream);
    }
    app.get<ImageRequest>('/images/:kind/:file', { schema: { hide: true }, logLevel: 'warn' }, serve);
  },
);
