import type { Recipe } from '@inkbloom/formats/page';
import { describe, expect, it } from 'vitest';
import { verdictOn } from '../../../../testing/drawing-process.ts';
import { searchPage, type Surroundings } from './search.ts';

const PLACE = { day: '2026-03-01', slot: 0 };
const judge = (recipe: Recipe) => Promise.resolve(verdictOn(recipe));
const sketch = judge;
const ATTEMPTS = { first: 0, most: 20 };
const kind = (name: string) =>
  ({
    subject: { composition: name, family: name, score: 4 },
    difficulty: 'easy',
    isDue: false,
    isOwnDifficulty: true,
  }) as const;

const known = (name: string) => ({ ...kind(name), subject: { ...kind(name).subject, stream: name } });

/** Judges, and writes down what it was asked for. */
const noting = (names: string[]) => (recipe: Recipe) => {
  names.push(recipe.composition);
  return judge(recipe);
};

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
  const search = await searchPage({ sketch, judge: by }, PLACE, surroundings, ATTEMPTS);
  return search.found?.verdict.recipe;
}

const refuseFirst = (recipe: Recipe) =>
  Promise.resolve(verdictOn(recipe, recipe.seed.endsWith('-0') ? ['too many specks'] : []));

const isTitleTaken = (title: string) => Promise.resolve(title === 'A boat');

const refuse = (recipe: Recipe) => Promise.resolve(verdictOn(recipe, ['too much ink']));

const blankOwls = (recipe: Recipe) =>
  Promise.resolve(verdictOn(recipe, [], recipe.composition === 'owl' ? ['too much blank paper'] : []));

const allBlank = (recipe: Recipe) => Promise.resolve(verdictOn(recipe, [], ['too much blank paper']));

describe('the search for a daily page', () => {
  it('takes the first page that passes', async () => {
    expect(await found(beside())).toMatchObject({ composition: 'owl', seed: 'daily-2026-03-01/0-0' });
    expect(await found(beside(), refuseFirst)).toMatchObject({
      composition: 'rose',
      seed: 'daily-2026-03-01/0-1',
    });
  });

  it('tries again what the day is about', async () => {
    const kinds = [{ ...kind('owl'), isDue: true }, kind('rose')];
    expect(await found(beside({ kinds }), refuseFirst)).toMatchObject({ composition: 'owl' });
  });

  it('leaves attempts to the difficulty of the place, and to the others, when what the day is about fails', async () => {
    const drawn: string[] = [];
    const kinds = [
      ...Array.from({ length: 9 }, (_, at) => ({ ...kind(`feast-${at}`), isDue: true })),
      kind('owl'),
      { ...kind('rose'), isOwnDifficulty: false },
    ];
    const process = { sketch: noting(drawn), judge: refuse };
    await searchPage(process, PLACE, beside({ kinds }), ATTEMPTS);
    const counts = ['feast', 'owl', 'rose'].map((name) => drawn.filter((one) => one.startsWith(name)).length);
    expect(counts).toEqual([9, 7, 4]);
  });

  it('draws nothing of a stream of the day while there is another, and measures nothing that is like a page', async () => {
    const drawn: string[] = [];
    const measured: string[] = [];
    const surroundings = beside({
      kinds: ['owl', 'rose', 'boat'].map(known),
      streams: new Set(['owl']),
      nearest: () => ({ likeness: drawn.length === 1 ? 0.9 : 0.1, activityId: 'a-rose' }),
    });
    const process = { sketch: noting(drawn), judge: noting(measured) };
    await searchPage(process, PLACE, surroundings, ATTEMPTS);
    expect([drawn, measured]).toEqual([['rose', 'boat'], ['boat']]);
  });

  it('goes on where the search before it ended', async () => {
    const search = await searchPage({ sketch, judge }, PLACE, beside(), { first: 30, most: 20 });
    expect(search.found?.verdict.recipe.seed).toBe('daily-2026-03-01/0-30');
  });

  it('prefers another stream than those of the day, and a title of its own', async () => {
    const surroundings = beside({ streams: new Set(['owl', 'rose']), isTitleTaken });
    expect((await found(surroundings))?.composition).toBe('star');
  });

  it('takes a page of the same stream rather than none', async () => {
    const streams = new Set(['owl', 'rose', 'boat', 'star']);
    expect(await found(beside({ streams }))).toBeDefined();
  });

  it('prefers a page with little blank paper, and takes another rather than none', async () => {
    expect((await found(beside(), blankOwls))?.composition).toBe('rose');
    expect((await found(beside(), allBlank))?.seed).toBe('daily-2026-03-01/0-10');
    const kinds = [{ ...kind('owl'), isDue: true }, kind('rose')];
    expect((await found(beside({ kinds }), blankOwls))?.composition).toBe('owl');
  });

  it('MAKE-3 refuses a page that is like any other by more than 0.80', async () => {
    let asked = 0;
    const nearest = () => ({ likeness: asked++ === 0 ? 0.81 : 0.79, activityId: 'an-owl' });
    expect((await found(beside({ nearest })))?.seed).toMatch(/-1$/);
  });

  it('ends after so many attempts and tells why', async () => {
    const search = await searchPage({ sketch, judge: refuse }, PLACE, beside(), ATTEMPTS);
    expect(search).toHaveProperty('refusals.length', 20);
    expect(search.refusals[0]).toMatchObject({ kind: kind('owl'), why: 'too much ink' });
  });
});
