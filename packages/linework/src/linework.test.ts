import { createHash } from 'node:crypto';
import { decodeRegionMap, encodeRegionMap } from '@inkbloom/formats/region-map';
import type { Recipe } from '@inkbloom/formats/page';
import { describe, expect, it } from 'vitest';
import { rasterOf } from '../scripts/raster.ts';
import { catalogue } from './catalogue.ts';
import { inkPrint, likeness } from './regions/likeness.ts';
import { colorPreview, compositions, drawPage, gradeOf, judge, mapRegions, survey } from './linework.ts';

const RECIPE = { composition: 'mandala-lotus', difficulty: 'medium', seed: '5' } as const;

async function seen(recipe: Recipe) {
  const page = drawPage(recipe);
  const { luma, width, height } = await rasterOf(page);
  const { measures } = survey({ luma, width, height }, page);
  return { measures, print: inkPrint({ luma, width, height }) };
}

describe('drawPage', () => {
  it('gives the same bytes for the same recipe', () => {
    expect(drawPage(RECIPE)).toEqual(drawPage(RECIPE));
    expect(drawPage(RECIPE).svg).not.toBe(drawPage({ ...RECIPE, seed: '6' }).svg);
  });

  it('MAKE-3 comes nearer to a part of a picture, and to another page', async () => {
    const whole = { composition: 'pizza', difficulty: 'medium', seed: '1' } as const;
    const all = await seen(whole);
    for (const view of ['middle', 'low'] as const) {
      const near = await seen({ ...whole, view });
      expect(near.measures.regions).toBeLessThan(all.measures.regions);
      expect(near.measures).toMatchObject({ leaks: 0, framed: true });
      expect(near.measures.margin).toBeGreaterThan(0.025);
      expect(likeness(near.print, all.print)).toBeLessThan(0.8);
    }
  });

  it('throws on an unknown composition', () => {
    expect(() => drawPage({ ...RECIPE, composition: 'no-such-thing' })).toThrow('no-such-thing');
  });
});

/** Each composition with a page of it: the first that is published, if any is. */
const PAGES = compositions().map((composition) => {
  const entry = catalogue.find(({ recipes }) => recipes.some((recipe) => recipe.composition === composition));
  const at = entry?.recipes.findIndex((recipe) => recipe.composition === composition) ?? 0;
  const recipe: Recipe = entry?.recipes[at] ?? { composition, difficulty: 'medium', seed: 'any' };
  return { composition, recipe, hash: entry?.hashes[at] };
});

describe('every composition', () => {
  it('has a name of its own', () => {
    const names = compositions();
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it.each(PAGES)('draws $composition as it was published, self-contained, with facts', ({ recipe, hash }) => {
    const { svg, width, height, facts } = drawPage(recipe);
    expect(createHash('sha256').update(svg).digest('hex')).toEqual(hash ?? expect.any(String));
    expect(Math.max(width, height)).toBe(2048);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg).not.toMatch(/<script|href|NaN|undefined|Infinity/);
    expect(facts.title).toMatch(/^[A-Z]/);
    expect(facts.description.match(/\. |\.$/g)).toHaveLength(2);
    expect(new Set(facts.tags).size).toBe(facts.tags.length);
    expect(facts.tags.length).toBeGreaterThanOrEqual(4);
    expect(facts.tags.length).toBeLessThanOrEqual(8);
  });

  // Every page is judged by `npm run pages -- check`; a tenth keeps the suite short.
  const published = PAGES.filter(({ hash }) => hash !== undefined);
  it.each(published.filter((_, i) => i % 10 === 0))(
    'passes its gates with $composition',
    async ({ recipe }) => {
      const page = drawPage(recipe);
      const { measures } = survey(await rasterOf(page), page);
      expect(judge(measures, gradeOf(page.facts))).toEqual([]);
    },
  );
});

describe('colorPreview', () => {
  it('paints every closed shape and no ink', () => {
    const page = drawPage(RECIPE);
    const preview = colorPreview(page);
    expect(preview.match(/<path /g)).toHaveLength(page.shapes.length);
    expect(preview).not.toContain('stroke');
    expect(colorPreview(page)).toBe(preview);
  });
});

describe('mapRegions on a page', () => {
  it('has neighbours that meet beneath the lines, dense ids, and survives encoding', async () => {
    const page = drawPage(RECIPE);
    const raster = await rasterOf(page);
    const { map, measures } = survey(raster, page);
    expect(mapRegions(raster.luma, raster.width, raster.height)).toEqual(map);
    expect(map.ids.filter((id) => id === 0).length / map.ids.length).toBeLessThan(0.001);
    expect(new Set(map.ids.filter((id) => id > 0)).size).toBe(map.count);
    expect(decodeRegionMap(encodeRegionMap(map))).toEqual(map);
    expect(judge(measures, 'medium')).toEqual([]);
  });
});

describe('the catalogue', () => {
  it.each(['slug', 'title', 'description'] as const)('uses no %s twice', (part) => {
    const words = catalogue.map((entry) => entry[part]);
    expect(words.filter((one, i) => words.indexOf(one) !== i)).toEqual([]);
  });

  it('describes each activity in two sentences', () => {
    const others = catalogue.filter(({ description }) => description.match(/[.?!](?= |$)/g)?.length !== 2);
    expect(others.map(({ slug }) => slug)).toEqual([]);
  });
});
