import { describe, expect, it } from 'vitest';
import { knots } from './knots.ts';

describe('knots', () => {
  it('reads pairs, signs, decimals and corners from a table', () => {
    expect(knots('0,-40 12.5,-8! -12,8')).toEqual([
      [0, -40],
      [12.5, -8, 1],
      [-12, 8],
    ]);
  });

  it('takes any white space between pairs', () => {
    expect(knots(' 1,2\n  3,4 ')).toHaveLength(2);
  });

  it('refuses what is not a pair', () => {
    expect(() => knots('1,2 3')).toThrow('3');
    expect(() => knots('a,b')).toThrow('a,b');
  });
});
