import { describe, expect, it } from 'vitest';
import { attemptCounter } from './attempts.ts';

const RULE = { window: 60, max: 3 };

describe('the attempt counter', () => {
  it('allows so many a window and says how long to wait', async () => {
    let now = 0;
    const counter = attemptCounter(() => now);
    for (let index = 0; index < RULE.max; index += 1) {
      expect(await counter.consume('a', RULE)).toEqual({ allowed: true, retryAfter: null });
    }
    now = 15_000;
    expect(await counter.consume('a', RULE)).toEqual({ allowed: false, retryAfter: 45 });
    now = 60_000;
    expect((await counter.consume('a', RULE)).allowed).toBe(true);
  });

  it('counts each key for itself', async () => {
    const counter = attemptCounter(() => 0);
    for (let index = 0; index < RULE.max; index += 1) await counter.consume('a', RULE);
    expect((await counter.consume('b', RULE)).allowed).toBe(true);
  });

  it('never refuses steady use below the limit', async () => {
    let now = 0;
    const counter = attemptCounter(() => now);
    for (let index = 0; index < 1000; index += 1) {
      now += 25_000;
      expect((await counter.consume('a', RULE)).allowed).toBe(true);
    }
  });
});
