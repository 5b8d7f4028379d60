import type { Activity } from '@inkbloom/contracts/activities';
import { describe, expect, it } from 'vitest';
import { choosePages } from './choose-pages.ts';

function activity(id: string, category: string, difficulty: Activity['difficulty']): Activity {
  return {
    id,
    title: id,
    description: '',
    imageUrl: '',
    thumbnailUrl: '',
    thumbnailPreviewUrl: '',
    imageList: [],
    category,
    difficulty,
    estimatedTime: 10,
    tags: [],
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  };
}

const CATALOGUE = [
  activity('city', 'urban', 'hard'),
  activity('rose', 'flowers', 'easy'),
  activity('old sun', 'mandalas', 'hard'),
  activity('sun', 'mandalas', 'easy'),
  activity('owl', 'animals', 'hard'),
  activity('cat', 'animals', 'easy'),
  activity('train', 'vehicles', 'medium'),
  activity('castle', 'fantasy', 'hard'),
  activity('cake', 'food', 'medium'),
];

describe('the pages of the landing page', () => {
  it('fit their places', () => {
    const { hero, values, fan } = choosePages(CATALOGUE);
    expect(hero?.id).toBe('sun');
    expect(values.map((one) => one?.id)).toEqual(['rose', 'old sun', 'cat', 'train']);
    expect(fan.map((one) => one?.id)).toEqual(['castle', 'cake', 'owl']);
  });

  it('come near them in a small catalogue, none of them twice', () => {
    const { hero, values, fan } = choosePages([activity('a', 'food', 'hard'), activity('b', 'food', 'easy')]);
    expect(hero?.id).toBe('b');
    expect(values.map((one) => one?.id)).toEqual(['a', undefined, undefined, undefined]);
    expect(fan).toEqual([undefined, undefined, undefined]);
  });

  it('are none in an empty one', () => {
    expect(choosePages([]).hero).toBeUndefined();
  });
});
