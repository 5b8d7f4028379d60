import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../testing/memory-storage.ts';
import { keepPage, readPage, type KeptPage } from './kept-page.ts';

const DAY = 24 * 60 * 60 * 1000;
const PAGE: KeptPage = {
  at: 1_000_000,
  activities: [
    {
      id: 'owl',
      title: 'Owl',
      description: '',
      imageUrl: '/owl.png',
      thumbnailUrl: '/owl.webp',
      thumbnailPreviewUrl: '/owl-color.webp',
      imageList: [],
      category: 'animals',
      difficulty: 'easy',
      estimatedTime: 10,
      tags: ['owl'],
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    },
  ],
  total: 60,
};

afterEach(() => vi.unstubAllGlobals());

describe("GAL-11 the gallery's first page on this device", () => {
  it('comes back as it was kept', () => {
    stubLocalStorage();
    keepPage(PAGE);
    expect(readPage(PAGE.at + 1)).toEqual(PAGE);
  });

  it('is good for a day', () => {
    stubLocalStorage();
    keepPage(PAGE);
    expect(readPage(PAGE.at + DAY - 1)).toBeDefined();
    expect(readPage(PAGE.at + DAY)).toBeUndefined();
  });

  it.each(['', '{', '{"at":1}'])('is none when nothing usable was kept: %j', (kept) => {
    stubLocalStorage({ 'inkbloom.gallery': kept });
    expect(readPage(2)).toBeUndefined();
  });

  it('does without when there is no room', () => {
    stubLocalStorage().setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(() => keepPage(PAGE)).not.toThrow();
  });
});
