import { getActivity, listActivities } from '@inkbloom/contracts/activities';
import { deleteDrawing, saveDrawing } from '@inkbloom/contracts/drawings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client.ts';
import { rejectionOf, stubNetwork } from './testing.ts';

const SECOND = 1000;
const emptyPage = {
  success: true,
  data: [],
  pagination: { page: 1, limit: 50, total: 0, pages: 0, hasNext: false, hasPrev: false },
};

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** A client with the shipped numbers, and how often it asked. */
function connect(onSend: (count: number) => Response | 'cut') {
  let count = 0;
  const sent = stubNetwork((one) => {
    const outcome = onSend((count += 1));
    if (outcome === 'cut') one.fail();
    else one.answer(outcome);
  });
  return { send: createClient({ base: 'http://localhost/', version: '1' }), sent };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the back-off', () => {
  it('REQ-2 waits one second, two, four, each with up to one more by chance', async () => {
    const { send, sent } = connect(() => answer(503, {}));
    const failure = rejectionOf(send(listActivities));
    for (const [wait, count] of [
      [0, 1],
      [1499, 1],
      [1, 2],
      [2499, 2],
      [1, 3],
      [4499, 3],
      [1, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(wait);
      expect(sent).toHaveLength(count);
    }
    expect(await failure).toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(600 * SECOND);
    expect(sent).toHaveLength(4);
  });

  it('REQ-2 never waits longer than 60 seconds', async () => {
    const { sent } = connect(() => answer(503, {}));
    // A breaker that never opens, to see the seventh wait: 64 seconds and a half without the limit.
    const patient = createClient({
      base: 'http://localhost/',
      version: '1',
      limits: () => ({
        timeout: 15_000,
        retryAttempts: 8,
        queueLimit: 50,
        concurrentRequestLimit: 6,
        circuitBreakerThreshold: 1000,
        rateLimitPerMinute: 100,
      }),
    });
    const failure = rejectionOf(patient(listActivities));
    await vi.advanceTimersByTimeAsync((1.5 + 2.5 + 4.5 + 8.5 + 16.5 + 32.5) * SECOND);
    expect(sent).toHaveLength(7);
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(sent).toHaveLength(8);
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(await failure).toMatchObject({ status: 503 });
  });

  it('REQ-2 gives way to what a 429 asks for', async () => {
    const { send, sent } = connect((count) =>
      count === 1 ? answer(429, {}, { 'retry-after': '7' }) : answer(200, emptyPage),
    );
    const call = send(listActivities);
    await vi.advanceTimersByTimeAsync(7 * SECOND - 1);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(sent).toHaveLength(2);
  });

  it('REQ-2 backs off as usual from a 429 that asks for nothing', async () => {
    const { send, sent } = connect((count) => (count === 1 ? answer(429, {}) : answer(200, emptyPage)));
    const call = send(listActivities);
    await vi.advanceTimersByTimeAsync(1500);
    await call;
    expect(sent).toHaveLength(2);
  });

  it('REQ-2 tells the person at once when a 429 asks for more than a minute', async () => {
    const { send, sent } = connect(() => answer(429, {}, { 'retry-after': '3600' }));
    expect(await rejectionOf(send(listActivities))).toMatchObject({ status: 429 });
    expect(sent).toHaveLength(1);
  });
});

describe('what is tried again', () => {
  it('REQ-8 a GET and a DELETE whose connection was cut', async () => {
    const { send, sent } = connect((count) =>
      count % 2 ? 'cut' : answer(200, count === 2 ? emptyPage : { success: true, data: { id: 'd' } }),
    );
    const list = send(listActivities);
    await vi.advanceTimersByTimeAsync(1500);
    await list;
    const removed = send(deleteDrawing, { params: { id: 'd' } });
    await vi.advanceTimersByTimeAsync(1500);
    await removed;
    expect(sent).toHaveLength(4);
  });

  it('GAL-11 nothing where the browser knows that there is no network: the person is told at once', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { send, sent } = connect(() => 'cut');
    expect(await rejectionOf(send(listActivities))).toMatchObject({ status: 0 });
    expect(sent).toHaveLength(1);
  });

  it('REQ-8 a POST that carries an idempotency key, and no other', async () => {
    const saved = { drawingId: 'd', revision: 1, savedAt: '2026-01-01T00:00:00Z' };
    const { send, sent } = connect((count) =>
      count === 2 ? answer(200, { success: true, data: saved }) : 'cut',
    );
    const call = send(saveDrawing, { body: { idempotencyKey: 'key-12345' } });
    await vi.advanceTimersByTimeAsync(1500);
    await call;
    expect(sent).toHaveLength(2);
    expect(await rejectionOf(send(saveDrawing, { body: {} }))).toMatchObject({ status: 0 });
    expect(sent).toHaveLength(3);
  });

  it('REQ-8 never a save that was answered', async () => {
    const saved = { drawingId: 'd', revision: 1, savedAt: '2026-01-01T00:00:00Z' };
    const { send, sent } = connect(() => answer(200, { success: true, data: saved }));
    await send(saveDrawing, { body: { idempotencyKey: 'key-12345' } });
    await vi.advanceTimersByTimeAsync(600 * SECOND);
    expect(sent).toHaveLength(1);
  });
});

/** A client whose requests wait for the test to answer them. */
function held() {
  const sent = stubNetwork();
  return { sent, send: createClient({ base: 'http://localhost/', version: '1' }) };
}

describe('identical questions', () => {
  it('REQ-2 in flight share one request', async () => {
    const { sent, send } = held();
    const calls = [
      send(listActivities, { query: { page: 1 } }),
      send(listActivities, { query: { page: 1, search: '' } }),
      send(listActivities, { query: { page: 2 } }),
    ];
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(2);
    for (const one of sent) one.answer(answer(200, emptyPage));
    await Promise.all(calls);
    const later = send(listActivities, { query: { page: 1 } });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(3);
    sent[2]?.answer(answer(200, emptyPage));
    await later;
  });

  it('REQ-2 in the names of different people stay apart', async () => {
    const { sent, send } = held();
    const calls = [send(listActivities, { token: 'ada' }), send(listActivities, { token: 'mira' })];
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(2);
    for (const one of sent) one.answer(answer(200, emptyPage));
    await Promise.all(calls);
  });

  it('go on for those who stay when one leaves, and end when all have left', async () => {
    const { sent, send } = held();
    const [one, two] = [new AbortController(), new AbortController()];
    const leaves = send(getActivity, { params: { id: 'x' }, signal: one.signal }).catch(
      (error: Error) => error.name,
    );
    const stays = send(getActivity, { params: { id: 'x' }, signal: two.signal }).catch(
      (error: Error) => error.name,
    );
    await vi.advanceTimersByTimeAsync(0);
    one.abort();
    expect(await leaves).toBe('AbortError');
    two.abort();
    expect(await stays).toBe('AbortError');
    const again = send(getActivity, { params: { id: 'x' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(2);
    sent[1]?.answer(
      answer(404, { success: false, error: 'activity_not_found', message: 'No.', requestId: 'r' }),
    );
    expect(await rejectionOf(again)).toMatchObject({ code: 'activity_not_found' });
  });
});
