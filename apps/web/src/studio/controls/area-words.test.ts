import { expect, it } from 'vitest';
import { areaWords } from './area-words.ts';

it('HAND-4 says how large an area is and where it lies', () => {
  const bounds = { x: 0, y: 0, width: 0.2, height: 0.1 };
  expect(areaWords({ center: { x: 0.1, y: 0.1 }, bounds })).toBe('Area at the top left');
  expect(areaWords({ center: { x: 0.5, y: 0.5 }, bounds: { ...bounds, height: 0.5 } })).toBe(
    'Large area in the middle',
  );
  expect(areaWords({ center: { x: 0.9, y: 0.5 }, bounds: { ...bounds, width: 0.01, height: 0.05 } })).toBe(
    'Small area right',
  );
});
