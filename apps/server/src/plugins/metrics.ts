import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AnswerCache } from './answer-cache.ts';

const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Figures that are read when somebody asks for them. */
export interface GaugeSource {
  /** What each figure tells, by its name. */
  readonly helps: Readonly<Record<string, string>>;
  /** The figures; one that there is not is undefined. */
  readonly read: () => Promise<Readonly<Record<string, number | undefined>>>;
}

interface MetricsOptions {
  readonly port: number;
  readonly cache: AnswerCache;
  readonly gauges: GaugeSource;
  readonly version: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a report of a browser about the content policy. */
    countPolicyReport?: (directive: string) => void;
  }
}

async function listen(
  port: number,
  write: () => Promise<string>,
  type: string,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    write().then(
      (text) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

/** Gives the function that reads the gauges anew; while they cannot be read, none of them is there. */
function openGauges(registry: Registry, source: GaugeSource): () => Promise<void> {
  const registers = [registry];
  const isRead = new Gauge({
    name: 'inkbloom_state_read',
    help: 'Whether the figures of the installation could be read.',
    registers,
  });
  const gauges = Object.entries(source.helps).map(([name, help]) => new Gauge({ name, help, registers }));
  const names = Object.keys(source.helps);
  return async () => {
    const figures = await source.read().catch(() => undefined);
    isRead.set(figures === undefined ? 0 : 1);
    for (const [at, gauge] of gauges.entries()) {
      const value = figures?.[names[at]!];
      gauge.remove();
      if (value !== undefined) gauge.set(value);
    }
  };
}

/** Measures every request and serves the measurements to Prometheus on a port of this machine only. */
export const metrics = fastifyPlugin<MetricsOptions>(async (app: FastifyInstance, options) => {
  const { port, cache, gauges, version } = options;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds a request took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers,
  });
  new Gauge({
    name: 'inkbloom_build_info',
    help: 'The version that runs.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  const reports = new Counter({
    name: 'inkbloom_policy_reports_total',
    help: 'What browsers refused by the content policy, by directive.',
    labelNames: ['directive'],
    registers,
  });
  const refresh = openGauges(registry, gauges);
  app.decorate('countPolicyReport', (directive: string) => reports.inc({ directive }));
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  cache.onHit(({ route, status, ms }) => duration.observe({ method: 'GET', route, status }, ms / 1000));
  async function write(): Promise<string> {
    await refresh();
    return registry.metrics();
  }
  const stop = await listen(port, write, registry.contentType);
  app.addHook('onClose', stop);
});
