import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { missing, StripeFailure } from './failure.ts';
import { type Fields, nested, textOf } from './form.ts';

/** One call: gives the object that is answered, or throws StripeFailure. */
export type Call = (ctx: Context, fields: Fields, id: string) => unknown;

interface ApiRequest {
  Params: { id?: string };
}

const LIST_LIMIT = 10;
const MAX_LIST_LIMIT = 100;

/** A list as the API gives it: newest first, a page at a time. */
export function listAnswer(
  entries: readonly { readonly id: string; readonly created: number }[],
  fields: Fields,
) {
  const sorted = entries.toReversed().toSorted((a, b) => b.created - a.created);
  const after = textOf(fields, 'starting_after');
  const from = after === undefined ? 0 : sorted.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) throw missing('object', after);
  const limit = Math.min(MAX_LIST_LIMIT, Number(textOf(fields, 'limit') ?? LIST_LIMIT));
  return {
    object: 'list',
    data: sorted.slice(from, from + limit),
    has_more: sorted.length > from + limit,
    url: '/v1',
  };
}

function fieldsOfRequest(request: FastifyRequest): Fields {
  const { body } = request;
  const query = new URL(request.url, 'http://localhost').searchParams;
  // A DELETE has an empty form and says what it wants in its address.
  return nested(body instanceof URLSearchParams && body.size > 0 ? body : query);
}

function checkKey(request: FastifyRequest): void {
  const key = /^Bearer (sk|rk)_\w+$/.exec(request.headers.authorization ?? '');
  if (key === null) throw new StripeFailure(401, 'Invalid API Key provided.');
}

function answerFailure(reply: FastifyReply, failure: StripeFailure): FastifyReply {
  const { type, code, message, param } = failure;
  return reply.code(failure.status).send({ error: { type, code, message, param } });
}

/** The answer of a call; the same again for a request that carries the same idempotency key. */
function answerOnce(ctx: Context, request: FastifyRequest, work: () => unknown) {
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  if (typeof key !== 'string') return { status: 200, body: work() };
  const content = request.body instanceof URLSearchParams ? request.body.toString() : '';
  const hash = createHash('sha256').update(`${request.url}\n${content}`).digest('hex');
  const kept = ctx.state.answers[key];
  if (kept !== undefined && kept.request !== hash) {
    const message = `Keys for idempotent requests can only be used with the same parameters (${key}).`;
    throw new StripeFailure(400, message, { type: 'idempotency_error' });
  }
  if (kept !== undefined) return kept;
  const answer = { request: hash, status: 200, body: structuredClone(work()) };
  ctx.state.answers[key] = answer;
  return answer;
}

/** Mounts calls, given as `POST /v1/customers`, below the stand-in's own path. */
export function mountCalls(app: FastifyInstance, ctx: Context, calls: Readonly<Record<string, Call>>): void {
  for (const [name, call] of Object.entries(calls)) {
    const [method = '', path = ''] = name.split(' ');
    app.route<ApiRequest>({
      method,
      url: `/stripe${path}`,
      async handler(request, reply) {
        try {
          checkKey(request);
          const run = () => call(ctx, fieldsOfRequest(request), request.params.id ?? '');
          const { status, body } = answerOnce(ctx, request, run);
          const text = JSON.stringify(body);
          await ctx.save();
          return await reply.code(status).type('application/json').send(text);
        } catch (error) {
          if (error instanceof StripeFailure) return answerFailure(reply, error);
          throw error;
        }
      },
    });
  }
}
