import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** What shrinks: text of all kinds, drawings in SVG, and the runs of region maps (octet-stream). */
const SHRINKS =
  /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json|octet-stream)|image\/svg\+xml)/;
const THRESHOLD = 1024;
const BROTLI_QUALITY = 5;

/** Compresses answers worth it, by what the caller understands. */
export const compression = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(compress, {
    global: true,
    threshold: THRESHOLD,
    encodings: ['br', 'gzip'],
    customTypes: SHRINKS,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
});
