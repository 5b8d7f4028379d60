import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from './errors.ts';
import { personOf } from './person.ts';

/** Calls a minute of one address, which a whole school may share; and saves a minute of one person. */
const CALLS_PER_MINUTE = 1200;
const SAVES_PER_MINUTE = 60;

/** The route option that counts a person's saves, which carry whole pictures; it stands behind requirePerson. */
export const saveLimit = {
  rateLimit: {
    max: SAVES_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request: FastifyRequest) => `saves of ${personOf(request).id}`,
  },
};

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
