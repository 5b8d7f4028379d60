import { describe, expect, it } from 'vitest';
import { KeptError } from '../../device/kept/kept-store.ts';
import { pagesAndRoom, troubleWords } from './kept-words.ts';

describe('PWA-2 what a person is told of kept pages', () => {
  it('says how many and how much room', () => {
    expect(pagesAndRoom(24, 9_100_000)).toBe('24 pages, 9.1 MB');
    expect(pagesAndRoom(1, 412_000)).toBe('1 page, 0.4 MB');
    expect(pagesAndRoom(200, 81_600_000)).toBe('200 pages, 82 MB');
  });

  it('has words of its own for each failure', () => {
    const words = (['limit', 'no-room', 'closed'] as const).map((trouble) =>
      troubleWords(new KeptError(trouble)),
    );
    expect(new Set([...words, troubleWords(new Error('500'))]).size).toBe(4);
    expect(words[0]).toContain('500 MB');
  });
});
