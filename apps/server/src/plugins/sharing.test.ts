import { describe, expect, it } from 'vitest';
import { startServer } from '../../testing/server.ts';

const ELSEWHERE = { origin: 'https://elsewhere.example' };

describe('CFG-1 an app from another origin', () => {
  it('may ask, and read how long to wait', async () => {
    const { app } = await startServer();
    const answer = await app.inject({ url: '/api/v1/categories', headers: ELSEWHERE });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-expose-headers']).toContain('retry-after');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('is told what it may send', async () => {
    const { app } = await startServer();
    const asked = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-api-key' };
    const answer = await app.inject({
      method: 'OPTIONS',
      url: '/api/v1/user/favorites',
      headers: { ...ELSEWHERE, ...asked },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-methods']).toContain('PUT');
    expect(answer.headers['access-control-allow-headers']).toContain('x-api-key');
  });

  it.each(['/api/auth/get-session', '/healthz', '/'])('never reads %s', async (url) => {
    const { app } = await startServer();
    const answer = await app.inject({ url, headers: ELSEWHERE });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});
