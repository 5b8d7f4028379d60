import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exchange } from './exchange.ts';
import { rejectionOf } from './testing.ts';

const NEVER = new Promise<never>(() => undefined);
const hangingBody = () => new Response(new ReadableStream({ pull: () => NEVER }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['answer', NEVER],
  ['body', Promise.resolve(hangingBody())],
] as const)('REQ-1 FIND-4 gives up a request whose %s hangs when its time is over', async (_what, answer) => {
  vi.stubGlobal('fetch', () => answer);
  const failure = rejectionOf(exchange(new Request('http://localhost/a'), 15_000));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await failure).toMatchObject({ status: 408, type: 'timeout' });
});

it('REQ-2 leaves a request that its caller no longer wants', async () => {
  vi.stubGlobal('fetch', () => NEVER);
  const caller = new AbortController();
  const { signal } = caller;
  const call = exchange(new Request('http://localhost/a', { signal }), 15_000);
  caller.abort(new Error('gone'));
  await expect(call).rejects.toThrow('gone');
});

it.each([101, 103, 204, 205, 304])('gives an answer of %i without a body', async (status) => {
  vi.stubGlobal(
    'Response',
    class extends Response {
      constructor(body: BodyInit | null, init?: ResponseInit) {
        // Node makes no answers of 1xx; what matters is that none is given a body.
        super(body, { ...init, status: 200 });
      }
    },
  );
  const bare = {
    status,
    statusText: '',
    headers: new Headers(),
    arrayBuffer: async () => new ArrayBuffer(0),
  };
  vi.stubGlobal('fetch', async () => bare);
  expect((await exchange(new Request('http://localhost/a'), 15_000)).body).toBeNull();
});

it('leaves no timer and no listener behind', async () => {
  vi.stubGlobal('fetch', async () => new Response('all'));
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener');
  const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener');
  const answer = await exchange(new Request('http://localhost/a'), 15_000);
  expect(await answer.text()).toBe('all');
  expect(vi.getTimerCount()).toBe(0);
  const [[name, listener]] = added.mock.calls as [[string, () => void]];
  expect(name).toBe('abort');
  expect(removed).toHaveBeenCalledWith('abort', listener);
  vi.restoreAllMocks();
});
