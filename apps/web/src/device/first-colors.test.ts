import { afterEach, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../testing/memory-storage.ts';
import { firstColors, keepFirstColor, takeFirstColors } from './first-colors.ts';

afterEach(() => vi.unstubAllGlobals());

const coral = { x: 0.25, y: 0.5, hex: '#F0806B' };
const sage = { x: 0.7, y: 0.1, hex: '#9CBF86' };

it('LAND-3 what was colored on the landing page is kept, lifted and laid on one drawing', () => {
  stubLocalStorage();
  keepFirstColor('owl', 3, coral);
  keepFirstColor('owl', 8, coral);
  keepFirstColor('owl', 8, sage);
  keepFirstColor('owl', 3, undefined);
  expect([...firstColors('owl')]).toEqual([[8, sage]]);
  expect(takeFirstColors('fox')).toEqual([]);
  expect(takeFirstColors('owl')).toEqual([sage]);
  expect(takeFirstColors('owl')).toEqual([]);
  expect(firstColors('owl').size).toBe(1);
  keepFirstColor('owl', 3, coral);
  expect(takeFirstColors('owl')).toHaveLength(2);
});

it('LAND-3 another page begins anew, and what somebody else wrote there is passed over', () => {
  const storage = stubLocalStorage();
  keepFirstColor('owl', 3, coral);
  keepFirstColor('fox', 1, sage);
  expect(firstColors('owl').size).toBe(0);
  for (const broken of ['{', '7', '{"activityId":"fox","colors":{"1":{"x":"a"},"2":null}}']) {
    storage.setItem('inkbloom.first-colors', broken);
    expect(firstColors('fox').size).toBe(0);
  }
});
