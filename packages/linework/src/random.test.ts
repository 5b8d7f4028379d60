import { describe, expect, it } from 'vitest';
import { Random } from './random.ts';

const draw = (random: Random, count: number) => Array.from({ length: count }, () => random.next());

describe('Random', () => {
  it('repeats itself for a seed and differs for another', () => {
    expect(draw(new Random('owl'), 20)).toEqual(draw(new Random('owl'), 20));
    expect(draw(new Random('owl'), 20)).not.toEqual(draw(new Random('owm'), 20));
  });

  it('keeps to its ranges and reaches both ends', () => {
    const random = new Random('range');
    const values = Array.from({ length: 500 }, () => random.int(2, 5));
    expect(new Set(values)).toEqual(new Set([2, 3, 4, 5]));
    const shares = draw(random, 500);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...shares)).toBeLessThan(1);
    expect(shares.reduce((sum, v) => sum + v, 0) / 500).toBeCloseTo(0.5, 1);
  });

  it('forks streams that what was drawn before does not shift', () => {
    const used = new Random('page');
    draw(used, 7);
    expect(draw(used.fork('leaf'), 5)).toEqual(draw(new Random('page').fork('leaf'), 5));
  });

  it('shuffles without losing anything and refuses to pick from nothing', () => {
    const random = new Random('cards');
    const cards = [1, 2, 3, 4, 5, 6, 7];
    expect(random.shuffle(cards).sort((a, b) => a - b)).toEqual(cards);
    expect(() => random.pick([])).toThrow('nothing');
  });
});
