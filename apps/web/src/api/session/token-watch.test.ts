import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTokenWatch } from './token-watch.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('AUTH-8 looks every 30 minutes, and stops when told', async () => {
  const check = vi.fn(() => Promise.resolve());
  const stop = startTokenWatch(check);
  await vi.advanceTimersByTimeAsync(30 * MINUTE - 1);
  expect(check).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(30 * MINUTE + 1);
  expect(check).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(90 * MINUTE);
  expect(check).toHaveBeenCalledTimes(2);
});

it('AUTH-8 looks again after 30 seconds when it failed, doubling to 16 minutes', async () => {
  const times: number[] = [];
  const stop = startTokenWatch(() => {
    times.push(Date.now());
    return Promise.reject(new Error('down'));
  });
  await vi.advanceTimersByTimeAsync(120 * MINUTE);
  stop();
  const waits = times.slice(1).map((time, at) => (time - (times[at] ?? 0)) / 1000);
  expect(waits.slice(0, 8)).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
});
