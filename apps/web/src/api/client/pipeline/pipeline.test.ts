import { EMERGENCY_LIMITS, PRODUCTION_LIMITS } from '../runtime-presets.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPipeline } from './pipeline.ts';
import { rejectionOf, pipelineWith, stubNetwork } from './testing.ts';

const ok = () => new Response('{}');
const broken = () => new Response('', { status: 500 });

/** Lets everything that waits for no clock happen. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the numbers', () => {
  it('REQ-1 are those of the specification', () => {
    expect(PRODUCTION_LIMITS).toEqual({
      timeout: 15_000,
      retryAttempts: 3,
      queueLimit: 50,
      concurrentRequestLimit: 6,
      circuitBreakerThreshold: 5,
      rateLimitPerMinute: 100,
    });
  });
});

describe('the time limit', () => {
  it('REQ-1 REQ-3 gives a request up after 15 seconds with 408', async () => {
    stubNetwork();
    const { send } = pipelineWith();
    let failed = false;
    const failure = rejectionOf(send('a')).finally(() => (failed = true));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(failed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ status: 408, code: 408, type: 'timeout' });
  });
});

describe('the watch over its speed', () => {
  it.each([
    [200, false],
    [404, false],
    [499, false],
    [500, true],
    [503, true],
  ])('REQ-7 is told of an answer of %i as a failure: %s', async (status, isFailure) => {
    stubNetwork(({ answer }) => answer(new Response('', { status })));
    const told = vi.fn();
    const pipeline = createPipeline(() => PRODUCTION_LIMITS, told);
    const meta = { endpoint: 'GET /a', priority: 0, timeout: 1000 };
    await pipeline.send(new Request('http://localhost/a'), meta);
    expect(told.mock.calls).toEqual([[0, isFailure]]);
  });

  it('REQ-7 is told of an answer that never came, and not of one that nobody waits for', async () => {
    stubNetwork();
    const told = vi.fn();
    const pipeline = createPipeline(() => PRODUCTION_LIMITS, told);
    const meta = { endpoint: 'GET /a', priority: 0, timeout: 1000 };
    const caller = new AbortController();
    const { signal } = caller;
    const left = pipeline.send(new Request('http://localhost/a', { signal }), meta);
    const failed = rejectionOf(pipeline.send(new Request('http://localhost/a'), meta));
    await settle();
    caller.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    await failed;
    expect(told.mock.calls).toEqual([[1000, true]]);
  });
});

describe('emergency mode', () => {
  it.each([
    ['on', PRODUCTION_LIMITS, EMERGENCY_LIMITS],
    ['off', EMERGENCY_LIMITS, PRODUCTION_LIMITS],
  ])('REQ-5 turned %s closes no open breaker', async (_word, before, after) => {
    const sent = stubNetwork(({ answer }) => answer(broken()));
    let limits = before;
    const pipeline = createPipeline(() => limits);
    const send = () =>
      pipeline.send(new Request('http://localhost/a'), { endpoint: 'GET /a', priority: 0, timeout: 1000 });
    for (let count = 0; count < before.circuitBreakerThreshold; count += 1) await send();
    limits = after;
    expect(await rejectionOf(send())).toMatchObject({ type: 'breaker' });
    expect(sent).toHaveLength(before.circuitBreakerThreshold);
  });
});

describe('the queue', () => {
  it('REQ-1 lets six out at once and 50 wait; the next is refused at once', async () => {
    const sent = stubNetwork();
    const { send } = pipelineWith();
    const calls = Array.from({ length: 56 }, (_, n) => send(`p${n}`));
    await settle();
    expect(sent).toHaveLength(6);
    expect(await rejectionOf(send('one-more'))).toMatchObject({
      status: 503,
      type: 'busy',
      message: 'System is busy. Please try again in a few seconds.',
    });
    for (let at = 0; at < 56; at += 1) {
      sent[at]?.answer(ok());
      await settle();
    }
    expect((await Promise.all(calls)).every(({ status }) => status === 200)).toBe(true);
  });

  it('REQ-2 sends POST and DELETE before GET', async () => {
    const sent = stubNetwork();
    const { send } = pipelineWith({ concurrentRequestLimit: 1 });
    const calls = [send('first'), send('get', 0), send('post', 1), send('get2', 0), send('delete', 1)];
    for (let at = 0; at < calls.length; at += 1) {
      await settle();
      sent[at]?.answer(ok());
    }
    await Promise.all(calls);
    const names = sent.map(({ url }) => url.split('/').at(-1));
    expect(names).toEqual(['first', 'post', 'delete', 'get', 'get2']);
  });

  it('REQ-2 lets a place in the line expire after twice the time limit', async () => {
    stubNetwork();
    const { send } = pipelineWith({ concurrentRequestLimit: 1 });
    // An own, longer limit keeps the line standing.
    const long = rejectionOf(send('long', 0, 100_000));
    const waiting = rejectionOf(send('waiting'));
    let failed = false;
    void waiting.finally(() => (failed = true));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(failed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toMatchObject({ status: 408, message: 'Request timeout in queue' });
    await vi.advanceTimersByTimeAsync(100_000);
    await long;
  });

  it('lets a caller leave the line', async () => {
    const sent = stubNetwork();
    const { send } = pipelineWith({ concurrentRequestLimit: 1 });
    const first = send('first');
    const leaving = new AbortController();
    const left = send('left', 0, undefined, leaving.signal).catch((error: Error) => error.name);
    await settle();
    leaving.abort();
    expect(await left).toBe('AbortError');
    sent[0]?.answer(ok());
    await first;
    await settle();
    expect(sent).toHaveLength(1);
  });

  it('ERR-2 is emptied with the limits when the server asked for less', async () => {
    stubNetwork((sent) => sent.answer(ok()));
    const { pipeline, send } = pipelineWith({ rateLimitPerMinute: 1 });
    await send('a');
    expect(await rejectionOf(send('a'))).toMatchObject({ status: 429 });
    pipeline.clearQueueAndWindows();
    expect((await send('a')).status).toBe(200);
  });

  it('ERR-2 tells those who waited that the system is busy', async () => {
    const sent = stubNetwork();
    const { pipeline, send } = pipelineWith({ concurrentRequestLimit: 1 });
    const first = send('first');
    const waiting = rejectionOf(send('waiting'));
    await settle();
    pipeline.clearQueueAndWindows();
    expect(await waiting).toMatchObject({ type: 'busy' });
    sent[0]?.answer(ok());
    expect((await first).status).toBe(200);
  });
});

describe('the window of an endpoint', () => {
  it('REQ-1 REQ-3 refuses the 101st request of a minute at once, and lets it pass a minute after the first', async () => {
    const sent = stubNetwork((one) => one.answer(ok()));
    const { send } = pipelineWith();
    for (let n = 0; n < 100; n += 1) await send(`list?n=${n}`);
    expect(await rejectionOf(send('list'))).toMatchObject({
      status: 429,
      type: 'rate',
      message: 'Too many requests. Please wait a moment before trying again.',
    });
    expect(sent).toHaveLength(100);
    expect((await send('other')).status).toBe(200);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(await rejectionOf(send('list'))).toMatchObject({ status: 429 });
    await vi.advanceTimersByTimeAsync(1);
    expect((await send('list')).status).toBe(200);
  });
});

/** Fails often enough to open the breaker. */
async function open(send: (name: string) => Promise<Response>) {
  for (let n = 0; n < 5; n += 1) await send('a');
}

