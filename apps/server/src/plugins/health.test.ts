import { describe, expect, it } from 'vitest';
import { freePort } from '../../../../scripts/ports.ts';
import { startServer } from '../../testing/server.ts';

describe('health', () => {
  it('tells that the process lives before it can serve', async () => {
    const progress = { done: 1, total: 10, hasFirstPages: false };
    const { app } = await startServer({ progress });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ ready: false, database: true, pages: { done: 1, total: 10 } });
  });

  it('tells when it can serve, although the catalogue is still growing', async () => {
    const { app } = await startServer({ progress: { done: 4, total: 10, hasFirstPages: true } });
    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toMatchObject({ ready: true, pages: { done: 4, total: 10 } });
  });
});

describe('measurements', () => {
  it('are served on a port of their own, by route', async () => {
    const port = await freePort();
    const { app } = await startServer({ variables: { METRICS_PORT: String(port) } });
    await app.inject('/api/v1/activities/nothing');
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(await answer.text()).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/v1/activities/:id",status="404"} 1',
    );
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await app.inject('/metrics')).statusCode).toBe(404);
  });
});

describe('the description of the API', () => {
  it('names every call with its schema', async () => {
    const { app } = await startServer();
    const { openapi, paths } = (await app.inject('/api/v1/openapi.json')).json<{
      openapi: string;
      paths: Record<string, Record<string, object>>;
    }>();
    expect(openapi).toMatch(/^3\.1/);
    for (const path of [
      '/api/v1/activities',
      '/api/v1/activities/search',
      '/api/v1/activities/featured',
      '/api/v1/activities/{id}',
      '/api/v1/categories',
      '/api/v1/configuration',
      '/api/v1/drawings',
      '/api/v1/users/init',
      '/api/drawings/save',
    ]) {
      expect(Object.keys(paths)).toContain(path);
    }
    expect(JSON.stringify(paths['/api/drawings/save'])).toContain('drawingData');
    expect(paths).not.toHaveProperty('/healthz');
  });
});
