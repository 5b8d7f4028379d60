import { beforeEach, expect, it } from 'vitest';
import { stubLocalStorage } from '../../../testing/memory-storage.ts';
import { noteSearch, searchesToOffer } from './recent-searches.ts';

const offered = () => searchesToOffer().map(({ text }) => text);

beforeEach(() => void stubLocalStorage());

it('FIND-2 an empty box offers what many look for, then the latest searches of this device, each once', () => {
  expect(offered()).toContain('mandala');
  for (const words of ['owl', 'fox', '', 'owl']) noteSearch(words);
  expect(offered()).toEqual(['owl', 'fox']);
  for (let number = 0; number < 9; number++) noteSearch(`search ${number}`);
  expect(offered()).toHaveLength(6);
  expect(offered()[0]).toBe('search 8');
});
