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
