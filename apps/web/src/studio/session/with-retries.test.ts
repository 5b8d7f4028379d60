import { expect, it, vi } from 'vitest';
import { pastCaches, withRetries } from './with-retries.ts';

it('CAN-11 asks three more times, each past every cache', async () => {
  const load = vi.fn((url: string) => Promise.reject(new Error(url)));
  await expect(withRetries('/page.svg', load)).rejects.toThrow('/page.svg?retry=3');
  expect(load.mock.calls.flat()).toEqual([
    '/page.svg',
    '/page.svg?retry=1',
    '/page.svg?retry=2',
    '/page.svg?retry=3',
  ]);
});

it('CAN-11 stops at the first that comes', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce('here');
  await expect(withRetries('/page.svg', load)).resolves.toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps the parameters an address has', () => {
  expect(pastCaches('/page.svg?v=2', 1)).toBe('/page.svg?v=2&retry=1');
});
