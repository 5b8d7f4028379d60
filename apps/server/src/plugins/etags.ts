import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Cache header of answers that are the same for everybody; a proxy may hold them longer than a browser. */
export const PUBLIC_CACHE = 'public, max-age=10, s-maxage=60';

/** Whether a caller's If-None-Match names a tag, by the weak comparison of RFC 9110. */
export function matchesTag(request: FastifyRequest, tag: string): boolean {
  const given = request.headers['if-none-match'];
  if (given === undefined) return false;
  const bare = tag.replace(/^W\//, '');
  return given.split(',').some((entry) => entry.trim().replace(/^W\//, '') === bare || entry.trim() === '*');
}

async function addTag(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isPublic = String(reply.getHeader('cache-control')).startsWith('public');
  if (typeof payload !== 'string' || !isPublic || reply.statusCode !== 200) return payload;
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
  reply.header('etag', etag);
  if (!matchesTag(request, etag)) return payload;
  reply.code(304).removeHeader('content-length');
  return '';
}

/** Gives public answers a tag of their content and answers 304 to a caller that has them. */
export const etags = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onSend', addTag);
});
