import type { Suggestion } from '@inkbloom/contracts/activities';

const KEY = 'inkbloom.searches';
const MOST = 6;
/** What a box without words of its own offers to somebody who has not searched yet. */
const POPULAR = ['mandala', 'cat', 'flowers', 'butterfly', 'castle', 'autumn'];

/** The latest searches of this device, the last one first. */
function readSearches(): string[] {
  return (localStorage.getItem(KEY) ?? '').split('\n').filter(Boolean);
}

/** Remembers what was searched for on this device. */
export function noteSearch(words: string): void {
  if (words === '') return;
  const others = readSearches().filter((other) => other !== words);
  try {
    localStorage.setItem(KEY, [words, ...others].slice(0, MOST).join('\n'));
  } catch {
    // Without room a search is only not remembered.
  }
}

/** What an empty box offers: the latest searches of this device, else what many look for. */
export function searchesToOffer(): Suggestion[] {
  const own = readSearches();
  return (own.length > 0 ? own : POPULAR).map((text) => ({ kind: 'tag', text }));
}
