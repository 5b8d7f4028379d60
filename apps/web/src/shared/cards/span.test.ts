import { describe, expect, it } from 'vitest';
import { spanInView } from './span.ts';

const LIST = { size: 1000, pitch: 100, count: 5000, spare: 2 };

describe('the part of a list that is in view', () => {
  it.each([
    [0, { from: 0, to: 12 }],
    [150, { from: 0, to: 14 }],
    [10_050, { from: 98, to: 113 }],
    [499_900, { from: 4997, to: 5000 }],
    [-5000, { from: 0, to: 0 }],
    [900_000, { from: 5000, to: 5000 }],
  ])('begins at %i', (start, span) => {
    expect(spanInView({ ...LIST, start })).toEqual(span);
  });

  it('is never longer than what fits and is spare, however long the list', () => {
    for (let start = 0; start < 500_000; start += 12_345) {
      const { from, to } = spanInView({ ...LIST, start });
      expect(to - from).toBeLessThanOrEqual(15);
    }
  });

  it('is nothing before anything was measured', () => {
    expect(spanInView({ ...LIST, pitch: 0, start: 0 })).toEqual({ from: 0, to: 0 });
  });
});
