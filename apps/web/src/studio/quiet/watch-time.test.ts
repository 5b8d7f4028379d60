import { describe, expect, it } from 'vitest';
import { passed } from './watch-time.ts';

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

  it('TIM-1 includes the sleep of the device', () => {
    expect(passed({ wall: HOUR, steady: 250 }, true)).toBe(HOUR);
  });
});
