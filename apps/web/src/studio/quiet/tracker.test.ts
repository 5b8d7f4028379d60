import { beforeEach, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../testing/memory-storage.ts';
import type { QuietTime } from './quiet-time.ts';

stubLocalStorage();
vi.mock('./notify.ts', () => ({ notify: vi.fn(), askToNotify: vi.fn(), announceEnd: vi.fn() }));
const { notify } = await import('./notify.ts');
const { createQuietTime } = await import('./quiet-time.ts');
const { startMeditation } = await import('./tracker.ts');

let onTime: (milliseconds: number) => void;

function quietTime(): QuietTime {
  return createQuietTime(15, {
    watchTime: (listener) => {
      onTime = listener;
      return () => undefined;
    },
    keepAwake: () => () => undefined,
    onStart: () => undefined,
    announceEnd: () => () => undefined,
    onTimeUp: () => undefined,
  });
}

beforeEach(() => {
  vi.mocked(notify).mockClear();
});

it('TIM-3 a session left early is not completed and says nothing', () => {
  expect(startMeditation('/owl.webp', 15, quietTime()).end()).toMatchObject({
    completed: false,
    duration: 15,
  });
  expect(notify).not.toHaveBeenCalled();
});

it('TIM-3 a session that was as long as meant is completed without its timer, to the millisecond', () => {
  vi.useFakeTimers();
  const early = startMeditation('/owl.webp', 15, quietTime());
  vi.advanceTimersByTime(15 * 60_000 - 1);
  expect(early.end()).toMatchObject({ completed: false });
  const whole = startMeditation('/owl.webp', 15, quietTime());
  vi.advanceTimersByTime(15 * 60_000);
  expect(whole.end()).toMatchObject({ completed: true });
  expect(notify).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

it('TIM-3 a session that ends stops its timer', () => {
  const quiet = quietTime();
  const meditation = startMeditation('/owl.webp', 15, quiet);
  quiet.start();
  meditation.end();
  expect(quiet.store.getState().timer.running).toBe(false);
  expect(meditation.end()).toBeNull();
});

it('TIM-3 a session whose timer ran out is completed and says so', () => {
  const quiet = quietTime();
  const meditation = startMeditation('/owl.webp', 15, quiet);
  quiet.start();
  onTime(16 * 60_000);
  expect(meditation.end()).toMatchObject({ completed: true });
  expect(notify).toHaveBeenCalledWith(
    'Meditation Complete!',
    'You completed a 15 minute meditation session.',
  );
});
