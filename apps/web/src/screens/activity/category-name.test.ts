import { describe, expect, it } from 'vitest';
import { categoryName } from './category-name.ts';

const stream = {
  id: 'fresh-and-new',
  slug: 'fresh-and-new',
  name: 'Fresh & New',
  description: '',
  imageUrl: '',
  rank: 1,
  isPrimary: true,
  activityCount: 12,
};

describe('categoryName', () => {
  it('DET-2 is the name of the stream', () => {
    expect(categoryName('fresh-and-new', [stream])).toBe('Fresh & New');
  });

  it('DET-2 is made from the value where there is no such stream', () => {
    expect(categoryName('city-life', [stream])).toBe('City Life');
    expect(categoryName('animals')).toBe('Animals');
  });
});
