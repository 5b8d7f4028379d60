import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../scripts/ports.ts';
import { startServer } from '../../testing/server.ts';

interface Export {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly name: string;
        readonly traceId: string;
        readonly attributes: object[];
      }[];
    }[];
  }[];
}

/** A collector that keeps what it is sent. */
async function startCollector() {
  const taken: Export[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => void (body += text));
    request.on('end', () => {
      taken.push(JSON.parse(body) as Export);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const spans = () =>
    taken.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  return { url: `http://127.0.0.1:${port}`, spans };
}

it('a request is traced to the collector that the variable names, as part of its caller’s trace', async () => {
  const collector = await startCollector();
  const { app } = await startServer({ variables: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  const { headers: answered } = await app.inject({ url: '/api/v1/activities/nothing', headers });
  await app.close(); // sends what was not sent yet
  const [span] = collector.spans();
  expect(span).toMatchObject({ name: 'GET /api/v1/activities/:id', traceId });
  expect(JSON.stringify(span?.attributes)).toContain(String(answered['x-request-id']));
  expect(JSON.stringify(span?.attributes)).toContain('"http.response.status_code","value":{"intValue":404}');
});
