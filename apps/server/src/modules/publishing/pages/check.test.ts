import { catalogue } from '@inkbloom/linework/catalogue';
import type { Recipe } from '@inkbloom/formats/page';
import { describe, expect, it } from 'vitest';
import { quickDrawingProcess, verdictOn } from '../../../../testing/drawing-process.ts';
import { Transcript } from '../../../../testing/pages.ts';
import { check } from './check.ts';
import { cataloguePages, type PublishedPage } from './published.ts';

const RECIPE = { composition: 'owl', difficulty: 'easy', seed: '1' } as const;
const FINE: PublishedPage = { activity: 'an-owl', recipe: RECIPE, hash: verdictOn(RECIPE).hash };

/** A judge who knows what is bad. */
function judge(recipe: Recipe) {
  return Promise.resolve(verdictOn(recipe, recipe.seed === 'bad' ? ['too much ink'] : []));
}

async function checked(pages: readonly PublishedPage[], isShort = false) {
  const terminal = new Transcript();
  const holds = await check(pages, isShort, { terminal, startProcess: () => quickDrawingProcess({ judge }) });
  return { holds, results: terminal.results, notices: terminal.notices };
}

describe('pages check', () => {
  it('tells of every page as a table, and how far it is', async () => {
    const { holds, results, notices } = await checked([FINE]);
    expect(holds).toBe(true);
    expect(results[0]).toMatch(/^page +activity +regions .* verdict$/);
    expect(results[1]).toMatch(/^owl:easy:1 .* an-owl .* passes$/);
    expect(results.at(-1)).toBe('1 pages, 0 fail their gates, 0 pairs are too much alike');
    expect(notices).toEqual(['Checking: 1 of 1']);
  });

  it('names the gates that a page fails, a changed drawing and pages that are too much alike', async () => {
    const failing = { ...FINE, recipe: { ...RECIPE, seed: 'bad' }, hash: undefined };
    const { holds, results } = await checked([FINE, { ...FINE, activity: 'copy', hash: '0' }, failing], true);
    expect(holds).toBe(false);
    expect(results.filter((line) => line.includes('drawn otherwise than published'))).toHaveLength(1);
    expect(results.some((line) => line.endsWith('FAILS too much ink'))).toBe(true);
    expect(results.some((line) => line.includes('is too much like'))).toBe(true);
    expect(results.at(-1)).toBe('3 pages, 2 fail their gates, 1 pairs are too much alike');
  });

  it('compares pages of two streams, and tells how many are framed or short of what is asked of new ones', async () => {
    const twin = { ...RECIPE, composition: 'tower' } as const;
    const print = verdictOn(RECIPE).print;
    const terminal = new Transcript();
    const startProcess = () =>
      quickDrawingProcess({
        judge: (recipe) => {
          const verdict = verdictOn(recipe);
          const measures = { ...verdict.measures, banded: recipe.composition === 'tower' };
          return Promise.resolve({ ...verdict, print, measures, short: ['areas too narrow for a crayon'] });
        },
      });
    const pages = [RECIPE, twin].map((recipe) => ({ activity: recipe.composition, recipe, hash: undefined }));
    expect(await check(pages, true, { terminal, startProcess })).toBe(false);
    expect(terminal.results).toEqual([
      expect.stringMatching(/is too much like/),
      expect.stringMatching(/^stream +pages +wanted +missing /),
      ...Array.from({ length: 16 }, () => expect.any(String) as string),
      '2 pages of 1200 wanted, 2 compositions of 400',
      'likeness to the nearest page: median 1.00, below 0.70 is wanted',
      'The calendar of the daily pages: npm run pages -- year',
      '2 of 2 easy pages: areas too narrow for a crayon (asked of new ones)',
      'frames around 50.0 % of the pages, a quarter is enough',
      expect.stringContaining('1 pairs are too much alike'),
    ]);
  });

  it('knows every page of the catalogue', () => {
    const pages = cataloguePages();
    expect(pages.length).toBeGreaterThanOrEqual(catalogue.flatMap(({ recipes }) => recipes).length + 3);
  });
});
