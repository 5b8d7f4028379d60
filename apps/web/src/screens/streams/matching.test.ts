import type { Category } from '@inkbloom/contracts/categories';
import { describe, expect, it } from 'vitest';
import { matching } from './matching.ts';

function stream(name: string, description: string): Category {
  return {
    id: name,
    slug: name,
    name,
    description,
    imageUrl: '',
    rank: 1,
    isPrimary: true,
    activityCount: 1,
  };
}

const streams = [stream('Animals', 'From shy foxes to owls.'), stream('Food', 'Cakes and fruit.')];
const found = (text: string) => matching(streams, text).map(({ name }) => name);

describe('the search of the streams', () => {
  it('ALL-1 finds a part of a name, in any case', () => {
    expect(found('NIM')).toEqual(['Animals']);
  });

  it('ALL-1 finds a part of a description', () => {
    expect(found('fox')).toEqual(['Animals']);
    expect(found(' cakes ')).toEqual(['Food']);
  });

  it('ALL-1 shows every stream without words, and none that does not match', () => {
    expect(found('')).toEqual(['Animals', 'Food']);
    expect(found('.*')).toEqual([]);
  });
});
