import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../testing/sandbox.ts';
import { startServer } from '../../../testing/server.ts';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

describe('subscriptions, while none can be bought', () => {
  it('SRV-3 have no details but the streams of the profile', async () => {
    const server = await startServer({ sandbox: sandbox.origin });
    const ada = await server.signIn('ada@example.org');
    const answer = await server.app.inject({ url: '/api/v1/subscriptions/details', headers: { ...ada } });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toEqual({
      success: true,
      data: { activeSubscription: null, pendingRequest: null, userProfile: { subscribedStreams: [] } },
    });
  });

  it('SRV-3 are for signed-in people', async () => {
    const { app } = await startServer({ sandbox: sandbox.origin });
    const answer = await app.inject('/api/v1/subscriptions/details');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: 'user_not_authenticated' });
  });

  it('SRV-3 offer no stream, to guests too', async () => {
    const { app } = await startServer();
    const answer = await app.inject('/api/v1/subscriptions/streams');
    expect(answer.json()).toEqual({ success: true, data: [] });
  });
});
