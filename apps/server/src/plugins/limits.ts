import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from './errors.ts';

/** Calls a minute of one address, which a whole school may share; and drawing saves a minute. */
const CALLS_PER_MINUTE = 1200;
const SAVES_PER_MINUTE = 60;

/** The route option that allows fewer calls: for saves, which carry whole pictures. */
export const saveLimit = { rateLimit: { max: SAVES_PER_MINUTE, timeWindow: 60_000 } };

/** Limits the calls of one address; pictures and the app's own files are not counted. */
export const limits = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: 60_000,
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: () =>
      new ApiError(429, 'too_many_requests', 'Too many requests. Please wait a moment and try again.'),
  });
});
