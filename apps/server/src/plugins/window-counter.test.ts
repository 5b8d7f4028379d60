import { describe, expect, it } from 'vitest';
import { createWindowCounter } from './window-counter.ts';

const RULE = { window: 60, max: 3 };

describe('the counter of windows', () => {
  it('allows so many a window and says how long to wait', () => {
    let now = 0;
    const counter = createWindowCounter(() => now);
    for (let index = 0; index < RULE.max; index += 1) {
      expect(counter.consume('a', RULE)).toEqual({ allowed: true, retryAfter: null });
    }
    now = 15_000;
    expect(counter.consume('a', RULE)).toEqual({ allowed: false, retryAfter: 45 });
    now = 60_000;
    expect(counter.consume('a', RULE).allowed).toBe(true);
  });

  it('counts each key for itself', () => {
    const counter = createWindowCounter(() => 0);
    for (let index = 0; index < RULE.max; index += 1) counter.consume('a', RULE);
    expect(counter.consume('b', RULE).allowed).toBe(true);
  });

  it('never refuses steady use below the limit', () => {
    let now = 0;
    const counter = createWindowCounter(() => now);
    for (let index = 0; index < 1000; index += 1) {
      now += 25_000;
      expect(counter.consume('a', RULE).allowed).toBe(true);
    }
  });
});
