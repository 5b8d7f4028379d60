import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { compositions } from './linework.ts';
import { featuredSamples, sampleActivities } from './samples.ts';

describe('the samples', () => {
  it('SRV-6 are twelve, two of each of their categories', () => {
    const categories = sampleActivities().map(({ category }) => category);
    const wanted = ['nature', 'animals', 'fantasy', 'adventure', 'patterns', 'urban'];
    expect(categories.toSorted()).toEqual([...wanted, ...wanted].toSorted());
    expect(new Set(sampleActivities().map(({ slug }) => slug)).size).toBe(12);
  });

  it('SRV-6 featured ones are pages that the catalogue does not have', () => {
    const drawn = new Set(
      catalogue.flatMap(({ recipes }) => recipes.map((recipe) => JSON.stringify(recipe))),
    );
    const names = new Set(catalogue.map(({ slug }) => slug));
    expect(featuredSamples).toHaveLength(3);
    for (const { slug, recipes } of featuredSamples) {
      expect(names).not.toContain(slug);
      expect(drawn).not.toContain(JSON.stringify(recipes[0]));
      expect(compositions()).toContain(recipes[0]?.composition);
    }
  });
});
