import { expect, it } from 'vitest';
import { drawingsAdded, drawingsMissing } from './album-words.ts';

it('says how many drawings were brought back', () => {
  expect([0, 1, 3].map(drawingsAdded)).toEqual([
    'All of these drawings are here already.',
    '1 drawing brought back.',
    '3 drawings brought back.',
  ]);
});

it('says how many drawings a file lacks', () => {
  expect(drawingsMissing(0, 4)).toBeNull();
  expect(drawingsMissing(1, 4)).toContain('1 drawing of 4 could not be painted');
  expect(drawingsMissing(4, 4)).toContain('The drawings could not be painted');
});
