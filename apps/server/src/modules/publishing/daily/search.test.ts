import type { Recipe } from '@inkbloom/formats/page';
import { describe, expect, it } from 'vitest';
import { verdictOn } from '../../../../testing/drawing-process.ts';
import { MOST_ATTEMPTS, searchPage, type Surroundings } from './search.ts';

const PLACE = { day: '2026-03-01', slot: 0 };
const judge = (recipe: Recipe) => Promise.resolve(verdictOn(recipe));
const kind = (name: string) =>
  ({ subject: { composition: name, family: name, score: 4 }, difficulty: 'easy' }) as const;

function beside(changes: Partial<Surroundings> = {}): Surroundings {
  return {
    kinds: ['owl', 'rose', 'boat', 'star'].map(kind),
    streams: new Set(),
    isTitleTaken: () => Promise.resolve(false),
    nearest: () => ({ likeness: 0, activityId: null }),
    ...changes,
  };
}

async function found(surroundings: Surroundings, by = judge) {
  const search = await searchPage(by, PLACE, surroundings);
  return 'found' in search ? search.found.verdict.recipe : undefined;
}

const refuseFirst = (recipe: Recipe) =>
  Promise.resolve(verdictOn(recipe, recipe.seed.endsWith('-0') ? ['too many specks'] : []));

const isTitleTaken = (title: string) => Promise.resolve(title === 'A boat');

const refuse = (recipe: Recipe) => Promise.resolve(verdictOn(recipe, ['too much ink']));

describe('the search for a daily page', () => {
  it('takes the first page that passes', async () => {
    expect(await found(beside())).toMatchObject({ composition: 'owl', seed: 'daily-2026-03-01/0-0' });
    expect(await found(beside(), refuseFirst)).toMatchObject({
      composition: 'owl',
      seed: 'daily-2026-03-01/0-1',
    });
  });

  it('prefers another stream than those of the day, and a title of its own', async () => {
    const surroundings = beside({ streams: new Set(['owl', 'rose']), isTitleTaken });
    expect((await found(surroundings))?.composition).toBe('star');
  });

  it('takes a page of the same stream rather than none', async () => {
    const streams = new Set(['owl', 'rose', 'boat', 'star']);
    expect(await found(beside({ streams }))).toBeDefined();
  });

  it('MAKE-3 refuses a page that is like any other by more than 0.80', async () => {
    let asked = 0;
    const nearest = () => ({ likeness: asked++ === 0 ? 0.81 : 0.79, activityId: 'an-owl' });
    expect((await found(beside({ nearest })))?.seed).toMatch(/-1$/);
  });

  it('ends after so many attempts and tells why', async () => {
    const search = await searchPage(refuse, PLACE, beside());
    expect(search).toHaveProperty('refusals.length', MOST_ATTEMPTS);
    expect(search).toHaveProperty(['refusals', 0], 'owl: too much ink');
  });
});
