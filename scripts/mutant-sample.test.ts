import { expect, it } from 'vitest';
import { sampleOf } from './mutant-sample.ts';

const mutants = Array.from({ length: 500 }, (_, id) => ({ id: String(id) }));

it('draws the same sample every time, whatever the order, and a larger one around it', () => {
  const sample = sampleOf(mutants, 120, 'one');
  expect(new Set(sample).size).toBe(120);
  expect(sampleOf(mutants.toReversed(), 120, 'one')).toEqual(sample);
  expect(sampleOf(mutants, 150, 'one').slice(0, 120)).toEqual(sample);
  expect(sample).not.toEqual(mutants.slice(0, 120));
  expect(sampleOf(mutants, 120, 'two')).not.toEqual(sample);
});

it('is everything where there is less', () => {
  expect(sampleOf(mutants, Infinity, 'one')).toHaveLength(500);
});