describe('the breaker of an endpoint', () => {
  it('REQ-1 REQ-3 opens after five failures for 30 seconds, for that endpoint alone', async () => {
    const sent = stubNetwork((one) => one.answer(one.url.endsWith('/a') ? broken() : ok()));
    const { send } = pipelineWith();
    await open(send);
    expect(await rejectionOf(send('a'))).toMatchObject({
      status: 503,
      type: 'breaker',
      message: 'Service is temporarily unavailable. Please try again in a moment.',
    });
    expect(sent).toHaveLength(5);
    expect((await send('b')).status).toBe(200);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(await rejectionOf(send('a'))).toMatchObject({ type: 'breaker' });
  });

  it('REQ-1 half-opens after 30 seconds: a success closes it, a failure opens it again', async () => {
    let isWell = false;
    stubNetwork((one) => one.answer(isWell ? ok() : broken()));
    const { send } = pipelineWith();
    await open(send);
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await send('a')).status).toBe(500);
    expect(await rejectionOf(send('a'))).toMatchObject({ type: 'breaker' });
    isWell = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await send('a')).status).toBe(200);
    expect((await send('a')).status).toBe(200);
  });

  it('REQ-2 half-opens at once for a person who tries again', async () => {
    let isWell = false;
    stubNetwork((one) => one.answer(isWell ? ok() : broken()));
    const { pipeline, send } = pipelineWith();
    await open(send);
    isWell = true;
    expect(await rejectionOf(send('a'))).toMatchObject({ type: 'breaker' });
    pipeline.halfOpen();
    expect((await send('a')).status).toBe(200);
    expect((await send('a')).status).toBe(200);
  });

  it('GAL-11 counts nothing while the device has no network: a save says so, and not that the server is away', async () => {
    const sent = stubNetwork((one) => one.fail());
    const { send } = pipelineWith();
    vi.stubGlobal('navigator', { onLine: false });
    for (let n = 0; n < 7; n += 1) expect(await rejectionOf(send('a'))).toMatchObject({ type: 'network' });
    expect(sent).toHaveLength(7);
  });

  it('counts lost connections, and neither refusals nor cancelled calls', async () => {
    const sent = stubNetwork((one) => one.answer(new Response('', { status: 404 })));
    const { send } = pipelineWith();
    for (let n = 0; n < 8; n += 1) await send('a');
    expect(sent).toHaveLength(8);
    vi.unstubAllGlobals();
    stubNetwork((one) => one.fail());
    for (let n = 0; n < 5; n += 1) expect(await rejectionOf(send('c'))).toMatchObject({ type: 'network' });
    expect(await rejectionOf(send('c'))).toMatchObject({ type: 'breaker' });
  });
});
