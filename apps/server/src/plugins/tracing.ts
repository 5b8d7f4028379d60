import { defaultTextMapGetter, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const SERVICE = 'inkbloom';

interface TracingOptions {
  /** Where an OpenTelemetry collector takes traces in over HTTP. */
  readonly url: string;
  readonly version: string;
}

/** Sends a trace of each request to a collector, as part of the trace that its caller began. */
export const tracing = fastifyPlugin<TracingOptions>(async (app: FastifyInstance, { url, version }) => {
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer(SERVICE, version);
  const callers = new W3CTraceContextPropagator();
  const spans = new WeakMap<FastifyRequest, Span>();

  function end(request: FastifyRequest): void {
    spans.get(request)?.end();
    spans.delete(request);
  }

  app.addHook('onRequest', async (request) => {
    const { method, routeOptions, headers, id } = request;
    const route = routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': method, 'http.route': route, 'inkbloom.request_id': id };
    const begun = callers.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    const options = { kind: SpanKind.SERVER, attributes };
    spans.set(request, tracer.startSpan(`${method} ${route}`, options, begun));
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    end(request);
  });
  app.addHook('onRequestAbort', async (request) => end(request));
  app.addHook('onClose', () => provider.shutdown());
});
