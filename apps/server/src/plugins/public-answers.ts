import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { AnswerCache, PublicAnswer } from './answer-cache.ts';
import { encodingFor } from './encodings.ts';
import { matchesTag, tagOf } from './etags.ts';

/** Shorter answers are not worth compressing. */
const COMPRESSED_FROM = 1024;
/** Headers of one answer alone. */
const OF_ONE_ANSWER = new Set(['x-request-id', 'content-length', 'content-encoding']);

function sharedHeaders(reply: FastifyReply): Record<string, string> {
  const headers = Object.entries(reply.getHeaders()).filter(([name]) => !OF_ONE_ANSWER.has(name));
  return Object.fromEntries(headers.map(([name, value]) => [name, String(value)]));
}

function addVary(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
}

function isPublic(reply: FastifyReply): boolean {
  const caching = String(reply.getHeader('cache-control'));
  return reply.statusCode === 200 && caching.startsWith('public') && !reply.hasHeader('set-cookie');
}

/**
 * Gives public answers a tag of their content, answers 304 to a caller who has them, and keeps them compressed for
 * whoever asks next.
 */
export const publicAnswers = fastifyPlugin<{ readonly cache: AnswerCache }>(
  async (app: FastifyInstance, { cache }) => {
    async function send(request: FastifyRequest, reply: FastifyReply, text: string): Promise<Buffer> {
      const isCompressed = text.length >= COMPRESSED_FROM;
      const encoding = isCompressed ? encodingFor(request.headers['accept-encoding']) : 'identity';
      const tag = tagOf(text);
      reply.header('etag', tag);
      if (isCompressed) addVary(reply);
      const route = request.routeOptions.url ?? '';
      const answer: PublicAnswer = { route, tag, headers: sharedHeaders(reply), isCompressed };
      const url = request.raw.url ?? '';
      const body = await cache.bodyOf(url, answer, text, encoding);
      cache.keep(url, answer, encoding, body);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return body;
    }

    app.addHook('onSend', async (request, reply, payload) => {
      if (typeof payload !== 'string' || !isPublic(reply)) return payload;
      const tag = tagOf(payload);
      if (!matchesTag(request, tag)) return send(request, reply, payload);
      reply.code(304).header('etag', tag).removeHeader('content-length');
      return '';
    });
  },
);
