import { expect, it } from 'vitest';
import { sizeClassOf } from './size-class.ts';

it('CAN-1 lays the studio out by the size of the window', () => {
  expect(sizeClassOf(1440, 900)).toBe('desktop');
  expect(sizeClassOf(1024, 768)).toBe('desktop');
  expect(sizeClassOf(1023, 768)).toBe('tablet');
  expect(sizeClassOf(820, 1180)).toBe('tablet');
  expect(sizeClassOf(767, 1000)).toBe('phone');
  expect(sizeClassOf(390, 844)).toBe('phone');
  expect(sizeClassOf(844, 390)).toBe('landscape');
  expect(sizeClassOf(360, 420)).toBe('phone');
});
