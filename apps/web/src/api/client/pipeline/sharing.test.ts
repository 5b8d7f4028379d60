import { expect, it, vi } from 'vitest';
import { createSharing } from './sharing.ts';

/** Questions whose answers the test gives. */
function questions() {
  const asked: { readonly signal: AbortSignal; readonly answer: (text: string) => void }[] = [];
  const start = vi.fn((signal: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    asked.push({ signal, answer: resolve });
    return promise;
  });
  return { start, asked };
}

it('REQ-2 one request answers all who ask the same while it is under way, and the next asks anew', async () => {
  const share = createSharing();
  const { start, asked } = questions();
  const answers = [share('a', undefined, start), share('a', undefined, start)];
  const other = share('b', undefined, start);
  asked[0]?.answer('owl');
  asked[1]?.answer('fox');
  expect(await Promise.all([...answers, other])).toEqual(['owl', 'owl', 'fox']);
  const again = share('a', undefined, start);
  expect(start).toHaveBeenCalledTimes(3);
  asked[2]?.answer('swan');
  expect(await again).toBe('swan');
});

it('REQ-2 a caller may leave; the request is given up with the last one, and the next asks anew', async () => {
  const share = createSharing();
  const { start, asked } = questions();
  const [one, two] = [new AbortController(), new AbortController()];
  const first = share('a', one.signal, start);
  const second = share('a', two.signal, start);
  one.abort(new Error('left'));
  await expect(first).rejects.toThrow('left');
  expect(asked[0]?.signal.aborted).toBe(false);
  two.abort(new Error('left too'));
  await expect(second).rejects.toThrow('left too');
  expect(asked[0]?.signal.aborted).toBe(true);
  const again = share('a', undefined, start);
  asked[1]?.answer('owl');
  expect(await again).toBe('owl');
});

it('REQ-2 what was given up takes nothing from the request that came after it', async () => {
  const share = createSharing();
  const { start, asked } = questions();
  const caller = new AbortController();
  const left = share('a', caller.signal, start);
  caller.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  const next = share('a', undefined, start);
  asked[0]?.answer('late');
  await Promise.resolve();
  const beside = share('a', undefined, start);
  expect(start).toHaveBeenCalledTimes(2);
  asked[1]?.answer('owl');
  expect(await Promise.all([next, beside])).toEqual(['owl', 'owl']);
});

it('REQ-2 a caller who has left already asks nothing, and one who was answered listens no more', async () => {
  const share = createSharing();
  const { start, asked } = questions();
  await expect(share('a', AbortSignal.abort(new Error('gone')), start)).rejects.toThrow('gone');
  expect(start).not.toHaveBeenCalled();
  const caller = new AbortController();
  const removed = vi.spyOn(caller.signal, 'removeEventListener');
  const answer = share('a', caller.signal, start);
  asked[0]?.answer('owl');
  expect(await answer).toBe('owl');
  expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
});
