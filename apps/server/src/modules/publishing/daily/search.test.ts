import type { Recipe } from '@inkbloom/formats/page';
import { describe, expect, it } from 'vitest';
import { verdictOn } from '../../../../testing/drawing-process.ts';
import { candidate } from './candidates.ts';
import { MOST_ATTEMPTS, searchPage, type Surroundings } from './search.ts';

const PLACE = { day: '2026-03-01', slot: 0 };
const judge = (recipe: Recipe) => Promise.resolve(verdictOn(recipe));
const refuse = (recipe: Recipe) => Promise.resolve(verdictOn(recipe, ['too much ink']));

function beside(changes: Partial<Surroundings> = {}): Surroundings {
  return {
    subjects: ['owl', 'rose', 'boat', 'star'],
    recent: new Set(),
    streams: new Set(),
    isTitleTaken: () => Promise.resolve(false),
    pagesOf: () => [],
    ...changes,
  };
}

async function found(surroundings: Surroundings, by = judge) {
  const search = await searchPage(by, PLACE, surroundings);
  return 'verdict' in search ? search.verdict : undefined;
}

describe('the search for a daily page', () => {
  it('takes the first page that passes', async () => {
    const wanted = candidate(PLACE, 0, beside().subjects, new Set());
    expect((await found(beside()))?.recipe).toEqual(wanted);
    const second = await found(beside(), (recipe) =>
      Promise.resolve(verdictOn(recipe, recipe.seed === wanted.seed ? ['too many specks'] : [])),
    );
    expect(second?.recipe.seed).toMatch(/-1$/);
  });

  it('prefers another stream than those of the day, and a title of its own', async () => {
    const surroundings = beside({
      streams: new Set(['owl', 'rose']),
      isTitleTaken: (title) => Promise.resolve(title === 'A boat'),
    });
    expect((await found(surroundings))?.recipe.composition).toBe('star');
  });

  it('takes a page of the same stream rather than none', async () => {
    const surroundings = beside({ streams: new Set(['owl', 'rose', 'boat', 'star']) });
    expect((await found(surroundings))?.recipe.seed).toMatch(/-20$/);
  });

  it('refuses a page that hardly differs from a published one', async () => {
    const first = candidate(PLACE, 0, beside().subjects, new Set());
    const surroundings = beside({
      pagesOf: (stream) => (stream === first.composition ? [first] : []),
    });
    expect((await found(surroundings))?.recipe.seed).toMatch(/-1$/);
  });

  it('ends after forty attempts and tells why', async () => {
    const search = await searchPage(refuse, PLACE, beside());
    expect(search).toHaveProperty('refusals.length', MOST_ATTEMPTS);
    expect(search).toHaveProperty(['refusals', 0], expect.stringMatching(/: too much ink$/));
  });
});
