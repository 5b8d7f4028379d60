import { createHash } from 'node:crypto';
import { decodeRegionMap, encodeRegionMap } from '@inkbloom/formats/region-map';
import { describe, expect, it } from 'vitest';
import { rasterOf } from '../scripts/raster.ts';
import { catalogue, colorPreview, compositions, drawPage, judge, mapRegions, survey } from './linework.ts';

const RECIPE = { composition: 'mandala-lotus', difficulty: 'medium', seed: '5' } as const;

describe('drawPage', () => {
  it('gives the same bytes for the same recipe', () => {
    expect(drawPage(RECIPE)).toEqual(drawPage(RECIPE));
    expect(drawPage(RECIPE).svg).not.toBe(drawPage({ ...RECIPE, seed: '6' }).svg);
  });

  it('throws on an unknown composition', () => {
    expect(() => drawPage({ ...RECIPE, composition: 'no-such-thing' })).toThrow('no-such-thing');
  });

  it.each(compositions())('draws %s as a self-contained picture with facts', (composition) => {
    const page = drawPage({ composition, difficulty: 'medium', seed: 'any' });
    expect(Math.max(page.width, page.height)).toBe(2048);
    expect(page.svg).toContain(`viewBox="0 0 ${page.width} ${page.height}"`);
    expect(page.svg).not.toMatch(/<script|href|NaN|undefined|Infinity/);
    expect(page.facts.title).toMatch(/^[A-Z]/);
    expect(page.facts.description.match(/\. |\.$/g)).toHaveLength(2);
    expect(new Set(page.facts.tags).size).toBe(page.facts.tags.length);
    expect(page.facts.tags.length).toBeGreaterThanOrEqual(4);
    expect(page.facts.tags.length).toBeLessThanOrEqual(8);
  });
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
  it('has distinct slugs and titles', () => {
    expect(new Set(catalogue.map((entry) => entry.slug)).size).toBe(catalogue.length);
    expect(new Set(catalogue.map((entry) => entry.title)).size).toBe(catalogue.length);
  });

  const covers = [...new Map(catalogue.map((entry) => [entry.recipes[0]!.composition, entry])).values()];

  it.each(covers)('$slug is drawn as it was published, and passes its gates', async ({ recipes, hashes }) => {
    const page = drawPage(recipes[0]!);
    expect(createHash('sha256').update(page.svg).digest('hex')).toBe(hashes[0]);
    const { measures } = survey(await rasterOf(page), page);
    expect(judge(measures, recipes[0]!.difficulty)).toEqual([]);
  });
});
