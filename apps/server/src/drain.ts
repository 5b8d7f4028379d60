import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 100;

/**
 * Takes no new connections and waits for the requests under way. Connections that are kept alive are closed as soon as
 * they are idle, and all others when the limit is over.
 */
export async function drain(app: FastifyInstance, limitMs: number): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const limit = setTimeout(() => app.server.closeAllConnections(), limitMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(limit);
  }
}
