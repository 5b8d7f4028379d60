import type { Activity } from '@inkbloom/contracts/activities';
import type { Category } from '@inkbloom/contracts/categories';
import { describe, expect, it } from 'vitest';
import { KEPT, planSections, sectionPath } from './sections.ts';

function activity(id: number, stream: string): Activity {
  return {
    id: `a${id}`,
    title: `Page ${id}`,
    description: '',
    imageUrl: '',
    thumbnailUrl: '',
    thumbnailPreviewUrl: '',
    imageList: [],
    category: stream,
    difficulty: 'easy',
    estimatedTime: 10,
    tags: [],
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  };
}

function category(slug: string, rank: number, activityCount = 5): Category {
  return { id: slug, name: slug, slug, description: '', imageUrl: '', rank, isPrimary: true, activityCount };
}

const page = {
  activities: Array.from({ length: 20 }, (_, id) => activity(id, id === 19 ? 'urban' : 'animals')),
  total: 60,
};

const slugs = (categories: Category[]) => planSections(categories, page).map(({ slug }) => slug);

describe('the sections of the gallery', () => {
  it('GAL-3 stand by rank, those without a ranked category at the end', () => {
    const categories = [category('flowers', 7), category('animals', 3)];
    expect(slugs(categories)).toEqual(['animals', 'flowers', 'fresh-and-new', 'explore-more']);
    expect(slugs([...categories, category('fresh-and-new', 1)])[0]).toBe('fresh-and-new');
  });

  it('GAL-3 leave out a stream that holds nothing', () => {
    expect(slugs([category('animals', 3), category('vehicles', 4, 0)])).not.toContain('vehicles');
  });

  it('GAL-6 begin with the twelve newest and end with what belongs to no stream', () => {
    const [newest, , rest] = planSections([category('fresh-and-new', 1, 0), category('animals', 2)], page);
    expect(newest?.activities).toHaveLength(12);
    expect(newest?.total).toBe(60);
    expect(rest?.activities?.map(({ id }) => id)).toEqual(['a19']);
  });

  it('GAL-6 ask for Explore More where the server has it as a stream', () => {
    const sections = planSections([category('animals', 2), category('explore-more', 11)], page);
    expect(sections.find(({ slug }) => slug === 'explore-more')?.activities).toBeUndefined();
  });

  it('GAL-6 are one with everything when no categories came', () => {
    const sections = planSections([], page);
    expect(sections).toHaveLength(1);
    expect(sections[0]).toMatchObject({ slug: 'fresh-and-new', title: 'Fresh & New', total: 60 });
    expect(sections[0]?.activities).toHaveLength(20);
  });

  it('GAL-7 begin with the streams that a person has, in their order, when there are some', () => {
    const categories = [category('fresh-and-new', 1), category('animals', 3), category('flowers', 7)];
    const sections = planSections(categories, page, new Set(['flowers']));
    expect(sections.slice(0, 3).map(({ slug }) => slug)).toEqual(['flowers', 'fresh-and-new', 'animals']);
  });

  it('GAL-5 lead to their stream, Explore More to all streams', () => {
    const sections = planSections([category('animals', 2), category('explore-more', 11)], page);
    expect(sections.map(sectionPath)).toEqual(['/gallery/animals', '/streams', '/gallery/fresh-and-new']);
  });

  it('GAL-11 what is kept on the device leads to its place on the shelf', () => {
    const kept = { slug: KEPT, title: 'Kept on this device', activities: [], total: 0 };
    expect(sectionPath(kept)).toBe('/shelf?show=offline');
  });
});
