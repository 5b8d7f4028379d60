import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pastCaches, withRetries } from './with-retries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('CAN-11 asks three more times, each past every cache', async () => {
  const load = vi.fn((url: string) => Promise.reject(new Error(url)));
  const refused = expect(withRetries('/page.svg', load)).rejects.toThrow('/page.svg?retry=3');
  await vi.runAllTimersAsync();
  await refused;
  expect(load.mock.calls.flat()).toEqual([
    '/page.svg',
    '/page.svg?retry=1',
    '/page.svg?retry=2',
    '/page.svg?retry=3',
  ]);
});

it('CAN-11 stops at the first that comes', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce('here');
  const loaded = withRetries('/page.svg', load);
  await vi.runAllTimersAsync();
  await expect(loaded).resolves.toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps the parameters an address has', () => {
  expect(pastCaches('/page.svg?v=2', 1)).toBe('/page.svg?v=2&retry=1');
});

it('CAN-11 waits longer each time, so that a server that is down has time to come back', async () => {
  const load = vi.fn((url: string) => Promise.reject(new Error(url)));
  const refused = expect(withRetries('/page.svg', load)).rejects.toThrow('retry=3');
  await vi.advanceTimersByTimeAsync(240);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_020);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(2_400);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.runAllTimersAsync();
  await refused;
});
