import { describe, expect, it } from 'vitest';
import { startSandbox } from '../testing/sandbox.ts';

async function setFault(origin: string, fault: unknown): Promise<Response> {
  return fetch(`${origin}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
}

function discovery(origin: string, provider: string): Promise<Response> {
  return fetch(`${origin}/${provider}/.well-known/openid-configuration`);
}

describe('POST /faults', () => {
  it('breaks the connection of the named stand-in only, as often as told', async () => {
    const { origin } = await startSandbox();
    expect((await setFault(origin, { target: 'google', mode: 'down', times: 2 })).status).toBe(200);
    await expect(discovery(origin, 'google')).rejects.toThrow();
    expect((await discovery(origin, 'yahoo')).status).toBe(200);
    await expect(discovery(origin, 'google')).rejects.toThrow();
    expect((await discovery(origin, 'google')).status).toBe(200);
  });

  it('answers 500 once when no number is told', async () => {
    const { origin } = await startSandbox();
    await setFault(origin, { target: 'yahoo', mode: 'error' });
    expect((await discovery(origin, 'yahoo')).status).toBe(500);
    expect((await discovery(origin, 'yahoo')).status).toBe(200);
  });

  it('answers late, but right', async () => {
    const { origin } = await startSandbox();
    await setFault(origin, { target: 'google', mode: 'slow', ms: 50 });
    const order: string[] = [];
    await Promise.all([
      discovery(origin, 'google').then(() => order.push('slow')),
      discovery(origin, 'yahoo').then(() => order.push('quick')),
    ]);
    expect(order).toEqual(['quick', 'slow']);
  });

  it('ends a fault with times 0', async () => {
    const { origin } = await startSandbox();
    await setFault(origin, { target: 'google', mode: 'error', times: 9 });
    await setFault(origin, { target: 'google', mode: 'error', times: 0 });
    expect((await discovery(origin, 'google')).status).toBe(200);
  });

  it.each([
    { target: 'nobody', mode: 'down' },
    { target: 'google', mode: 'asleep' },
    { target: 'google', mode: 'slow', ms: -1 },
    { target: 'google', mode: 'down', times: 'often' },
    { mode: 'down' },
    'down',
  ])('refuses %j', async (fault) => {
    const { origin } = await startSandbox();
    const response = await setFault(origin, fault);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('error');
  });
});
