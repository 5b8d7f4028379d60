import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_EVENTS } from '@inkbloom/contracts/analytics';
import { createWarningCounts } from './warning-counts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('REQ-7 warnings are counted and handed over once a minute, even when that fails', async () => {
  const hand = vi.fn((_events: { name: string }[]) => Promise.reject(new Error('down')));
  const count = createWarningCounts(hand);
  count('slow-answer');
  count('error-rate');
  await vi.advanceTimersByTimeAsync(59_999);
  expect(hand).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(hand).toHaveBeenCalledExactlyOnceWith([{ name: 'answer_slow' }, { name: 'errors_many' }]);
  count('slow-page');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hand).toHaveBeenLastCalledWith([{ name: 'page_slow' }]);
});

it('REQ-7 hands over no more than the server takes at once', async () => {
  const hand = vi.fn((_events: { name: string }[]) => Promise.resolve());
  const count = createWarningCounts(hand);
  for (let warning = 0; warning <= MAX_EVENTS; warning++) count('token-hits');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hand).toHaveBeenCalledTimes(1);
  expect(hand.mock.calls[0]?.[0]).toHaveLength(MAX_EVENTS);
  expect(hand.mock.calls[0]?.[0][0]).toEqual({ name: 'token_missing' });
});
