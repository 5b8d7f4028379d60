import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from './errors.ts';
import { personOf } from './person.ts';

/** Calls a minute of one address, which a whole school may share; saves and prints a minute of one person. */
const CALLS_PER_MINUTE = 1200;
const SAVES_PER_MINUTE = 60;
const PRINTS_PER_MINUTE = 30;
const EVENT_CALLS_PER_MINUTE = 240;

/** A route option that counts one person's calls; it stands behind requirePerson. */
function ofOnePerson(what: string, max: number) {
  const keyGenerator = (request: FastifyRequest) => `${what} of ${personOf(request).id}`;
  return { rateLimit: { max, timeWindow: 60_000, keyGenerator } };
}

/** Counts a person's saves, which carry whole pictures. */
export const saveLimit = ofOnePerson('saves', SAVES_PER_MINUTE);

/** Counts the sheets for printing that a person asks for. */
export const printLimit = ofOnePerson('prints', PRINTS_PER_MINUTE);

/** A route option that counts the calls of one address which tell of events. */
export const eventLimit = {
  rateLimit: {
    max: EVENT_CALLS_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request: FastifyRequest) => `events of ${request.ip}`,
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
