import { expect, test } from 'vitest';
import { slugOfEdition, withdrawnAfter } from './editions.ts';

const before = {
  hashes: new Map([
    ['owl', ['a', 'b']],
    ['fox-2', ['c']],
  ]),
  withdrawn: ['fox', 'toad'],
};

test('a page that is drawn as before keeps its address', () => {
  expect(slugOfEdition('owl', ['a', 'b'], before)).toBe('owl');
  expect(slugOfEdition('fox', ['c'], before)).toBe('fox-2');
});

test('a page that is drawn anew is another activity, so that people keep the one they colored', () => {
  expect(slugOfEdition('owl', ['a', 'new'], before)).toBe('owl-2');
  expect(slugOfEdition('fox', ['new'], before)).toBe('fox-3');
});

test('an address that was withdrawn is never given again', () => {
  expect(slugOfEdition('toad', ['d'], before)).toBe('toad-2');
  expect(slugOfEdition('heron', ['d'], before)).toBe('heron');
});

test('what is published no more is withdrawn, once', () => {
  expect(withdrawnAfter(before, new Set(['owl-2', 'fox-2']))).toEqual(['fox', 'owl', 'toad']);
});
