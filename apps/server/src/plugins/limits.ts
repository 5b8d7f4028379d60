import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { AddressLimit } from './address-limit.ts';
import { ApiError } from './errors.ts';
import { personOf } from './person.ts';
import { routeLimitStore } from './route-limit-store.ts';
import type { WindowCounter } from './window-counter.ts';

const WINDOW_MS = 60_000;

/** Saves of one person in five minutes: what a long time without a network left comes all at once. */
const SAVES = 300;
const SAVES_WINDOW_MS = 5 * WINDOW_MS;
/** Prints a minute of one person; calls that tell of events of one address. */
const PRINTS_PER_MINUTE = 30;
const ADDRESSES_PER_MINUTE = 5;
const EVENT_CALLS_PER_MINUTE = 240;
const REPORTS_PER_MINUTE = 10;
const POLICY_REPORTS_PER_MINUTE = 30;

function tooMany(): ApiError {
  return new ApiError(429, 'too_many_requests', 'Too many requests. Please wait a moment and try again.');
}

/** A route option that counts one person's calls; it stands behind requirePerson. */
function ofOnePerson(what: string, max: number, timeWindow = WINDOW_MS) {
  const keyGenerator = (request: FastifyRequest) => `${what} of ${personOf(request).id}`;
  return { rateLimit: { max, timeWindow, keyGenerator } };
}

/** Counts a person's saves, which carry whole pictures. */
export const saveLimit = ofOnePerson('saves', SAVES, SAVES_WINDOW_MS);

/** Counts the sheets for printing that a person asks for. */
export const printLimit = ofOnePerson('prints', PRINTS_PER_MINUTE);

/** Counts the changes of address that a person asks for, each of which is a mail to somebody. */
export const addressLimit = ofOnePerson('changes of address', ADDRESSES_PER_MINUTE);

function ofOneAddress(what: string, max: number) {
  const keyGenerator = (request: FastifyRequest) => `${what} of ${request.ip}`;
  return { rateLimit: { max, timeWindow: WINDOW_MS, keyGenerator } };
}

/** A route option that counts the calls of one address which tell of events. */
export const eventLimit = ofOneAddress('events', EVENT_CALLS_PER_MINUTE);

/** Counts the pages that are reported from one address. */
export const reportLimit = ofOneAddress('reports', REPORTS_PER_MINUTE);

/** Counts what the browsers of one address report of the content policy. */
export const policyReportLimit = ofOneAddress('policy reports', POLICY_REPORTS_PER_MINUTE);

/**
 * What one page asks for by the dozen, by the address of its route: pictures, the app's own files, and health; and the
 * events of the payment provider, which come in bursts and prove themselves.
 */
const UNCOUNTED = new Set(['/*', '/healthz', '/readyz', '/api/v1/webhooks/stripe']);

function isUncounted(route = ''): boolean {
  return UNCOUNTED.has(route) || route.startsWith('/images/');
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request by the address it came from; throws the 429 failure when there were too many. */
    limitAddress: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  }
  interface FastifyRequest {
    isCounted: boolean;
    /** Where it came from, also after the caller has hung up. */
    address: string;
  }
}

interface LimitsOptions {
  readonly addresses: AddressLimit;
  readonly counter: WindowCounter;
}

/**
 * Limits the requests of one address, before anything else is done for them. What is counted is decided by the route
 * that was found, since one address can be spelled in many ways.
 */
export const limits = fastifyPlugin<LimitsOptions>(async (app: FastifyInstance, { addresses, counter }) => {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: tooMany,
    store: routeLimitStore(counter),
  });

  async function limitAddress(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.isCounted) return;
    request.isCounted = true;
    const wait = addresses.count(request.address);
    if (wait === undefined) return;
    reply.header('retry-after', wait);
    throw tooMany();
  }

  app.decorateRequest('isCounted', false);
  app.decorateRequest('address', '');
  app.decorate('limitAddress', limitAddress);
  app.addHook('onRequest', async (request, reply) => {
    request.address = addresses.addressOf(request.raw);
    if (!isUncounted(request.routeOptions.url)) await limitAddress(request, reply);
  });
});
