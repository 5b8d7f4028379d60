import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { passed, watchTime } from './watch-time.ts';

const HOUR = 3_600_000;

describe('the time that passed', () => {
  it('TIM-1 is the wall clock’s', () => {
    expect(passed({ wall: 250, steady: 251 }, false)).toBe(250);
    expect(passed({ wall: 60_000, steady: 59_800 }, true)).toBe(60_000);
  });

  it('TIM-1 is not changed by a clock that is set, forward or back', () => {
    expect(passed({ wall: HOUR, steady: 250 }, false)).toBe(250);
    expect(passed({ wall: -HOUR, steady: 250 }, false)).toBe(250);
    expect(passed({ wall: -HOUR, steady: 250 }, true)).toBe(250);
    expect(passed({ wall: -10, steady: 0 }, false)).toBe(0);
  });

  it('TIM-1 clocks that differ by a second agree, by more they do not', () => {
    expect(passed({ wall: 5_000, steady: 4_000 }, false)).toBe(5_000);
    expect(passed({ wall: 5_001, steady: 4_000 }, false)).toBe(4_000);
    expect(passed({ wall: 4_000, steady: 5_001 }, false)).toBe(5_001);
  });

  it('TIM-1 includes the sleep of the device', () => {
    expect(passed({ wall: HOUR, steady: 250 }, true)).toBe(HOUR);
  });
});

describe('watching the time', () => {
  /** The part of a document that is watched. */
  class Page extends EventTarget {
    visibilityState = 'visible';

    turn(state: 'visible' | 'hidden'): void {
      this.visibilityState = state;
      this.dispatchEvent(new Event('visibilitychange'));
    }
  }

  function watched() {
    vi.useFakeTimers();
    const page = new Page();
    vi.stubGlobal('document', page);
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    const told: number[] = [];
    const stop = watchTime((milliseconds) => told.push(milliseconds));
    return { page, told, stop };
  }

  it('TIM-1 tells every quarter of a second what passed since the last time, until it is stopped', () => {
    const { told, stop } = watched();
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual([250, 250, 250, 250]);
    stop();
    vi.advanceTimersByTime(1_000);
    expect(told).toHaveLength(4);
  });

  it('TIM-1 tells at once when the page is hidden or seen again', () => {
    const { page, told, stop } = watched();
    vi.advanceTimersByTime(100);
    page.turn('hidden');
    expect(told).toEqual([100]);
    stop();
    page.turn('visible');
    expect(told).toHaveLength(1);
  });

  it('TIM-1 counts the sleep of a page that was hidden, not of one that was seen', () => {
    const { page, told } = watched();
    vi.setSystemTime(Date.now() + HOUR);
    page.turn('hidden');
    expect(told).toEqual([0]);
    vi.setSystemTime(Date.now() + HOUR);
    page.turn('visible');
    expect(told).toEqual([0, HOUR]);
    vi.setSystemTime(Date.now() + HOUR);
    vi.advanceTimersByTime(250);
    expect(told).toEqual([0, HOUR, 250]);
  });
});
