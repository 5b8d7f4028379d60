import { describe, expect, it } from 'vitest';
import { marked, moved, NONE, suggestionPath } from './suggestion-choice.ts';

describe('suggestions while typing', () => {
  it('are gone through with the arrows, round by way of the text itself', () => {
    expect(moved(NONE, 'ArrowDown', 3)).toBe(0);
    expect(moved(2, 'ArrowDown', 3)).toBe(NONE);
    expect(moved(NONE, 'ArrowUp', 3)).toBe(2);
    expect(moved(0, 'ArrowUp', 3)).toBe(NONE);
    expect(moved(NONE, 'ArrowDown', 0)).toBe(NONE);
  });

  it('lead to their page when they are titles or streams', () => {
    expect(suggestionPath({ kind: 'title', text: 'Owl', activityId: 'quiet-owl' })).toBe(
      '/activity/quiet-owl',
    );
    expect(suggestionPath({ kind: 'stream', text: 'Food', slug: 'food' })).toBe('/gallery/food');
    expect(suggestionPath({ kind: 'tag', text: 'owl' })).toBeUndefined();
  });

  it('show which of their letters were typed', () => {
    expect(marked('Moonlit Owl', 'quiet ow')).toEqual(['Moonlit ', 'Ow', 'l']);
    expect(marked('Moonlit Owl', 'fox')).toEqual(['Moonlit Owl', '', '']);
    expect(marked('Moonlit Owl', ' ')).toEqual(['Moonlit Owl', '', '']);
  });
});
