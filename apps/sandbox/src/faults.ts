import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';

const MODES = ['down', 'slow', 'error'] as const;
type Mode = (typeof MODES)[number];

/** Milliseconds that `slow` waits when not told, and at most. */
const DEFAULT_DELAY = 1_000;
const LONGEST_DELAY = 600_000;

interface Fault {
  readonly mode: Mode;
  readonly ms: number;
  left: number;
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
 * answers 500. Targets are the first part of a stand-in's path.
 */
export function faults(app: FastifyInstance, targets: readonly string[]): void {
  const pending = new Map<string, Fault>();

  async function fail(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> {
    const fault = pending.get(request.url.split(/[/?]/)[1] ?? '');
    if (fault === undefined || fault.left === 0) return;
    fault.left -= 1;
    if (fault.mode === 'slow') return delay(fault.ms);
    if (fault.mode === 'error') return reply.code(500).send({ error: 'server_error' });
    reply.hijack();
    request.raw.socket.destroy();
  }

  app.addHook('onRequest', fail);
  app.post<{ Body: FaultRequest }>('/faults', { schema: { body: BODY } }, (request, reply) => {
    const { target, mode, ms, times } = request.body;
    if (!targets.includes(target)) {
      return reply.code(400).send({ error: `target must be one of ${targets.join(', ')}` });
    }
    pending.set(target, { mode, ms, left: times });
    return reply.send({ target, mode, ms, times });
  });
}
