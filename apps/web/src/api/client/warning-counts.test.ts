import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
