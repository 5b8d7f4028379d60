import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';

const MODES = ['down', 'slow', 'error', 'cut'] as const;
type Mode = (typeof MODES)[number];

/** Milliseconds that `slow` waits when not told, and at most. */
const DEFAULT_DELAY = 1_000;
const LONGEST_DELAY = 600_000;

interface Fault {
  readonly mode: Mode;
  readonly ms: number;
  left: number;
}

/** Hands out the faults that were asked for. */
export interface FaultSource {
  /** The fault that meets the next request to a target, if it is of one of these modes; it then counts as used. */
  readonly take: (target: string, modes?: readonly Mode[]) => Pick<Fault, 'mode' | 'ms'> | undefined;
}

interface FaultRequest {
  readonly target: string;
  readonly mode: Mode;
  readonly ms: number;
  readonly times: number;
}

const BODY = {
  type: 'object',
  required: ['target', 'mode'],
  additionalProperties: false,
  properties: {
    target: { type: 'string' },
    mode: { enum: MODES },
    ms: { type: 'integer', minimum: 0, maximum: LONGEST_DELAY, default: DEFAULT_DELAY },
    times: { type: 'integer', minimum: 0, default: 1 },
  },
} as const;

/**
 * Lets a stand-in fail on demand: POST /faults {target, mode, ms, times} makes the next `times` requests to the
 * target fail (1 unless told, 0 ends the fault). `down` breaks the connection, `slow` answers after `ms`, `error`
 * answers 500, `cut` does what was asked and breaks the connection before the answer. Targets that speak HTTP are the
 * first part of their path; the others take their faults themselves.
 */
export function faults(
  app: FastifyInstance,
  httpTargets: readonly string[],
  otherTargets: readonly string[],
): FaultSource {
  const pending = new Map<string, Fault>();
  const targets = [...httpTargets, ...otherTargets];
  /** Requests that are done and not answered. */
  const cut = new Set<string>();

  function take(target: string, modes: readonly Mode[] = MODES): Fault | undefined {
    const fault = pending.get(target);
    if (fault === undefined || fault.left === 0 || !modes.includes(fault.mode)) return undefined;
    fault.left -= 1;
    return fault;
  }

  async function fail(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> {
    const target = request.url.split(/[/?]/)[1] ?? '';
    const fault = httpTargets.includes(target) ? take(target) : undefined;
    if (fault === undefined) return;
    if (fault.mode === 'slow') return delay(fault.ms);
    if (fault.mode === 'cut') {
      cut.add(request.id);
      return;
    }
    if (fault.mode === 'error') return reply.code(500).send({ error: 'server_error' });
    reply.hijack();
    request.raw.socket.destroy();
  }

  app.addHook('onRequest', fail);
  app.addHook('onSend', async (request, _reply, payload) => {
    if (cut.delete(request.id)) request.raw.socket.destroy();
    return payload;
  });
  app.post<{ Body: FaultRequest }>('/faults', { schema: { body: BODY } }, (request, reply) => {
    const { target, mode, ms, times } = request.body;
    if (!targets.includes(target)) {
      return reply.code(400).send({ error: `target must be one of ${targets.join(', ')}` });
    }
    pending.set(target, { mode, ms, left: times });
    return reply.send({ target, mode, ms, times });
  });
  return { take };
}
