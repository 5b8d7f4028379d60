import { describe, expect, it } from 'vitest';
import { taker } from '../testing/taker.ts';
import { listActivities, listChosen, MAX_CHOSEN, searchActivities } from './activities.ts';
import { listCategories } from './categories.ts';
import { listDaily } from './daily.ts';
import { getKeepingRoom } from './keeping.ts';

const list = (query: object) => listActivities.querystring.safeParse(query);
const many = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`).join();

describe('SRV-1 what a list of activities is asked for', () => {
  it('is all of it, downward, unless told', () => {
    expect(list({}).data).toEqual({ page: 1, limit: 50, sortOrder: 'desc' });
  });

  it.each([
    [{ category: 'fresh-and-new' }],
    [{ category: many(16) }],
    [{ difficulty: 'easy,hard' }],
    [{ expert: 'yes', season: 'autumn', pages: 'several', sortBy: 'mostColored', sortOrder: 'asc' }],
    [{ search: 'a'.repeat(200) }],
  ])('is taken as %j', (query) => {
    expect(list(query).data).toMatchObject(query);
  });

  it.each([
    [{ category: 'Owls' }],
    [{ category: 'a,,b' }],
    [{ category: '' }],
    [{ category: 'a'.repeat(65) }],
    [{ category: many(17) }],
    [{ category: "a' or 1=1" }],
    [{ difficulty: 'expert' }],
    [{ difficulty: 'easy,' }],
    [{ expert: 'no' }],
    [{ maxMinutes: '0' }],
    [{ maxMinutes: '1000' }],
    [{ maxMinutes: '15m' }],
    [{ season: 'rainy' }],
    [{ pages: '2' }],
    [{ sortBy: 'random()' }],
    [{ sortOrder: 'DESC' }],
    [{ search: 'a'.repeat(201) }],
    [{ search: 'a\0' }],
    [{ q: 'owl' }],
  ])('is refused as %j', (query) => {
    expect(list(query).success).toBe(false);
  });

  it('has the longest time as a number', () => {
    expect(list({ maxMinutes: '45' }).data?.maxMinutes).toBe(45);
  });

  it('is looked for by `q` in a search, which needs one', () => {
    expect(searchActivities.querystring.safeParse({ q: ' owl ' }).data?.q).toBe('owl');
    expect(searchActivities.querystring.safeParse({}).success).toBe(false);
    expect(searchActivities.querystring.safeParse({ q: 'owl', search: 'owl' }).success).toBe(false);
  });
});

it('FIND-3 as many activities as one call may name are named by their ids, and nothing else', () => {
  const chosen = taker(listChosen.querystring, (ids: string) => ({ ids }));
  expect([chosen('owl'), chosen('A_b-1,owl'), chosen(many(MAX_CHOSEN))]).toEqual([true, true, true]);
  for (const other of ['', 'owl,', 'a b', 'owl;drop', '../up', many(MAX_CHOSEN + 1), 'a'.repeat(65)]) {
    expect(chosen(other), other.slice(0, 20)).toBe(false);
  }
});

it('MAKE-3 a span of days is written as dates', () => {
  const span = taker(listDaily.querystring, (query: object) => query);
  expect([span({}), span({ from: '2026-01-01', to: '2026-12-31' })]).toEqual([true, true]);
  for (const from of [
    '2026-1-1',
    '2026-13-01',
    '2026-00-10',
    '2026-01-32',
    '2026-01-00',
    '26-01-01',
    'now',
  ]) {
    expect(span({ from }), from).toBe(false);
  }
});

it('PWA-2 GAL-2 a stream is named by its slug, and the primary ones by a word', () => {
  const room = taker(getKeepingRoom.querystring, (category: string) => ({ category }));
  expect([room('fresh-and-new'), room('Owls'), room('a,b'), room('')]).toEqual([true, false, false, false]);
  const primary = taker(listCategories.querystring, (word: unknown) => ({ primary: word }));
  expect([primary('true'), primary('false'), primary('yes'), primary('1')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
