import { catalogue } from '@inkbloom/linework/catalogue';
import { featuredSamples, sampleActivities } from '@inkbloom/linework/samples';
import { describe, expect, it } from 'vitest';
import { dailyMembersFrom, forMembers } from './membership.ts';

const FREE = ['nature', 'animals', 'mandalas', 'flowers', 'patterns'];

function shelf(category: string, count: number) {
  return Array.from({ length: count }, (_, place) => ({ slug: `${category}-${place}`, category }));
}

function freeOf(category: string, count: number): number {
  return count - forMembers(shelf(category, count)).size;
}

describe('what is for members', () => {
  it('SUB-11 leaves the first 120 of each of the five free streams to everybody, together 500 pages', () => {
    for (const stream of FREE) {
      expect(freeOf(stream, 140)).toBe(120);
      expect(freeOf(stream, 60)).toBe(60);
    }
    const held = forMembers(catalogue);
    const free = catalogue.filter(({ slug, category }) => FREE.includes(category) && !held.has(slug));
    expect(free.flatMap(({ recipes }) => recipes).length).toBeGreaterThanOrEqual(500);
  });

  it('SUB-11 leaves a third of every other stream to everybody, spread over it', () => {
    expect(freeOf('fantasy', 45)).toBe(15);
    expect([...forMembers(shelf('food', 5))]).toEqual(['food-1', 'food-2', 'food-4']);
  });

  it('SUB-11 leaves everything without a stream to everybody', () => {
    for (const category of ['urban', 'adventure', 'seasonal', 'featured'])
      expect(freeOf(category, 30)).toBe(30);
  });

  it('SUB-11 leaves all of People and Letters & Words to everybody, as before they were streams', () => {
    for (const category of ['people', 'letters']) expect(freeOf(category, 90)).toBe(90);
  });

  it('SUB-11 never holds a sample back', () => {
    const held = forMembers([...catalogue, ...featuredSamples]);
    for (const { slug } of [...sampleActivities(), ...featuredSamples]) expect(held).not.toContain(slug);
  });

  it('SUB-11 lets everybody have a daily page for thirty days, and for ever where there is no stream', () => {
    const at = '2026-03-01T23:00:00.000Z';
    expect(dailyMembersFrom('animals', at)).toBe('2026-03-31T23:00:00.000Z');
    expect(dailyMembersFrom('urban', at)).toBeNull();
  });
});
