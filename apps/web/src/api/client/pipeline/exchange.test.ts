import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takePrefetched } from '../prefetched.ts';
import { exchange } from './exchange.ts';
import { failureOf } from './testing.ts';

vi.mock('../prefetched.ts', () => ({ takePrefetched: vi.fn<() => Promise<Response>>() }));

const NEVER = new Promise<never>(() => undefined);
const hangingBody = () => new Response(new ReadableStream({ pull: () => NEVER }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['answer', NEVER],
  ['body', Promise.resolve(hangingBody())],
] as const)('REQ-1 gives up an early request whose %s hangs when its time is over', async (_what, answer) => {
  vi.mocked(takePrefetched).mockReturnValue(answer);
  const failure = failureOf(exchange(new Request('http://localhost/a'), 15_000));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await failure).toMatchObject({ status: 408, type: 'timeout' });
});

it('REQ-2 leaves an early request that its caller no longer wants', async () => {
  vi.mocked(takePrefetched).mockReturnValue(NEVER);
  const caller = new AbortController();
  const { signal } = caller;
  const call = exchange(new Request('http://localhost/a', { signal }), 15_000);
  caller.abort(new Error('gone'));
  await expect(call).rejects.toThrow('gone');
});
